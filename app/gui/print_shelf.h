// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/deck_workshop.h"
#include "model/settings/settings.h"
#include "views/print/print_sources.h"

#include <QCoreApplication>

#include <functional>

namespace app {

/// What the running program can print: the deck that was open, the decks of the library, all cards.
class PrintShelf : public views::PrintSources
{
    Q_DECLARE_TR_FUNCTIONS(PrintShelf)

public:
    /// `database` gives the open library, or null; all references outlive the shelf.
    PrintShelf(model::DeckWorkshop& workshop, const model::Settings& settings, const model::Clock& clock,
               std::function<model::Database*()> database);

    /// The deck as its builder has it now, saved or not; it stays until another one is set.
    void setAtHand(const model::Deck& deck) { m_atHand = deck; }

    /// Puts one more copy of a card with those that were chosen for printing, and gives how many they are
    /// now. They stay until they are printed or let go.
    int choose(const QString& game, const QString& card);
    /// The id of their entry.
    static const QString kChosen;

    [[nodiscard]] std::vector<Entry> entries() const override;
    [[nodiscard]] model::ProxyDeck deck(const QString& id) const override;
    [[nodiscard]] model::ProxyDeck onlyChanged(const model::ProxyDeck& deck, const QString& id,
                                               const model::SheetOptions& options) const override;
    [[nodiscard]] std::unique_ptr<model::PictureSource> pictures() const override;
    void letGo(const QString& id) override;
    void remember(const model::ProxyDeck& deck, const QString& id, const model::SheetOptions& options,
                  bool whole) override;

private:
    struct Chosen
    {
        QString game;
        QString card;
        int copies = 1;
    };

    [[nodiscard]] int chosenCopies() const;
    [[nodiscard]] std::optional<model::Deck> found(const QString& id) const;

    [[nodiscard]] QString allCardsOf(const QString& game) const;
    /// As the library has them, corrections included; read when first asked for after entries().
    [[nodiscard]] const model::CardDirectory& cardsOf(const QString& game) const;

    model::DeckWorkshop& m_workshop;
    const model::Settings& m_settings;
    const model::Clock& m_clock;
    std::function<model::Database*()> m_database;
    std::optional<model::Deck> m_atHand;
    std::vector<Chosen> m_chosen;
    mutable QHash<QString, model::CardDirectory> m_cards; ///< by game
};

} // namespace app
