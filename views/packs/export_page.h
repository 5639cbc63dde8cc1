// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/packs/pack_export.h"
#include "views/theme/theme.h"

#include <QWidget>

#include <functional>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace views {

/// A deck that can be passed on with its cards.
struct ExportDeck
{
    QString name;
    model::Deck deck;
};

/// Asks what to pass on and what the pack says about itself. Everything that would go into it is listed and
/// can be left out; what cannot be is said while typing.
class ExportPage : public QWidget
{
    Q_OBJECT

public:
    /// What can be chosen from for a request; called whenever that is another kind or game.
    using Cards = std::function<std::vector<model::ExportCard>(const model::ExportRequest&)>;

    ExportPage(const Theme& theme, Cards cards, QWidget* parent = nullptr);

    /// `games`: ids with names; `selection`: cards of `game` that are chosen elsewhere, may be empty.
    void begin(const std::vector<std::pair<QString, QString>>& games, const std::vector<ExportDeck>& decks,
               const QString& game, const QStringList& selection);
    [[nodiscard]] model::ExportRequest request() const;
    /// A scenario goes into the pack too; one of the same name is replaced.
    void addScenario(const QString& name, const QByteArray& text);
    void takeFocus();
    void setBusy(bool busy);
    void setLanguage(model::Language language);
    void retranslate();

Q_SIGNALS:
    void asked(); ///< request() can be carried out
    void scenarioWanted();
    void dismissed();

private:
    void build();
    void check();
    void suggestId();
    void changeWhat();
    void fillCards();
    /// Without what is chosen in the list.
    [[nodiscard]] model::ExportRequest wholeRequest() const;
    [[nodiscard]] const ExportDeck* chosenDeck() const;

    const Theme& m_theme;
    Cards m_cards;
    std::vector<ExportDeck> m_decks;
    std::vector<model::ExportCard> m_shown;
    QStringList m_selection;
    model::PackTexts m_scenarios;
    model::Language m_language = model::Language::English;
    bool m_busy = false;
    bool m_ownId = false;
    bool m_filling = false;
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
    QLabel* m_listTitle;
    QListWidget* m_list;
    QLabel* m_listNote;
    QPushButton* m_addScenario;
    QLabel* m_problem;
    QPushButton* m_save;
    QPushButton* m_dismiss;
};

} // namespace views
