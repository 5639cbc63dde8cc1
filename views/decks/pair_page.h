// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/deck_contents_model.h"
#include "views/decks/builder_page.h"

class QComboBox;
class QLabel;
class QListView;
class QPushButton;
class QStackedWidget;

namespace views {

class DeckCardDelegate;
class EmptyState;
class RichLabel;

/// "Pair with…": an opponent's deck beside this one, and the match deck that both make: who brought what, in
/// the colours of their sleeves, and what both brought. Remembers the opponent of each deck.
class PairPage : public BuilderPage
{
    Q_OBJECT

public:
    PairPage(const BuilderContext& context, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override { return tr("Pair"); }
    void refresh() override;
    /// The keyboard goes to the choice of the opponent.
    void chooseOpponent();
    /// The match deck is copied as a list of two.
    [[nodiscard]] const std::optional<model::Deck>& opponent() const { return m_opponent; }
    void setOpponent(const QString& id);

Q_SIGNALS:
    void importAsked(); ///< an opponent's deck from a file
    void playAsked(const model::Deck& opponent);
    void ruleAsked(const QString& clause);

private:
    void show();
    /// Why the variant pairs no decks, in a sentence; empty where it does.
    [[nodiscard]] QString whyUnpaired() const;

    QLabel* m_label;
    QComboBox* m_choice;
    QPushButton* m_import;
    QPushButton* m_play;
    QLabel* m_state;
    RichLabel* m_doubles;
    model::DeckContentsModel* m_match;
    DeckCardDelegate* m_delegate;
    QListView* m_list;
    RichLabel* m_legend;
    EmptyState* m_none;
    QLabel* m_unpaired;
    QStackedWidget* m_listOrNone;
    std::optional<model::Deck> m_opponent;
};

} // namespace views
