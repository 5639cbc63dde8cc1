// SPDX-License-Identifier: GPL-3.0-or-later
//
// The code of the match that is set up, to pass it on or to type one in, and the deal of the day.
#include "model/play/brought_deck.h"
#include "model/play/deal_code.h"
#include "views/table/setup_page.h"

#include <QLineEdit>

namespace views {

void SetupPage::showDeal()
{
    // What somebody is typing stays until it is read.
    if (game() == nullptr || m_deal->hasFocus())
        return;
    const auto code = model::dealCode(*game(), matchSetup());
    m_deal->setText(code ? *code : QString());
    m_deal->setCursorPosition(0);
}

void SetupPage::setDeal(const QString& code)
{
    const auto deckOf = [this](const QString& print) -> std::optional<std::vector<std::string>> {
        for (const std::vector<std::string>& cards : m_deckCards)
            if (!cards.empty() && model::deckFingerprint(cards) == print)
                return cards;
        if (!m_ownDecks.list)
            return std::nullopt;
        for (const model::DeckSummary& each : m_ownDecks.list())
            if (const auto deck = m_ownDecks.deck(each.id)) {
                std::vector<std::string> cards = model::ownDeckOf(*deck).cards;
                if (model::deckFingerprint(cards) == print)
                    return cards;
            }
        return std::nullopt;
    };
    const auto read = model::readDealCode(code, m_games, deckOf);
    if (!read) {
        setProblem(
            tr("The deal cannot be set up: %1.").arg(QString::fromStdString(read.error().text(language()))));
        return;
    }
    model::TableSetup deal = setup();
    deal.match = *read;
    setSetup(deal);
    takeFocus();
    edited();
}

void SetupPage::setDaily()
{
    if (game() == nullptr)
        return;
    const auto deal = model::dailyDeal(*game(), matchSetup(), QDate::currentDate());
    if (const auto code = model::dealCode(*game(), deal))
        setDeal(*code);
}

} // namespace views
