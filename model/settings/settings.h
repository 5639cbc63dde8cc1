// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/language/language.h"

#include <QHash>
#include <QKeySequence>
#include <QObject>
#include <QSettings>
#include <QTimer>

#include <array>
#include <optional>

namespace model {

enum class ColourScheme { System, Light, Dark, Contrast };
enum class Density { Comfortable, Compact };
enum class Motion { System, On, Off };

/// What a person has chosen about the program, kept in one ini file. Nothing of the library lives here.
/// Unknown or damaged values read as the default. A change is written at once and reported by a signal.
class Settings : public QObject
{
    Q_OBJECT

public:
    /// The steps of the text size in percent; what lies between them is allowed in the file.
    static constexpr std::array kTextSizes{100, 115, 130, 150, 175, 200};
    static constexpr int kSmallestText = kTextSizes.front();
    static constexpr int kLargestText = kTextSizes.back();

    /// `file` is created on the first change; its folder too.
    explicit Settings(const QString& file, QObject* parent = nullptr);
    ~Settings() override;

    /// The file in the user's configuration folder.
    [[nodiscard]] static QString defaultFile();

    [[nodiscard]] QString file() const { return m_store.fileName(); }

    /// The system's language until one was chosen.
    [[nodiscard]] Language language() const;
    void setLanguage(Language language);

    [[nodiscard]] ColourScheme colourScheme() const;
    void setColourScheme(ColourScheme scheme);

    /// Percent of the normal size, within the bounds above.
    [[nodiscard]] int textSize() const;
    void setTextSize(int percent);
    /// To the next larger (1) or smaller (-1) step.
    void stepTextSize(int direction);

    [[nodiscard]] Density density() const;
    void setDensity(Density density);

    /// Whether cards move to where they go.
    [[nodiscard]] Motion motion() const;
    void setMotion(Motion motion);

    /// The keys a person gave to an action; nothing: its default. An empty sequence means "no keys".
    [[nodiscard]] std::optional<QKeySequence> shortcut(const QString& action) const;
    void setShortcut(const QString& action, const std::optional<QKeySequence>& keys);

    /// State of the window and of views: geometry, place, splitters, sort order; each view names its own key.
    [[nodiscard]] QVariant state(const QString& key, const QVariant& fallback = {}) const;
    void setState(const QString& key, const QVariant& value);
    /// The same for what changes with every key or click: it is on disk a moment later, and when this ends.
    void noteState(const QString& key, const QVariant& value);

Q_SIGNALS:
    void languageChanged(model::Language language);
    void appearanceChanged(); ///< colour scheme, text size, density or motion
    void shortcutsChanged();
    /// The file cannot be written; what was chosen holds until the program ends. The next change tries again.
    void saveFailed(const QString& file);

private:
    void write(const QString& key, const QVariant& value);
    void writeNoted();
    void sync();
    [[nodiscard]] QVariant value(const QString& key, const QVariant& fallback = {}) const;
    [[nodiscard]] std::optional<QByteArray> contentToSave() const;

    QSettings m_store;                  ///< what the file says; never written through
    QHash<QString, QVariant> m_changed; ///< what the file does not say yet; not valid: removed
    QHash<QString, QVariant> m_noted;   ///< states that are not on disk yet
    QTimer m_later;
    bool m_failureReported = false;
};

} // namespace model
