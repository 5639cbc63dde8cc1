// SPDX-License-Identifier: GPL-3.0-or-later

// Decks that the program brings: the first one of a beginner and those of the tour.
#include "model/decks/deck_rules_file.h"
#include "model/games/game_cards.h"
#include "model/play/known_games.h"
#include "model/play/sample_decks.h"
#include "views/decks/builder_page.h"
#include "views/decks/deck_builder.h"
#include "views/decks/decks_place.h"

namespace views {

void DecksPlace::openSampleDeck()
{
    const QString id = QStringLiteral("first-steps");
    model::DeckStore* store = m_workshop.store();
    if (store != nullptr) {
        const auto saved = store->deck(id);
        const auto draft = store->draft(id);
        if ((saved && *saved) || (draft && *draft)) {
            (void)store->setRemoved(id, false);
            openDeck(id);
            return;
        }
    }
    model::Deck deck = model::emptyDeck(model::firstGame(), model::usualVariant(model::firstGame()));
    deck.id = id;
    deck.name = tr("My first deck");
    // Something of every kind, and nothing that needs a long explanation.
    for (const char* card :
         {"thief", "beggar", "war-bear", "monk", "wizard", "illusionist", "blood-priest", "bishop", "fairy",
          "plague-doctor", "undead", "voodoo-doll", "njord", "dodgy-dealer", "fortune-teller"}) {
        const QString known = QString::fromLatin1(card);
        deck.change(known, 1, m_workshop.cardsOf(deck.game).nameOf(known, model::Language::English));
    }
    m_session.begin(deck);
    m_settings.setState(kOpenDeck, id);
    showPage(Builder);
    (void)m_session.save();
    m_workshop.refreshDecks();
}

void DecksPlace::addSampleDecks()
{
    model::DeckStore* store = m_workshop.store();
    const rules::KnownGame* game = model::knownGame(m_workshop.game());
    if (store == nullptr || game == nullptr)
        return;
    int added = 0;
    for (const model::Deck& deck : model::sampleDecks(*game, m_settings.language())) {
        if (const auto saved = store->deck(deck.id); saved && *saved) {
            (void)store->setRemoved(deck.id, false);
            continue;
        }
        if (const auto done = store->save(deck); !done) {
            tell(QStringLiteral("deck.samples"), MessageKind::Danger,
                 [] { return tr("The sample decks cannot be saved. Is the library writable?"); });
            return;
        }
        ++added;
    }
    m_workshop.refreshDecks();
    showPage(Shelf);
    tell(QStringLiteral("deck.samples"), MessageKind::Good, [added] {
        return added == 0 ? tr("All sample decks of this game are among your decks.")
                          : tr("%n sample deck(s) added.", nullptr, added);
    });
}

void DecksPlace::showSample()
{
    // A tournament deck, an opponent's, and one that is not legal; made once.
    const auto make = [this](const QString& name, int from, int cards, const QString& sleeves,
                             const QString& tag) {
        model::Deck deck = model::emptyDeck(m_workshop.game(), model::usualVariant(m_workshop.game()));
        deck.id = QStringLiteral("sample-%1").arg(from);
        deck.name = name;
        deck.sleeves = sleeves;
        deck.tags = {tag};
        int place = 0;
        for (const model::DirectoryCard& each : m_workshop.cards().cards())
            if (each.card.kind == model::CardKind::Character && place++ >= from && deck.count() < cards)
                deck.change(each.card.id, 1, each.card.name.en);
        return deck;
    };
    const model::Deck first = make(tr("Night watch"), 3, 15, QStringLiteral("#1f5a96"), tr("club"));
    model::Deck second = make(tr("Old gods"), 13, 15, QStringLiteral("#b58900"), tr("opponent"));
    model::Deck third = make(tr("Work in progress"), 24, 13, {}, tr("club"));
    third.change(QStringLiteral("thief"), 2);
    if (model::DeckStore* store = m_workshop.store()) {
        for (const model::Deck& deck : {second, third, first})
            (void)store->save(deck);
        m_workshop.refreshDecks();
        m_settings.setState(BuilderPage::opponentKey(first.id), second.id);
        m_session.open(third);
        m_session.changeCopies({{QStringLiteral("wizard"), 0, 1, {}}});
        (void)m_session.keepDraft();
        openDeck(first.id);
    } else {
        m_session.begin(first);
        showPage(Builder);
    }
    m_builder->showPage(0);
}

} // namespace views
