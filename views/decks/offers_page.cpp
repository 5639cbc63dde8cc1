// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/decks/offers_page.h"

#include "model/decks/deck_rules_file.h"
#include "model/decks/deck_words.h"
#include "views/decks/offer_view.h"
#include "views/frame/choice_box.h"
#include "views/text/label.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QRandomGenerator>
#include <QVBoxLayout>

namespace views {

OffersPage::OffersPage(const BuilderContext& context, QWidget* parent)
    : BuilderPage(context, parent)
    , m_played(new ChoiceBox(this))
    , m_offer(new OfferView(context.theme, this))
    , m_state(new Label(this))
    , m_taken(new Label(this))
    , m_again(new QPushButton(this))
    , m_back(new QPushButton(this))
{
    m_state->setObjectName(QStringLiteral("offerState"));
    m_again->setObjectName(QStringLiteral("offerAgain"));
    m_back->setObjectName(QStringLiteral("offerBack"));
    m_state->setWordWrap(true);
    m_taken->setWordWrap(true);
    m_taken->setProperty("role", QStringLiteral("quiet"));
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_again);
    buttons->addWidget(m_back);
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 16, 16);
    column->setSpacing(8);
    column->addWidget(m_played);
    column->addWidget(m_state);
    column->addWidget(m_offer, 1);
    column->addLayout(buttons);
    column->addWidget(m_taken);
    follow(*m_played);
    connect(m_again, &QPushButton::clicked, this, [this] { draw(QRandomGenerator::global()->generate64()); });
    connect(m_back, &QPushButton::clicked, this, [this] {
        m_sample->stepBack();
        show();
    });
    connect(m_offer, &OfferView::taken, this, [this](int index) {
        m_sample->take(static_cast<std::size_t>(index));
        show();
    });
}

void OffersPage::refresh()
{
    m_again->setText(tr("Draw again"));
    m_again->setToolTip(tr("Shuffle again and lay out an offer"));
    m_back->setText(tr("Step back"));
    m_back->setToolTip(tr("Return the last card taken"));
    model::Deck played = playedDeck(*m_played);
    const bool same = m_sample && m_shown.cards == played.cards;
    m_shown = std::move(played);
    if (!same)
        draw(m_seed);
    else
        show();
}

void OffersPage::draw(quint64 seed)
{
    m_seed = seed;
    const rules::decks::Variant* variant = model::variantOf(m_shown);
    m_hand = variant != nullptr && variant->firstHand;
    m_sample.emplace(std::vector<const model::Deck*>{&m_shown}, seed,
                     m_hand ? static_cast<std::size_t>(variant->firstHand->cards)
                            : model::SampleOffer::kOffered);
    show();
}

void OffersPage::show()
{
    QStringList offer;
    for (const auto& card : m_sample->offer())
        offer << card.card;
    const auto top = m_sample->top();
    m_offer->setCards(offer, top ? top->card : QString(), cards(), language());
    m_state->setText(offer.isEmpty() ? tr("The deck is empty.")
                     : m_hand
                         ? tr("An opening hand. Play a card; the next one is drawn. %n card(s) left in the "
                              "deck.",
                              nullptr, m_sample->left())
                         : tr("Take a card from the offer; the next one takes its place. %n card(s) "
                              "left in the deck.",
                              nullptr, m_sample->left()));
    QStringList taken;
    const model::CardNames names{cards(), language(), &m_shown};
    for (const auto& card : m_sample->taken())
        taken << names(card.card);
    m_taken->setText(taken.isEmpty() ? QString() : tr("Taken: %1").arg(taken.join(QStringLiteral(", "))));
    m_back->setEnabled(!taken.isEmpty());
}

} // namespace views
