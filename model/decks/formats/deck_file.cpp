// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/decks/formats/deck_file.h"

#include "model/decks/deck_rules_file.h"
#include "model/decks/formats/deck_file_reasons.h"
#include "model/decks/formats/json_format.h"
#include "model/decks/formats/line_formats.h"
#include "model/decks/formats/share_link.h"
#include "model/decks/formats/text_decoding.h"
#include "model/decks/formats/xml_formats.h"
#include "model/files/file_writer.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace model {

using namespace Qt::StringLiterals;

namespace {

const std::array<QStringList, kDeckFormats>& endings()
{
    static const std::array<QStringList, kDeckFormats> all{QStringList{QString(kDeckFileEnding), u"json"_s},
                                                           QStringList{u"txt"_s, u"text"_s},
                                                           QStringList{u"csv"_s, u"tsv"_s},
                                                           QStringList{u"link"_s},
                                                           QStringList{u"cod"_s},
                                                           QStringList{u"o8d"_s},
                                                           QStringList{u"ydk"_s},
                                                           QStringList{u"dek"_s, u"lackey"_s}};
    return all;
}

bool isYdk(const QString& text)
{
    return text.startsWith(u"#created"_s) || text.startsWith(u"#main"_s) || text.contains(u"\n#main\n"_s) ||
           text.contains(u"\n!side"_s);
}

/// A table has a heading that names its columns, or the name says so.
bool isCsv(const QString& text, const std::optional<DeckFormat>& named)
{
    if (named == DeckFormat::Csv)
        return true;
    const QString first = text.section(u'\n', 0, 0).toLower();
    return first.startsWith(u"count,"_s) || first.startsWith(u"count;"_s) || first.startsWith(u"anzahl;"_s) ||
           first.startsWith(u"id,"_s) || first.startsWith(u"qty,"_s);
}

DeckReadResult read(const QString& text, const std::optional<DeckFormat>& named, const CardDirectory& cards,
                    const DeckWatch& watch)
{
    const CardFinder finder(cards, watch);
    const QString trimmed = text.trimmed();
    if (trimmed.startsWith(kShareLink))
        return deckFromLink(trimmed, finder);
    // "[2] Thief" is a line of other programs.
    static const QRegularExpression counted(u"^\\[\\d+\\]\\s"_s);
    if (trimmed.startsWith(u'{') || (trimmed.startsWith(u'[') && !counted.match(trimmed).hasMatch()))
        return deckFromJson(trimmed.toUtf8(), finder);
    if (trimmed.startsWith(u'<'))
        return deckFromXml(trimmed, finder);
    if (named == DeckFormat::Castellan)
        return DeckReadError{FileFault::Broken, {}, DeckFileReason::NoJson};
    if (named == DeckFormat::Cockatrice || named == DeckFormat::Octgn)
        return DeckReadError{FileFault::Broken, {}, DeckFileReason::NoXml};
    if (isYdk(trimmed))
        return deckFromYdk(text, finder);
    if (isCsv(trimmed, named))
        return deckFromCsv(text, finder);
    return deckFromText(text, finder);
}

/// The variant that a list without one can only be meant for: its decks have exactly that many cards, each
/// once. Empty where there is none, or more than one.
QString variantOfList(const Deck& deck)
{
    using rules::decks::ConstraintKind;
    const rules::decks::DeckRules* game = deckRulesOf(deck.game);
    const bool once = std::all_of(deck.cards.begin(), deck.cards.end(),
                                  [](const auto& entry) { return entry.copies == 1; });
    QString found;
    if (game == nullptr || deck.cards.empty() || !once)
        return found;
    for (const rules::decks::Variant& variant : game->variants) {
        bool fits = false;
        bool single = false;
        for (const rules::decks::Constraint& constraint : variant.constraints) {
            const auto least = variant.at(constraint.least, 0);
            const auto most = variant.at(constraint.most, 0);
            if (constraint.kind == ConstraintKind::Size)
                fits = least && most && *least == deck.count() && *most == deck.count();
            if (constraint.kind == ConstraintKind::Copies)
                single = most == 1;
        }
        if (!fits || !single)
            continue;
        if (!found.isEmpty())
            return {};
        found = QString::fromStdString(variant.id);
    }
    return found;
}

} // namespace

std::optional<DeckFormat> formatOfName(const QString& fileName)
{
    const QString ending = QFileInfo(fileName).suffix().toLower();
    for (int i = 0; i < kDeckFormats; ++i)
        if (endings()[static_cast<std::size_t>(i)].contains(ending))
            return static_cast<DeckFormat>(i);
    return std::nullopt;
}

QStringList endingsOf(DeckFormat format)
{
    return endings()[static_cast<std::size_t>(format)];
}

DeckReadResult readDeck(const QByteArray& bytes, const QString& fileName, const CardDirectory& cards,
                        const DeckWatch& watch)
{
    const auto text = decodedText(bytes);
    if (!text)
        return text.error();
    auto reading = read(*text, formatOfName(fileName), cards, watch);
    if (reading && reading->deck.name.isEmpty())
        reading->deck.name = QFileInfo(fileName).completeBaseName().left(kLongestDeckName);
    if (reading && reading->deck.variant.isEmpty())
        reading->deck.variant = variantOfList(reading->deck);
    return reading;
}

DeckReadResult readDeckOfAnyGame(const QByteArray& bytes, const QString& fileName,
                                 const std::vector<CardDirectory>& games, const DeckWatch& watch)
{
    // Each game has its share of the whole.
    const auto part = [&watch, &games](std::size_t game) {
        return watch ? DeckWatch([&watch, game, all = games.size()](double done) {
            return watch((static_cast<double>(game) + done) / static_cast<double>(all));
        })
                     : DeckWatch();
    };
    const auto doubts = [](const DeckReading& reading) {
        return std::pair(reading.count(LineOutcome::NotUnderstood), reading.count(LineOutcome::Guessed));
    };
    DeckReadResult best = readDeck(bytes, fileName, games.front(), part(0));
    for (auto cards = games.begin() + 1; cards != games.end() && best; ++cards) {
        DeckReadResult other =
            readDeck(bytes, fileName, *cards, part(static_cast<std::size_t>(cards - games.begin())));
        // What names its game is read by the cards of that game alone.
        if (other && other->deck.game == cards->game() && doubts(*other) < doubts(*best))
            best = std::move(other);
    }
    return best;
}

DeckReadResult readDeckText(const QString& text, const CardDirectory& cards)
{
    return readDeck(text.toUtf8(), {}, cards);
}

QByteArray writeDeck(const Deck& deck, DeckFormat format, const CardDirectory& cards, Language language)
{
    switch (format) {
    case DeckFormat::Castellan: return deckToJson(deck, cards);
    case DeckFormat::Text: return deckToText(deck, cards, language).toUtf8();
    case DeckFormat::Csv: return deckToCsv(deck, cards).toUtf8();
    case DeckFormat::Link: return deckToLink(deck, cards).toUtf8() + '\n';
    case DeckFormat::Cockatrice: return deckToCod(deck, cards, language);
    case DeckFormat::Octgn: return deckToO8d(deck, cards, language);
    case DeckFormat::Edopro: return deckToYdk(deck, cards).toUtf8();
    case DeckFormat::Lackey: return deckToLackey(deck, cards, language).toUtf8();
    }
    return {};
}

bool keepsEverything(DeckFormat format)
{
    return format == DeckFormat::Castellan || format == DeckFormat::Link;
}

rules::Result<rules::Done, QString> saveDeckFile(const QString& path, const QByteArray& content)
{
    const auto written = writeFile(path, content);
    if (written)
        return rules::Done();
    return written.error().reason;
}

} // namespace model
