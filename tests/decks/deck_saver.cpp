// SPDX-License-Identifier: GPL-3.0-or-later

// deck_saver LIBRARY ID: saves one version of a deck after the other, each with a draft before it, and prints
// the number of each that is kept, until it is killed.
#include "model/decks/deck_store.h"
#include "model/library/library_content.h"
#include "tests/support/crimson.h"

#include <QCoreApplication>

#include <cstdio>

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    auto database = model::Database::open(arguments.value(1), model::Database::Access::ReadWrite);
    if (!database)
        return 1;
    const model::SystemClock clock;
    model::DeckStore store(**database, clock);
    model::Deck deck = model::emptyDeck(tests::kCrimson, QStringLiteral("duel"));
    deck.id = arguments.value(2);
    for (int i = 1;; ++i) {
        deck.name = QString::number(i);
        deck.change(QStringLiteral("thief"), i % 90 == 0 ? -89 : 1);
        if (!store.saveDraft(deck))
            return 2;
        const auto number = store.save(deck);
        if (!number)
            return 3;
        std::printf("%d\n", *number);
        std::fflush(stdout);
    }
}
