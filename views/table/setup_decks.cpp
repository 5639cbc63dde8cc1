// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which decks the seats of a set-up bring: sample decks, one's own, or files.
#include "model/decks/deck_words.h"
#include "model/decks/formats/import_words.h"
#include "model/files/plain_file.h"
#include "model/play/brought_deck.h"
#include "model/play/match_session.h"
#include "views/frame/choice_box.h"
#include "views/table/match_rules_box.h"
#include "views/table/setup_page.h"

#include <QFileInfo>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace views {

std::size_t SetupPage::decksNeeded() const
{
    switch (variantView().decks) {
    case rules::DeckUse::None: return 0;
    case rules::DeckUse::Shared: return 1;
    case rules::DeckUse::PerSeat: break;
    }
    return m_seatViews.empty() ? variantView().usualPlayers : m_seatViews.size();
}

void SetupPage::showDecks()
{
    const bool own = m_decks->currentIndex() == 1;
    const bool apart = variantView().decks == rules::DeckUse::PerSeat;
    const std::size_t needed = decksNeeded();
    // The box around them stays: a row of the form that was hidden would come back without height.
    m_deckLabel->setVisible(needed > 0);
    m_decks->setVisible(needed > 0);
    const QSignalBlocker quiet(m_decks);
    m_decks->setItemText(0, apart ? tr("Sample decks, chosen by the seed") : tr("All cards"));
    m_decks->setItemText(1, apart ? tr("Your own decks") : tr("Your own deck"));
    for (std::size_t seat = 0; seat < rules::kMaxSeats; ++seat) {
        const bool shown = own && seat < needed;
        m_deckFiles[seat]->setVisible(shown);
        m_deckBoxes[seat]->setVisible(shown && m_deckBoxes[seat]->count() > 1);
        if (!shown)
            continue;
        // A deck that the list shows is not named a second time.
        const bool isListed = listedRow(seat) > 0;
        const QString file = m_deckCards[seat].empty() || isListed
                                 ? tr("Choose a deck file…")
                                 : tr("%1 (%n card(s)), choose another file…", nullptr,
                                      static_cast<int>(m_deckCards[seat].size()))
                                       .arg(m_deckNames[seat]);
        m_deckFiles[seat]->setText(apart ? QStringLiteral("%1: %2").arg(seatName(seat), file) : file);
        // The list says which of your decks it is.
        const QSignalBlocker still(m_deckBoxes[seat]);
        m_deckBoxes[seat]->setCurrentIndex(listedRow(seat));
    }
    orderTabs();
}

void SetupPage::listDecks()
{
    m_listed.clear();
    if (m_ownDecks.list && game() != nullptr)
        for (model::DeckSummary& deck : m_ownDecks.list())
            if (deck.game.toStdString() == game()->id() && deck.cards > 0)
                m_listed.push_back(std::move(deck));
    for (ChoiceBox* box : m_deckBoxes) {
        box->clear();
        box->addItem(tr("Choose one of your decks"));
        for (const model::DeckSummary& deck : m_listed)
            box->addItem(deck.name.isEmpty() ? model::DeckWords::unnamed() : deck.name, deck.id);
        box->setAccessibleName(tr("Your decks"));
    }
    showDecks();
}

/// The row of the deck that a seat has; 0 where that cannot be told.
int SetupPage::listedRow(std::size_t seat) const
{
    if (m_deckCards[seat].empty())
        return 0;
    if (!m_deckIds[seat].isEmpty())
        return std::max(0, m_deckBoxes[seat]->findData(m_deckIds[seat]));
    // One that was remembered has its name alone.
    int row = 0;
    for (std::size_t i = 0; i < m_listed.size(); ++i) {
        if (m_listed[i].name != m_deckNames[seat] ||
            static_cast<std::size_t>(m_listed[i].cards) != m_deckCards[seat].size())
            continue;
        if (row > 0)
            return 0;
        row = static_cast<int>(i) + 1;
    }
    return row;
}

void SetupPage::takeDeck(std::size_t seat, int row)
{
    if (row < 1)
        return;
    const auto chosen = m_ownDecks.deck(m_listed[static_cast<std::size_t>(row) - 1].id);
    if (!chosen)
        return;
    const model::OwnDeck deck = model::ownDeckOf(*chosen);
    m_deckCards[seat] = deck.cards;
    m_deckNames[seat] = deck.name;
    m_deckIds[seat] = chosen->id;
    edited();
    setVariantOf(deck, seat);
    showDecks();
}

/// A deck starts a match of the variant and for the players that it was built for. Where every seat brings
/// one, that of the first decides.
void SetupPage::setVariantOf(const model::OwnDeck& deck, std::size_t seat)
{
    if (seat > 0 || deck.variant.isEmpty() || game() == nullptr)
        return;
    const auto known = rules::findVariant(*game(), deck.variant.toStdString());
    if (!known) {
        setProblem(cannotPlay(deck.name, deck.variant));
        return;
    }
    m_variant->setCurrentIndex(std::max(0, m_variant->findData(QString::fromStdString(known->id))));
    if (known->minPlayers != known->maxPlayers)
        m_players->setValue(static_cast<int>(model::builtPlayers({deck}, *known)));
    const auto lines =
        model::wishLinesOf({deck}, *game(), known->id, static_cast<unsigned>(m_players->value()));
    setLines(lines);
    if (!deck.options.empty())
        m_rules->setLines(lines);
}

QString SetupPage::cannotPlay(const QString& deck, const QString& variant) const
{
    QStringList names;
    if (game() != nullptr)
        for (const rules::VariantView& each : game()->variants())
            names << model::inLanguage(each.name, language());
    return tr("“%1” is built for the variant “%2”, which cannot be played here. Choose one of these: %3.")
        .arg(deck, variant, names.join(QStringLiteral(", ")));
}

void SetupPage::chooseDeck(std::size_t seat)
{
    const QString path = m_files.fileToOpen(this, tr("Open a deck"), model::ImportWords::fileFilters(true));
    if (path.isEmpty())
        return;
    const QString name = QFileInfo(path).fileName();
    const auto content = model::readPlainFile(path, model::kDeckReadAtOnce);
    if (!content) {
        setProblem(tr("“%1” cannot be read: %2").arg(name, content.error()));
        return;
    }
    const model::CardDirectory cards = model::directoryOf(*game());
    const auto reading = model::readDeck(*content, name, cards);
    if (!reading) {
        setProblem(tr("“%1” cannot be read: %2").arg(name, model::ImportWords::refusal(reading.error())));
        return;
    }
    QStringList unknown;
    QStringList guessed;
    for (const model::ImportLine& line : reading->lines) {
        if (line.outcome == model::LineOutcome::NotUnderstood ||
            line.reason == model::LineReason::UnknownCard)
            unknown << line.written;
        else if (line.outcome == model::LineOutcome::Guessed)
            guessed << QStringLiteral("%1: %2").arg(
                line.written, model::ImportWords::reason(line, {cards, language(), &reading->deck}));
    }
    if (reading->deck.game != cards.game())
        setProblem(tr("“%1” is a deck for another game.").arg(name));
    else if (!unknown.isEmpty())
        setProblem(tr("“%1” contains something that is not a card of this game: %2")
                       .arg(name, unknown.join(QStringLiteral(", "))));
    else if (reading->deck.cards.empty())
        setProblem(tr("“%1” contains no cards.").arg(name));
    else {
        setProblem(QString());
        const model::OwnDeck deck = model::ownDeckOf(reading->deck);
        m_deckCards[seat] = deck.cards;
        m_deckIds[seat].clear();
        m_deckNames[seat] = reading->deck.name;
        setVariantOf(deck, seat);
        if (!guessed.isEmpty())
            setProblem(tr("Guessed in “%1”: %2").arg(name, guessed.join(QStringLiteral("; "))));
        showDecks();
    }
}

void SetupPage::setDeckNames(const QStringList& names)
{
    for (std::size_t seat = 0; seat < rules::kMaxSeats; ++seat)
        if (const QString name = names.value(static_cast<qsizetype>(seat));
            !name.isEmpty() && !m_deckCards[seat].empty())
            m_deckNames[seat] = name;
    showDecks();
}

} // namespace views
