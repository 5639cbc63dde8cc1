// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/packs/pack_export.h"
#include "views/theme/theme.h"

#include <QWidget>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace views {

/// A deck whose cards can be passed on.
struct ExportDeck
{
    QString name;
    QString game;
    QStringList cards; ///< characters and castles
};

/// Asks what to pass on and what the pack says about itself. What cannot be is said while typing.
class ExportPage : public QWidget
{
    Q_OBJECT

public:
    explicit ExportPage(const Theme& theme, QWidget* parent = nullptr);

    /// `games`: ids with names; `selection`: cards of the first game that are chosen elsewhere, may be empty.
    void begin(const std::vector<std::pair<QString, QString>>& games, const std::vector<ExportDeck>& decks,
               const QStringList& selection, const QString& author);
    [[nodiscard]] model::ExportRequest request() const;
    void takeFocus();
    void setBusy(bool busy);
    void retranslate();

Q_SIGNALS:
    void asked(); ///< request() can be carried out
    void dismissed();

private:
    void check();
    void suggestId();

    const Theme& m_theme;
    std::vector<ExportDeck> m_decks;
    QStringList m_selection;
    bool m_busy = false;
    bool m_ownId = false;
    QFormLayout* m_form;
    QLabel* m_title;
    QLabel* m_about;
    QComboBox* m_what;
    QComboBox* m_game;
    QLineEdit* m_titleEn;
    QLineEdit* m_titleDe;
    QLineEdit* m_id;
    QLineEdit* m_version;
    QLineEdit* m_authors;
    QLineEdit* m_licence;
    QLabel* m_problem;
    QPushButton* m_save;
    QPushButton* m_dismiss;
};

} // namespace views
