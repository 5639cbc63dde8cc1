// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/settings/settings.h"
#include "views/theme/fonts.h"
#include "views/theme/tokens.h"

#include <QIcon>
#include <QObject>

namespace views {

/// Gives the whole application its colours and fonts as the settings say, and tells widgets that paint
/// themselves when to do it again. Made once by app after QApplication, before any widget, and passed by
/// reference.
class Theme : public QObject
{
    Q_OBJECT

public:
    explicit Theme(const model::Settings& settings, QObject* parent = nullptr);

    [[nodiscard]] Scheme scheme() const { return m_scheme; }
    [[nodiscard]] const Tokens& tokens() const { return tokensFor(m_scheme); }
    [[nodiscard]] const Fonts& fonts() const { return m_fonts; }

    /// A multiple of the 4 px grid; tighter when the settings ask for a compact density.
    [[nodiscard]] int gap(int units) const;
    /// A length that grows with the text size of the settings.
    [[nodiscard]] int scaled(int pixels) const;
    [[nodiscard]] bool isCompact() const { return m_compact; }
    /// Whether something may move to show where it went: as the settings say, or the desktop.
    [[nodiscard]] bool hasMotion() const;

    /// An icon of resources/icons in the ink of the scheme; in the accent when checked.
    [[nodiscard]] QIcon icon(const QString& name) const;

Q_SIGNALS:
    void changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void apply();
    [[nodiscard]] Scheme wantedScheme() const;

    const model::Settings& m_settings;
    Scheme m_scheme = Scheme::Light;
    Fonts m_fonts;
    bool m_compact = false;
    bool m_applying = false;
};

} // namespace views
