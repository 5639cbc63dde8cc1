// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/formats/card_finder.h"

#include "model/decks/deck_rules_file.h"
#include "model/library/folded.h"
#include "rules/core/suggest.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace model {

namespace {

/// Fewer letters fit anything.
constexpr qsizetype kShortestBeginning = 3;
/// Names up to this long are guessed only where a single letter is wrong: two would make another word of
/// them.
constexpr qsizetype kShortName = 4;
constexpr qsizetype kLongestWritten = 200;
/// Lines whose spelling is guessed at; a file with more of them is no deck, and each guess takes a while.
constexpr int kMostGuesses = 100;
/// Lines that are looked up by their beginning, which is quicker.
constexpr int kMostBeginnings = 500;
/// Cards that are named where a line fits several.
constexpr qsizetype kMostCandidates = 50;
/// Letters that a name with a slip may be longer or shorter.
constexpr qsizetype kMostSlips = 2;

/// Blanks and marks between words do not matter.
QString keyOf(QStringView name)
{
    QString key = folded(name);
    key.remove(u' ');
    key.remove(u'_');
    return key;
}

} // namespace

CardFinder::CardFinder(const CardDirectory& cards, DeckWatch watch)
    : m_cards(cards)
    , m_watch(std::move(watch))
{
    for (const DirectoryCard& each : cards.cards()) {
        const Card& card = each.card;
        const QStringList names = QStringList{card.id, card.name.en, card.name.de} + card.otherNames;
        for (const QString& name : names)
            // Once with umlauts reduced and once spelled out, as people type them.
            for (const QString& spelling : {folded(name), searchable({name}).section(u'\n', 1)}) {
                QStringList& ids = m_ids[keyOf(spelling)];
                if (!spelling.isEmpty() && !ids.contains(card.id))
                    ids << card.id;
            }
    }
}

bool CardFinder::knows(const QString& written) const
{
    return m_ids.contains(keyOf(written.left(kLongestWritten)));
}

QStringList CardFinder::beginningWith(const QString& key) const
{
    if (key.size() < kShortestBeginning || m_beginnings >= kMostBeginnings)
        return {};
    ++m_beginnings;
    QSet<QString> found;
    for (auto it = m_ids.constBegin(); it != m_ids.constEnd(); ++it)
        if (it.key().startsWith(key))
            for (const QString& id : it.value())
                found.insert(id);
    QStringList ids = found.values();
    ids.sort();
    return ids.mid(0, kMostCandidates);
}

QStringList CardFinder::nearest(const QString& key) const
{
    if (key.size() < kShortestBeginning || m_guesses >= kMostGuesses)
        return {};
    ++m_guesses;
    std::vector<std::string> words;
    for (auto it = m_ids.constBegin(); it != m_ids.constEnd(); ++it) {
        if (std::abs(it.key().size() - key.size()) <= kMostSlips)
            words.push_back(it.key().toStdString());
    }
    std::sort(words.begin(), words.end());
    const std::vector<std::string_view> views(words.begin(), words.end());
    const auto closest = rules::closestWord(key.toStdString(), views, key.size() <= kShortName ? 1 : 2);
    if (!closest)
        return {};
    return m_ids.value(QString::fromUtf8(closest->data(), static_cast<qsizetype>(closest->size())));
}

void CardFinder::find(const QString& written, ImportLine& line) const
{
    // Other programs add set and number: "Thief (CC1) 12", "Thief [promo]".
    static const QRegularExpression addition(QStringLiteral("\\s*[\\(\\[][^\\(\\[]*[\\)\\]]\\s*\\d*\\s*$"));
    const QString shortened = written.left(kLongestWritten);
    QString key = keyOf(shortened);
    QStringList found = m_ids.value(key);
    if (found.isEmpty()) {
        key = keyOf(QString(shortened).remove(addition));
        found = m_ids.value(key);
    }
    line.reason = LineReason::None;
    line.outcome = LineOutcome::Read;
    if (found.isEmpty()) {
        line.outcome = LineOutcome::Guessed;
        line.reason = LineReason::Beginning;
        found = beginningWith(key);
        if (found.isEmpty()) {
            line.reason = LineReason::Spelling;
            found = nearest(key);
        }
    }
    if (found.size() == 1) {
        line.card = found.front();
        return;
    }
    line.outcome = LineOutcome::NotUnderstood;
    line.reason = found.isEmpty() ? LineReason::UnknownName : LineReason::SeveralCards;
    line.candidates = found;
}

DeckCollector::DeckCollector(const CardFinder& finder, DeckReading& reading)
    : m_finder(finder)
    , m_reading(reading)
{}

void DeckCollector::add(int number, const QString& written, const QString& name, const QString& count)
{
    ImportLine line;
    line.line = number;
    line.written = written.left(kLongestWritten);
    bool isNumber = true;
    line.copies = count.isEmpty() ? 1 : count.toInt(&isNumber);
    if (!isNumber || line.copies < 1) {
        line.outcome = LineOutcome::NotUnderstood;
        line.reason = LineReason::BadCount;
        line.copies = 1;
    } else {
        m_finder.find(name, line);
    }
    put(std::move(line));
}

void DeckCollector::addId(int number, const QString& written, const QString& id, int copies,
                          const QString& name)
{
    ImportLine line;
    line.line = number;
    line.written = written.left(kLongestWritten);
    line.copies = copies;
    line.card = id;
    if (m_finder.cards().find(id) == nullptr) {
        line.outcome = LineOutcome::Guessed;
        line.reason = LineReason::UnknownCard;
    }
    put(std::move(line), name);
}

void DeckCollector::leaveOut(int number, const QString& written, LineReason reason)
{
    ImportLine line;
    line.outcome = LineOutcome::NotUnderstood;
    line.line = number;
    line.written = written.left(kLongestWritten);
    line.reason = reason;
    put(std::move(line));
}

void DeckCollector::put(ImportLine line, const QString& name)
{
    Deck& deck = m_reading.deck;
    if (line.outcome != LineOutcome::NotUnderstood) {
        const DirectoryCard* card = m_finder.cards().find(line.card);
        const rules::decks::Field* field = card != nullptr ? fieldForCard(card->card) : nullptr;
        const QString key = field != nullptr ? QString::fromStdString(field->key) : QString();
        const bool known = field != nullptr || deck.copiesOf(line.card) > 0;
        const int has =
            field != nullptr ? static_cast<int>(deck.wordsOf(key).size()) : deck.copiesOf(line.card);
        if (line.copies + has > kMostCopies)
            line.reason = LineReason::TooManyCopies;
        else if (!known && deck.cards.size() >= kMostDeckEntries)
            line.reason = LineReason::TooManyCards;
        if (line.reason == LineReason::TooManyCopies || line.reason == LineReason::TooManyCards) {
            line.outcome = LineOutcome::NotUnderstood;
            line.card.clear();
        } else if (field != nullptr) {
            deck.setWords(key, deck.wordsOf(key) + QStringList(line.copies, line.card));
        } else {
            deck.change(line.card, line.copies,
                        name.isEmpty() && card != nullptr ? card->card.name.en : name.left(80));
        }
    }
    if (m_reading.lines.size() < kMostReportLines)
        m_reading.lines.push_back(std::move(line));
}

} // namespace model
