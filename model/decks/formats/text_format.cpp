// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/deck_rules_file.h"
#include "model/decks/formats/line_formats.h"

#include <QRegularExpression>

namespace model {

namespace {

/// A line for people; expressions that look at both of its ends take long for more.
constexpr qsizetype kLongestLine = 1000;

/// "# Variant: tournament" and the like; comments of people stay comments.
void readComment(const QString& comment, Deck& deck)
{
    const QString key = comment.section(u':', 0, 0).trimmed().toLower();
    const QString value = comment.section(u':', 1).trimmed();
    if (value.isEmpty() || !comment.contains(u':'))
        return;
    if (key == u"name")
        deck.name = value.left(kLongestDeckName);
    else if (key == u"variant") {
        const auto* rules = deckRulesOf(deck.game);
        if (const auto* known = rules != nullptr ? rules->variant(value.toStdString()) : nullptr)
            deck.variant = QString::fromStdString(known->id);
    } else if (key == u"players")
        deck.players = qBound(0, value.toInt(), 9);
    else if (key == u"tags") {
        const QStringList tags = value.split(u',', Qt::SkipEmptyParts);
        for (const QString& tag : tags)
            if (!tag.trimmed().isEmpty() && deck.tags.size() < kMostTags)
                deck.tags << tag.trimmed().left(kLongestTag);
    } else if (key == u"sleeves") {
        static const QRegularExpression colour(QStringLiteral("^#[0-9a-fA-F]{6}\\z"));
        if (colour.match(value).hasMatch())
            deck.sleeves = value.toLower();
    } else if (const auto* field = deckField(deck.game, key); field != nullptr && field->isNumber()) {
        deck.setNumber(key, qBound(0, value.toInt(), kMostInField));
    }
}

/// The key of a field as people write it in a comment.
QString headingOf(const QString& key)
{
    return key.left(1).toUpper() + key.mid(1);
}

void appendEntries(QString& text, const Deck& deck, const CardDirectory& cards, Language language,
                   const QString& between)
{
    for (const DeckCard& card : deck.cards)
        text += QString::number(card.copies) + between +
                (cards.find(card.card) != nullptr ? cards.nameOf(card.card, language) : card.card) + u'\n';
}

void appendFields(QString& text, const Deck& deck, const CardDirectory& cards, Language language,
                  const QString& between)
{
    for (const FieldCards& field : fieldCards(deck))
        for (const QString& card : field.cards)
            text += QStringLiteral("1") + between + cards.nameOf(card, language) + u'\n';
}

} // namespace

QString deckToText(const Deck& deck, const CardDirectory& cards, Language language)
{
    QString text;
    const auto comment = [&](const QString& key, const QString& value) {
        if (!value.isEmpty())
            text += QStringLiteral("# %1: %2\n").arg(key, value.simplified());
    };
    comment(QStringLiteral("Name"), deck.name);
    comment(QStringLiteral("Variant"), deck.variant);
    comment(QStringLiteral("Players"), deck.players != 0 ? QString::number(deck.players) : QString());
    comment(QStringLiteral("Tags"), deck.tags.join(QStringLiteral(", ")));
    comment(QStringLiteral("Sleeves"), deck.sleeves);
    for (auto field = deck.fields.begin(); field != deck.fields.end(); ++field)
        if (const auto* known = deckField(deck.game, field.key()); known != nullptr && known->isNumber())
            comment(headingOf(field.key()), field->value(0));
    appendEntries(text, deck, cards, language, QStringLiteral(" "));
    appendFields(text, deck, cards, language, QStringLiteral(" "));
    return text;
}

QString deckToLackey(const Deck& deck, const CardDirectory& cards, Language language)
{
    QString text;
    appendEntries(text, deck, cards, language, QStringLiteral("\t"));
    if (!fieldCards(deck).empty())
        text += QStringLiteral("Sideboard:\n");
    appendFields(text, deck, cards, language, QStringLiteral("\t"));
    return text;
}

namespace {

/// "Sideboard", "Deck", "Dilemmas:": what other programs write between cards.
bool isHeading(const QString& line)
{
    static const QRegularExpression heading(
        QStringLiteral("^((main)?deck(list)?|mainboard|sideboard)\\b[^\\d]*$|^[^\\d:]+:$"),
        QRegularExpression::CaseInsensitiveOption);
    return line.size() < 60 && heading.match(line).hasMatch();
}

/// Marks around a card that say nothing about which one it is: of the sideboard, printed on foil.
QString withoutMarks(const QString& line)
{
    static const QRegularExpression sideboard(QStringLiteral("^sb:\\s*"),
                                              QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression foil(QStringLiteral("\\s*\\*F\\*$"),
                                         QRegularExpression::CaseInsensitiveOption);
    return QString(line).remove(sideboard).remove(foil);
}

struct CountedName
{
    QString name;
    QString count; ///< empty where there is none
};

/// "2 Thief", "2x Thief", "Thief 2", "Thief x2", "Thief (2)". A number behind brackets is one of a set.
CountedName countedName(const QString& line, const CardFinder& finder)
{
    static const QRegularExpression before(QStringLiteral("^[\\(\\[]?(-?\\d{1,9})\\s*[x×*\\)\\]]?\\s+(.+)$"),
                                           QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression after(
        QStringLiteral("^(.*[^\\s\\)\\]])\\s+[x×*]?\\s*(-?\\d{1,9})\\s*[x×]?$"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression inBrackets(
        QStringLiteral("^(.*[^\\s\\)\\]])\\s*[\\(\\[]\\s*[x×]?\\s*(\\d{1,2})\\s*[x×]?\\s*[\\)\\]]$"),
        QRegularExpression::CaseInsensitiveOption);
    if (const auto match = before.match(line); match.hasMatch())
        return {match.captured(2), match.captured(1)};
    if (!finder.knows(line))
        for (const QRegularExpression& behind : {after, inBrackets})
            if (const auto match = behind.match(line); match.hasMatch())
                return {match.captured(1), match.captured(2)};
    return {line, {}};
}

} // namespace

DeckReadResult deckFromText(const QString& text, const CardFinder& finder)
{
    DeckReading reading;
    reading.deck.game = finder.cards().game();
    DeckCollector collect(finder, reading);
    if (text.count(u'\n') >= kMostDeckLines)
        return DeckReadError{FileFault::TooLarge, {}};
    const QStringList lines = text.split(u'\n');
    int number = 0;
    for (const QString& whole : lines) {
        if (!finder.goesOn(number++, lines.size()))
            return CardFinder::stopped();
        const QString raw = whole.left(kLongestLine);
        if (raw.startsWith(u'#'))
            readComment(raw.mid(1), reading.deck);
        QString line = raw.section(u'#', 0, 0).simplified();
        if (line.startsWith(QStringLiteral("//")))
            line.clear();
        if (line.isEmpty() || isHeading(line))
            continue;
        line = withoutMarks(line);
        const CountedName card = countedName(line, finder);
        collect.add(number, line, card.name, card.count);
    }
    if (reading.lines.empty())
        return DeckReadError{FileFault::Empty, {}};
    return reading;
}

} // namespace model
