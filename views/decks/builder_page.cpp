// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/decks/builder_page.h"

#include "model/decks/deck_rules_file.h"
#include "model/decks/deck_words.h"

#include <QComboBox>
#include <QSignalBlocker>

namespace views {

namespace {
const QString kAlone = QStringLiteral("decks/alone");
} // namespace

QString BuilderPage::opponentKey(const QString& deck)
{
    return QStringLiteral("decks/opponents/") + deck;
}

std::optional<model::Deck> BuilderPage::opponentOfDeck() const
{
    const rules::decks::Variant* variant = model::variantOf(deck());
    model::DeckStore* store = m_context.workshop.store();
    const QString id = m_context.settings.state(opponentKey(deck().id)).toString();
    if (variant == nullptr || !variant->pairing || store == nullptr || id.isEmpty())
        return std::nullopt;
    auto found = store->deck(id);
    if (!found || !*found || (*found)->game != deck().game)
        return std::nullopt;
    return std::move(**found);
}

model::Deck BuilderPage::playedDeck(QComboBox& choice)
{
    const auto opponent = opponentOfDeck();
    choice.setVisible(opponent.has_value());
    if (!opponent)
        return deck();
    const bool alone = m_context.settings.state(kAlone, false).toBool();
    const model::Deck match = model::mergedDeck(deck(), *opponent, model::MergeCopies::Sum);
    const QString name = opponent->name.isEmpty() ? model::DeckWords::unnamed() : opponent->name;
    const QSignalBlocker quiet(choice);
    choice.clear();
    choice.addItem(tr("Match deck with “%1”: %n card(s)", nullptr, match.count()).arg(name));
    choice.addItem(tr("This deck alone: %n card(s)", nullptr, deck().count()));
    choice.setCurrentIndex(alone ? 1 : 0);
    choice.setAccessibleName(tr("Which cards are shuffled"));
    choice.setToolTip(tr("The deck is paired: both decks are shuffled into one"));
    return alone ? deck() : match;
}

void BuilderPage::follow(QComboBox& choice)
{
    choice.setObjectName(QStringLiteral("playedDeck"));
    choice.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice.setMinimumContentsLength(12);
    connect(&choice, &QComboBox::activated, this, [this](int index) {
        m_context.settings.setState(kAlone, index == 1);
        refresh();
    });
}

} // namespace views
