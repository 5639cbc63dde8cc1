// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/library_content.h"
#include "model/proxies/proxy_job.h"
#include "model/rulebook/rulebook_reader.h"
#include "tests/support/crimson.h"

namespace tests {

/// All built-in cards as a deck of the name "Müllers Türme", with their clarifications.
inline model::ProxyDeck builtInDeck(const QString& game = tests::kCrimson)
{
    model::ProxyDeck deck;
    deck.name = QStringLiteral("Müllers Türme");
    deck.date = QDate(2026, 3, 9);
    for (const model::Card& card : model::builtInCards(game)) {
        model::ProxyCard proxy{card, 1, {}};
        for (const model::Clarification* found : model::builtInRulebook(game).clarificationsOfCard(card.id))
            proxy.clarifications.push_back(*found);
        deck.cards.push_back(std::move(proxy));
    }
    return deck;
}

/// The job of a deck that can be printed so; anything else ends the test program.
inline model::ProxyJob plannedJob(model::ProxyDeck deck, const model::SheetOptions& options)
{
    auto job = model::planJob(std::move(deck), options);
    if (!job)
        qFatal("the sheet cannot be laid out: problem %d", static_cast<int>(job.error().kind));
    return std::move(job).value();
}

} // namespace tests
