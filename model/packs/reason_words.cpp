// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/packs/reason_words.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <vector>

namespace model {

using namespace Qt::StringLiterals;

namespace {

/// The exact ones before those with more room.
constexpr const char* kReasons[] = {
    QT_TRANSLATE_NOOP("ReasonWords", "a string"),
    QT_TRANSLATE_NOOP("ReasonWords", "a list"),
    QT_TRANSLATE_NOOP("ReasonWords", "an object"),
    QT_TRANSLATE_NOOP("ReasonWords", "a number"),
    QT_TRANSLATE_NOOP("ReasonWords", "a whole number"),
    QT_TRANSLATE_NOOP("ReasonWords", "true or false"),
    QT_TRANSLATE_NOOP("ReasonWords", "null"),
    QT_TRANSLATE_NOOP("ReasonWords", "the English"),
    QT_TRANSLATE_NOOP("ReasonWords", "the German"),
    QT_TRANSLATE_NOOP("ReasonWords", "end of the text"),
    QT_TRANSLATE_NOOP("ReasonWords", "control character"),
    QT_TRANSLATE_NOOP("ReasonWords", "byte that is not UTF-8"),
    QT_TRANSLATE_NOOP("ReasonWords", "must be %1, not %2"),
    QT_TRANSLATE_NOOP("ReasonWords", "a whole number from %1 to %2"),
    QT_TRANSLATE_NOOP("ReasonWords", "\"%1\" is missing"),
    QT_TRANSLATE_NOOP("ReasonWords", "the English name \"en\" is missing"),
    QT_TRANSLATE_NOOP("ReasonWords", "the German name \"de\" is missing"),
    QT_TRANSLATE_NOOP("ReasonWords", "must have %1 to %2 items, not %3"),
    QT_TRANSLATE_NOOP("ReasonWords", "%1 is out of range; a whole number from %2 to %3 would fit"),
    QT_TRANSLATE_NOOP("ReasonWords", "unknown %1 %2; one of: %3; did you mean %4?"),
    QT_TRANSLATE_NOOP("ReasonWords", "unknown %1 %2; one of: %3"),
    QT_TRANSLATE_NOOP("ReasonWords", "and %1 more errors"),
    QT_TRANSLATE_NOOP("ReasonWords", "the text is longer than %1 bytes"),
    QT_TRANSLATE_NOOP("ReasonWords", "unexpected %1 after the end of the JSON value"),
    QT_TRANSLATE_NOOP("ReasonWords", "more than %1 values"),
    QT_TRANSLATE_NOOP("ReasonWords", "unexpected %1; a value must stand here"),
    QT_TRANSLATE_NOOP("ReasonWords", "nested more than %1 levels deep"),
    QT_TRANSLATE_NOOP("ReasonWords", "unexpected %1; ',' or ']' must stand here"),
    QT_TRANSLATE_NOOP("ReasonWords", "unexpected %1; a key in double quotes must stand here"),
    QT_TRANSLATE_NOOP("ReasonWords", "unexpected %1; ':' must stand here"),
    QT_TRANSLATE_NOOP("ReasonWords", "unexpected %1; ',' or '}' must stand here"),
    QT_TRANSLATE_NOOP("ReasonWords", "the key %1 appears twice in one object"),
    QT_TRANSLATE_NOOP("ReasonWords", "control character in a string; write it as \\n, \\t or \\u00XX"),
    QT_TRANSLATE_NOOP("ReasonWords", "byte that is not UTF-8 in a string"),
    QT_TRANSLATE_NOOP("ReasonWords", "the string has no closing quote"),
    QT_TRANSLATE_NOOP("ReasonWords", "unknown escape; one of: %1"),
    QT_TRANSLATE_NOOP("ReasonWords", "\\u needs four hexadecimal digits"),
    QT_TRANSLATE_NOOP("ReasonWords", "half of a surrogate pair"),
    QT_TRANSLATE_NOOP("ReasonWords", "a number must not begin with 0"),
    QT_TRANSLATE_NOOP("ReasonWords", "digits must follow the decimal point"),
    QT_TRANSLATE_NOOP("ReasonWords", "digits must follow the exponent"),
    QT_TRANSLATE_NOOP("ReasonWords", "number out of range"),
    QT_TRANSLATE_NOOP("ReasonWords", "there is no list \"%1\""),
    QT_TRANSLATE_NOOP("ReasonWords", "%1 is no id; lower-case letters, digits and single hyphens, beginning "
                                     "with a letter, at most %2, would fit"),
    QT_TRANSLATE_NOOP("ReasonWords", "a box is named by its id"),
    QT_TRANSLATE_NOOP("ReasonWords", "a name must not be empty, nor begin or end with a blank"),
    QT_TRANSLATE_NOOP("ReasonWords", "a name must not be longer than %1 bytes"),
    QT_TRANSLATE_NOOP("ReasonWords", "a name must not have control characters"),
    QT_TRANSLATE_NOOP("ReasonWords", "a name is missing in one language; the other is shown"),
    QT_TRANSLATE_NOOP("ReasonWords", "the text is missing in one language; the other is shown"),
    QT_TRANSLATE_NOOP("ReasonWords", "%1 is the id of %2 already"),
    QT_TRANSLATE_NOOP("ReasonWords", "the card has one %1 effect already"),
    QT_TRANSLATE_NOOP("ReasonWords", "a castle has no %1 effects; one of: %2"),
    QT_TRANSLATE_NOOP("ReasonWords", "only passive effects react to a card being played"),
    QT_TRANSLATE_NOOP("ReasonWords", "a castle acts after the card's own effect; after-played would fit"),
    QT_TRANSLATE_NOOP("ReasonWords", "only an effect with \"when\" can ask where a card was played"),
    QT_TRANSLATE_NOOP("ReasonWords", "a castle lies on no side; both would fit"),
    QT_TRANSLATE_NOOP("ReasonWords",
                      "only effects that happen at a moment can have a condition, not rules that hold"),
    QT_TRANSLATE_NOOP("ReasonWords", "has members that mean nothing for %1"),
    QT_TRANSLATE_NOOP("ReasonWords",
                      "nobody played a card here; player fits only passive effects with \"when\""),
    QT_TRANSLATE_NOOP("ReasonWords", "a card can only be discarded from the offer"),
    QT_TRANSLATE_NOOP("ReasonWords", "%1 does not fit %2 effects of a castle; one of: %3"),
    QT_TRANSLATE_NOOP("ReasonWords", "%1 does not fit %2 effects; one of: %3"),
    QT_TRANSLATE_NOOP("ReasonWords", "%1 does not fit %2 effects with \"when\"; one of: %3"),
    QT_TRANSLATE_NOOP("ReasonWords", "%1 does not fit %2 effects without \"when\"; one of: %3"),
    QT_TRANSLATE_NOOP("ReasonWords", "the first operation cannot be the second half of the effect"),
    QT_TRANSLATE_NOOP("ReasonWords", "only effects that happen at a moment can be divided by \"then\""),
    QT_TRANSLATE_NOOP("ReasonWords", "an effect is divided by \"then\" once at most"),
    QT_TRANSLATE_NOOP("ReasonWords", "play-opposite must come first"),
    QT_TRANSLATE_NOOP("ReasonWords", "%1 stands in this effect already"),
    QT_TRANSLATE_NOOP("ReasonWords", "only a destruction effect can place its own card; one of: %1"),
    QT_TRANSLATE_NOOP("ReasonWords", "the card is placed instead of being destroyed: this must come first"),
    QT_TRANSLATE_NOOP("ReasonWords", "a score effect pays \"any\" amount, with \"strength\" for each coin"),
    QT_TRANSLATE_NOOP("ReasonWords",
                      "\"any\" fits only pay in a score effect; a whole number from %1 to %2 would fit"),
    QT_TRANSLATE_NOOP("ReasonWords",
                      "\"strength-of-it\" fits only gain; a whole number from %1 to %2 would fit"),
    QT_TRANSLATE_NOOP("ReasonWords", "only you can pay for the strength of this card"),
    QT_TRANSLATE_NOOP("ReasonWords", "a change by 0 changes nothing"),
    QT_TRANSLATE_NOOP("ReasonWords",
                      "no card was played here; \"played\" fits only passive effects with \"when\""),
    QT_TRANSLATE_NOOP("ReasonWords", "no card was played here; self would fit"),
    QT_TRANSLATE_NOOP("ReasonWords", "a castle is no card in a lane"),
    QT_TRANSLATE_NOOP("ReasonWords", "the card itself is gone when its destruction effect happens"),
    QT_TRANSLATE_NOOP("ReasonWords", "nobody chooses where all cards are meant"),
    QT_TRANSLATE_NOOP("ReasonWords", "where each player chooses, own or both would fit"),
    QT_TRANSLATE_NOOP("ReasonWords", "does not go together with strongest"),
    QT_TRANSLATE_NOOP("ReasonWords",
                      "face-down cards all have strength 0; up would fit, or no choice by strength"),
    QT_TRANSLATE_NOOP("ReasonWords",
                      "a total strength cannot be chosen among the strongest or nearest cards"),
    QT_TRANSLATE_NOOP("ReasonWords", "face-down cards never add up to a strength; up would fit"),
    QT_TRANSLATE_NOOP("ReasonWords", "only one card of a side is nearest the castle; one or all would fit"),
    QT_TRANSLATE_NOOP("ReasonWords", "a castle scores both sides alike; both would fit"),
    QT_TRANSLATE_NOOP("ReasonWords", "a card moves to this lane or to another; one of: %1"),
    QT_TRANSLATE_NOOP("ReasonWords", "the card is in this lane already; other would fit"),
    QT_TRANSLATE_NOOP("ReasonWords", "one card changes places with one other; one would fit"),
    QT_TRANSLATE_NOOP("ReasonWords", "a card cannot change places with itself"),
    QT_TRANSLATE_NOOP("ReasonWords", "is written the other way round: target \"played\" with \"self\""),
    QT_TRANSLATE_NOOP("ReasonWords",
                      "nobody chooses while a lane is scored; pick all, or \"self\", would fit"),
    QT_TRANSLATE_NOOP("ReasonWords", "only cards in the lane being scored count; this would fit"),
    QT_TRANSLATE_NOOP("ReasonWords", "\"it\" is not one card: several were chosen before"),
    QT_TRANSLATE_NOOP("ReasonWords", "\"it\" has been destroyed before"),
    QT_TRANSLATE_NOOP("ReasonWords", "\"it\" stands for nothing: no card was chosen before"),
    QT_TRANSLATE_NOOP("ReasonWords",
                      "must be \"it\", \"self\", \"played\" or an object with pick, lane and side"),
    QT_TRANSLATE_NOOP("ReasonWords",
                      "an amount goes only with pick several (how many) or total (the strength to reach)"),
    QT_TRANSLATE_NOOP("ReasonWords", "goes only with the amount \"any\""),
    QT_TRANSLATE_NOOP("ReasonWords", "there is no value '%1' that this could multiply"),
    QT_TRANSLATE_NOOP("ReasonWords", "cards are drawn by you, whoever the ability is aimed at"),
    QT_TRANSLATE_NOOP("ReasonWords", "nobody pushes themselves away"),
    QT_TRANSLATE_NOOP("ReasonWords", "a turn has no amount"),
    QT_TRANSLATE_NOOP("ReasonWords",
                      "a character needs health: without it, it could neither live nor be slain"),
    QT_TRANSLATE_NOOP("ReasonWords", "with a range of 0 this ability would never reach anybody"),
    QT_TRANSLATE_NOOP("ReasonWords", "with a range of 0 this attack would never reach anybody"),
    QT_TRANSLATE_NOOP("ReasonWords",
                      "'%1' belongs to the head, before the first given, do, expect or refuse"),
    QT_TRANSLATE_NOOP("ReasonWords", "'%1' needs a value"),
    QT_TRANSLATE_NOOP("ReasonWords", "a given line must stand before the first do, expect or refuse"),
    QT_TRANSLATE_NOOP("ReasonWords", "'%1' is no statement; what fits: %2"),
    QT_TRANSLATE_NOOP("ReasonWords", "the file is larger than 4 MiB"),
    QT_TRANSLATE_NOOP("ReasonWords", "a scenario needs a title"),
    QT_TRANSLATE_NOOP("ReasonWords", "the first statement must be 'scenario TITLE'"),
    QT_TRANSLATE_NOOP("ReasonWords", "there is no scenario in this file"),
    QT_TRANSLATE_NOOP("ReasonWords", "the clause %1 has no text"),
    QT_TRANSLATE_NOOP("ReasonWords", "the clause %1 has no title"),
    QT_TRANSLATE_NOOP("ReasonWords", "a clause has no id"),
    QT_TRANSLATE_NOOP("ReasonWords", "there are more than %1 entries"),
    QT_TRANSLATE_NOOP("ReasonWords", "there are more than %1 files"),
    QT_TRANSLATE_NOOP("ReasonWords", "a line has more than %1 characters"),
    QT_TRANSLATE_NOOP("ReasonWords", "a text has more than %1 characters"),
    QT_TRANSLATE_NOOP("ReasonWords", "a text has more than %1 characters, or a list more than %2 items"),
    QT_TRANSLATE_NOOP("ReasonWords", "there is no key \"%1\""),
    QT_TRANSLATE_NOOP("ReasonWords", "a clarification needs an id, a question and an answer"),
    QT_TRANSLATE_NOOP("ReasonWords", "a term needs an id and a name"),
    QT_TRANSLATE_NOOP("ReasonWords", "a box needs an id and a name in both languages"),
    QT_TRANSLATE_NOOP("ReasonWords", "this has to be a line of 1 to 200 characters"),
    QT_TRANSLATE_NOOP("ReasonWords", "a title is missing"),
    QT_TRANSLATE_NOOP("ReasonWords", "this is not the id of a pack"),
    QT_TRANSLATE_NOOP("ReasonWords", "versions are written like \">=1.2 <2\""),
    QT_TRANSLATE_NOOP("ReasonWords", "this has to be an object of paths and sums"),
    QT_TRANSLATE_NOOP("ReasonWords", "a sum is a SHA-256 in lower case"),
    QT_TRANSLATE_NOOP("ReasonWords", "an id has 2 to 60 lower case letters, digits and hyphens"),
    QT_TRANSLATE_NOOP("ReasonWords", "a version is written like 1.2.0"),
    QT_TRANSLATE_NOOP("ReasonWords", "this is not the id of a game"),
    QT_TRANSLATE_NOOP("ReasonWords", "the languages are en and de"),
    QT_TRANSLATE_NOOP("ReasonWords", "there is a correction of this card already"),
    QT_TRANSLATE_NOOP("ReasonWords", "cards of this game have no strength"),
    QT_TRANSLATE_NOOP("ReasonWords", "a strength is a whole number from %1 to %2"),
    QT_TRANSLATE_NOOP("ReasonWords", "a name has 1 to %1 characters and no control characters"),
    QT_TRANSLATE_NOOP("ReasonWords", "a card's text has at most %1 characters and no control characters"),
    QT_TRANSLATE_NOOP("ReasonWords", "is longer than %1 characters"),
    QT_TRANSLATE_NOOP("ReasonWords", "must be the id of a card"),
    QT_TRANSLATE_NOOP("ReasonWords", "must be a colour such as #1f5a96"),
    QT_TRANSLATE_NOOP("ReasonWords", "must be the id of a deck"),
    QT_TRANSLATE_NOOP("ReasonWords", "the deck is of another game"),
    QT_TRANSLATE_NOOP("ReasonWords", "there are no cards in the deck"),
};

struct Shape
{
    const char* sentence;
    QRegularExpression pattern;
};

const std::vector<Shape>& shapes()
{
    static const std::vector<Shape> all = [] {
        std::vector<Shape> made;
        static const QRegularExpression number(u"%[1-9]"_s);
        for (const char* sentence : kReasons) {
            QString pattern = u"^"_s;
            const QString text = QString::fromUtf8(sentence);
            qsizetype from = 0;
            for (auto match = number.globalMatch(text); match.hasNext();) {
                const auto found = match.next();
                pattern +=
                    QRegularExpression::escape(text.mid(from, found.capturedStart() - from)) + u"(.*?)"_s;
                from = found.capturedEnd();
            }
            pattern += QRegularExpression::escape(text.mid(from)) + u'$';
            made.push_back(
                {sentence, QRegularExpression(pattern, QRegularExpression::DotMatchesEverythingOption)});
        }
        return made;
    }();
    return all;
}

const Shape* shapeOf(const QString& reason, QRegularExpressionMatch& match)
{
    for (const Shape& shape : shapes()) {
        match = shape.pattern.match(reason);
        if (match.hasMatch())
            return &shape;
    }
    return nullptr;
}

/// Long values of hostile files would match for a long time.
constexpr qsizetype kLongestReason = 2000;

/// Where the sentence begins behind its place, "effects[0].do[0].op: unknown op …"; 0 if it does not.
qsizetype beginOf(const QString& reason)
{
    QRegularExpressionMatch match;
    const qsizetype colon = reason.size() <= kLongestReason ? reason.indexOf(u": "_s) : -1;
    return colon >= 0 && shapeOf(reason.mid(colon + 2), match) != nullptr ? colon + 2 : 0;
}

} // namespace

QString reasonInWords(const QString& reason)
{
    QRegularExpressionMatch match;
    const Shape* shape = reason.size() <= kLongestReason ? shapeOf(reason, match) : nullptr;
    if (shape == nullptr) {
        const qsizetype begin = beginOf(reason);
        return begin == 0 ? reason : reason.left(begin) + reasonInWords(reason.mid(begin));
    }
    const QString words = QCoreApplication::translate("ReasonWords", shape->sentence);
    QString result;
    // By hand: what stands in the file may look like a place of its own.
    for (qsizetype at = 0; at < words.size(); ++at) {
        const bool isPlace = words[at] == u'%' && at + 1 < words.size() && words[at + 1].isDigit();
        if (!isPlace) {
            result += words[at];
            continue;
        }
        const QString value = match.captured(words[++at].digitValue());
        result += value == reason ? value : reasonInWords(value);
    }
    return result;
}

bool isKnownReason(const QString& reason)
{
    QRegularExpressionMatch match;
    return reason.size() <= kLongestReason && (shapeOf(reason, match) != nullptr || beginOf(reason) > 0);
}

QString placeInWords(const QString& place)
{
    static const QRegularExpression line(u", line ([0-9]+)"_s);
    static const QRegularExpression column(u", column ([0-9]+)"_s);
    QString result = place;
    if (const auto match = line.match(result); match.hasMatch())
        result.replace(match.capturedStart(), match.capturedLength(),
                       u", "_s +
                           QCoreApplication::translate("ReasonWords", "line %1").arg(match.captured(1)));
    if (const auto match = column.match(result); match.hasMatch())
        result.replace(match.capturedStart(), match.capturedLength(),
                       u", "_s +
                           QCoreApplication::translate("ReasonWords", "column %1").arg(match.captured(1)));
    return result;
}

} // namespace model
