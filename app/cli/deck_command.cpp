// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/deck_command.h"

#include "app/cli/closest.h"
#include "app/cli/deck_files.h"
#include "app/cli/game_commands.h"
#include "app/cli/text_file.h"
#include "model/decks/deck_rules_file.h"
#include "model/decks/deck_words.h"
#include "model/decks/formats/import_words.h"
#include "model/play/brought_deck.h"
#include "model/play/sample_decks.h"
#include "model/proxies/proxy_words.h"
#include "model/proxies/registration_sheet.h"
#include "model/proxies/sheet_options.h"
#include "rules/core/json.h"

#include <QFileInfo>

#include <algorithm>

namespace app {

namespace {

using model::DeckWords;
using rules::json::Value;

/// The variant of --variant or of the deck; null, with a sentence on `err`, if there is none of that name.
const rules::decks::Variant* wantedVariant(const CommandContext& context, const model::Deck& deck)
{
    const rules::decks::DeckRules* rules = model::deckRulesOf(deck.game);
    const QString wanted = context.value(QStringLiteral("variant"));
    if (wanted.isEmpty()) {
        // Two decks that are brought to one match are for a variant in which everybody has one.
        if (deck.variant.isEmpty() && context.has(QStringLiteral("with")))
            for (const rules::decks::Variant& each : rules->variants)
                if (each.pairing)
                    return &each;
        return model::variantOf(deck);
    }
    const rules::decks::Variant* variant = rules->variant(wanted.toStdString());
    if (variant != nullptr)
        return variant;
    QStringList known;
    for (const rules::decks::Variant& each : rules->variants)
        known << QString::fromStdString(each.id);
    context.err << Cli::tr("There is no variant “%1”; available variants: %2.")
                       .arg(wanted, known.join(QStringLiteral(", ")))
                << Qt::endl;
    return nullptr;
}

Value textList(const std::vector<std::string>& list)
{
    Value value = Value::array();
    for (const std::string& item : list)
        value.append(Value(item));
    return value;
}

Value repairValue(const rules::decks::Repair& repair, const model::CardNames& names)
{
    Value value = Value::object();
    value.set("text", Value(DeckWords::repair(repair, names).toStdString()));
    if (!repair.cards.empty()) {
        Value cards = Value::array();
        for (const rules::decks::CardChange& change : repair.cards) {
            Value entry = Value::object();
            entry.set("card", Value(change.card));
            entry.set("by", Value(change.by));
            cards.append(std::move(entry));
        }
        value.set("cards", std::move(cards));
    }
    if (repair.field) {
        const auto& [key, words] = *repair.field;
        const auto* field = model::deckField(names.cards.game(), QString::fromStdString(key));
        const bool isNumber = field != nullptr && field->isNumber();
        value.set(key, isNumber ? Value(words.empty() ? 0 : QString::fromStdString(words.front()).toInt())
                                : textList(words));
    }
    if (repair.players)
        value.set("players", Value(*repair.players));
    if (!repair.dropOption.empty())
        value.set("drop-option", Value(repair.dropOption));
    return value;
}

Value violationValue(const rules::decks::Violation& violation, const model::CardNames& names)
{
    Value value = Value::object();
    value.set("clause", Value(violation.clause));
    value.set("text", Value(DeckWords::violation(violation, names).toStdString()));
    value.set("found", Value(violation.found));
    if (violation.least)
        value.set("least", Value(*violation.least));
    if (violation.most)
        value.set("most", Value(*violation.most));
    value.set("cards", textList(violation.cards));
    Value repairs = Value::array();
    for (const rules::decks::Repair& repair : violation.repairs)
        repairs.append(repairValue(repair, names));
    value.set("repairs", std::move(repairs));
    return value;
}

Value warningValue(const rules::decks::Warning& warning, const model::CardNames& names)
{
    Value value = Value::object();
    if (!warning.clause.empty())
        value.set("clause", Value(warning.clause));
    value.set("text", Value(DeckWords::warning(warning, names).toStdString()));
    value.set("cards", textList(warning.cards));
    return value;
}

/// A deck of the command with what came of it.
struct Checked
{
    QString file;
    model::DeckReading reading;
    rules::decks::DeckCheck check;
};

void printWarning(CommandContext& context, const rules::decks::Warning& warning,
                  const model::CardNames& names)
{
    context.out << Cli::tr("Note: %1").arg(DeckWords::warning(warning, names));
    if (!warning.clause.empty())
        context.out << QStringLiteral("  [%1]").arg(QString::fromStdString(warning.clause));
    context.out << '\n';
}

int playersOf(const model::Deck& deck, const rules::decks::Variant& variant)
{
    return variant.takes(deck.players) ? deck.players : variant.players[0];
}

void print(CommandContext& context, const Checked& deck, const rules::decks::Variant& variant,
           const model::CardDirectory& cards)
{
    const model::CardNames names{cards, context.language, &deck.reading.deck};
    QString what = DeckWords::variant(variant, context.language);
    if (variant.players[0] != variant.players[1])
        what +=
            QStringLiteral(", ") + Cli::tr("%n player(s)", nullptr, playersOf(deck.reading.deck, variant));
    context.out << Cli::tr("%1: %n card(s), %2", nullptr, deck.reading.deck.count()).arg(deck.file, what)
                << '\n';
    for (const rules::decks::Violation& violation : deck.check.violations) {
        context.out << QStringLiteral("  %1  [%2]\n")
                           .arg(DeckWords::violation(violation, names),
                                QString::fromStdString(violation.clause));
        for (const rules::decks::Repair& repair : violation.repairs)
            context.out << QStringLiteral("    → %1\n").arg(DeckWords::repair(repair, names));
    }
    for (const rules::decks::Warning& warning : deck.check.warnings) {
        context.out << "  ";
        printWarning(context, warning, names);
    }
    context.out << (deck.check.legal() ? Cli::tr("  Legal.") : Cli::tr("  Not legal.")) << '\n';
}

/// The lines that were guessed or left out: what a person reads on the error channel.
Value linesValue(const model::DeckReading& reading, const model::CardNames& names)
{
    Value lines = Value::array();
    for (const model::ImportLine& line : reading.lines) {
        if (line.outcome == model::LineOutcome::Read)
            continue;
        Value entry = Value::object();
        entry.set("line", Value(line.line));
        entry.set("written", Value(line.written.toStdString()));
        entry.set("outcome", Value(line.outcome == model::LineOutcome::Guessed ? "guessed" : "left-out"));
        if (!line.card.isEmpty())
            entry.set("card", Value(line.card.toStdString()));
        entry.set("text", Value(model::ImportWords::reason(line, names).toStdString()));
        lines.append(std::move(entry));
    }
    return lines;
}

Value deckValue(const Checked& deck, const rules::decks::Variant& variant, const model::CardDirectory& cards,
                model::Language language)
{
    const model::CardNames names{cards, language, &deck.reading.deck};
    Value value = Value::object();
    value.set("file", Value(deck.file.toStdString()));
    value.set("cards", Value(deck.reading.deck.count()));
    value.set("players", Value(playersOf(deck.reading.deck, variant)));
    value.set("legal", Value(deck.check.legal()));
    value.set("lines", linesValue(deck.reading, names));
    Value violations = Value::array();
    for (const rules::decks::Violation& violation : deck.check.violations)
        violations.append(violationValue(violation, names));
    value.set("violations", std::move(violations));
    Value warnings = Value::array();
    for (const rules::decks::Warning& warning : deck.check.warnings)
        warnings.append(warningValue(warning, names));
    value.set("warnings", std::move(warnings));
    return value;
}

/// Whether everybody plays from a deck of their own, so that two decks are never put together.
bool isEveryoneForThemselves(const QString& game)
{
    const rules::decks::DeckRules* rules = model::deckRulesOf(game);
    return std::none_of(rules->variants.begin(), rules->variants.end(),
                        [](const rules::decks::Variant& each) { return each.pairing.has_value(); });
}

/// Cards of both in one deck, for variants in which all play from one that they put together.
model::Deck together(const model::Deck& a, const model::Deck& b)
{
    return model::mergedDeck(a, b, model::MergeCopies::Sum);
}

/// The extensions of all deck formats, for messages.
QString endings()
{
    QStringList all;
    for (int i = 0; i < model::kDeckFormats; ++i)
        all << model::endingsOf(static_cast<model::DeckFormat>(i)).front();
    return all.join(QStringLiteral(", "));
}

} // namespace

int runDeckCheck(CommandContext& context)
{
    const auto players = context.integer(QStringLiteral("players"), 0, 1, 9);
    if (context.has(QStringLiteral("players")) && !players)
        return kBadInput;
    const auto games = deckCards(context);
    if (!games)
        return kBadInput;
    std::vector<Checked> decks;
    QStringList files{context.arguments.value(0)};
    if (context.has(QStringLiteral("with")))
        files << context.value(QStringLiteral("with"));
    for (const QString& file : files) {
        auto reading = readDeckFile(context, file, *games);
        if (!reading)
            return kBadInput;
        decks.push_back({file, std::move(*reading), {}});
    }
    const model::CardDirectory& cards = cardsFor(decks.front().reading.deck, *games);
    const auto ofOtherGame = [&cards](const Checked& deck) { return deck.reading.deck.game != cards.game(); };
    if (std::any_of(decks.begin(), decks.end(), ofOtherGame))
        return context.fail(
            Cli::tr("%1 and %2 are decks for different games.").arg(files.first(), files.last()), kBadInput);
    const rules::decks::Variant* variant = wantedVariant(context, decks.front().reading.deck);
    if (variant == nullptr)
        return kBadInput;
    if (players.value_or(0) != 0 && !variant->takes(static_cast<int>(*players)))
        return context.fail(Cli::tr("%1 is not for %n player(s).", nullptr, static_cast<int>(*players))
                                .arg(DeckWords::variant(*variant, context.language)),
                            kBadInput);
    if (decks.size() == 2 && !variant->pairing && !isEveryoneForThemselves(cards.game())) {
        decks.front().file += QStringLiteral(" + ") + decks.back().file;
        decks.front().reading.deck = together(decks.front().reading.deck, decks.back().reading.deck);
        for (const model::ImportLine& line : decks.back().reading.lines)
            decks.front().reading.lines.push_back(line);
        decks.pop_back();
    }
    bool legal = true;
    bool whole = true;
    for (Checked& deck : decks) {
        if (context.has(QStringLiteral("players")))
            deck.reading.deck.players = static_cast<int>(*players);
        else if (!variant->takes(deck.reading.deck.players))
            deck.reading.deck.players = 0;
        deck.check = rules::decks::check(*variant, model::listOf(deck.reading.deck), cards.pool());
        legal = legal && deck.check.legal();
        whole = whole && deck.reading.count(model::LineOutcome::NotUnderstood) == 0;
    }
    std::vector<rules::decks::Warning> both;
    if (decks.size() == 2 && variant->pairing)
        both = rules::decks::checkPair(*variant, model::listOf(decks[0].reading.deck),
                                       model::listOf(decks[1].reading.deck), cards.pool())
                   .warnings;
    if (context.has(QStringLiteral("json"))) {
        Value root = Value::object();
        root.set("variant", Value(variant->id));
        root.set("legal", Value(legal && whole));
        Value list = Value::array();
        for (const Checked& deck : decks)
            list.append(deckValue(deck, *variant, cards, context.language));
        root.set("decks", std::move(list));
        Value warnings = Value::array();
        for (const rules::decks::Warning& warning : both)
            warnings.append(warningValue(warning, {cards, context.language, nullptr}));
        root.set("warnings", std::move(warnings));
        context.out << QString::fromStdString(rules::json::write(root)) << Qt::endl;
    } else {
        for (const Checked& deck : decks)
            print(context, deck, *variant, cards);
        for (const rules::decks::Warning& warning : both)
            printWarning(context, warning, {cards, context.language, nullptr});
        context.out.flush();
    }
    if (!whole)
        return kBadInput;
    return legal ? kSuccess : kNo;
}

int runDeckConvert(CommandContext& context)
{
    const QString from = context.arguments.value(0);
    const QString to = context.arguments.value(1);
    const auto format = model::formatOfName(to);
    if (!format)
        return context.fail(Cli::tr("%1 does not have the extension of a deck format; use one of these: %2.")
                                .arg(to, endings()),
                            kBadInput);
    if (const QString there = QFileInfo(to).canonicalFilePath();
        !there.isEmpty() && there == QFileInfo(from).canonicalFilePath())
        return context.fail(
            Cli::tr("%1 is the input file and would be overwritten; choose another output file.").arg(to),
            kBadInput);
    const auto games = deckCards(context);
    if (!games)
        return kBadInput;
    const auto reading = readDeckFile(context, from, *games);
    if (!reading)
        return kBadInput;
    if (!writeFile(
            context, to,
            model::writeDeck(reading->deck, *format, cardsFor(reading->deck, *games), context.language)))
        return kNo;
    context.out << Cli::tr("%1 written as %2: %3.")
                       .arg(to, model::ImportWords::format(*format), model::ImportWords::summary(*reading))
                << Qt::endl;
    return reading->count(model::LineOutcome::NotUnderstood) == 0 ? kSuccess : kNo;
}

int runDeckSample(CommandContext& context)
{
    const rules::KnownGame* game = gameArgument(context);
    if (game == nullptr)
        return kBadInput;
    const QString to = context.arguments.value(1);
    const auto format = model::formatOfName(to);
    if (!format)
        return context.fail(Cli::tr("%1 does not have the extension of a deck format; use one of these: %2.")
                                .arg(to, endings()),
                            kBadInput);
    const auto variant = variantOption(context, *game);
    const auto players = context.integer(QStringLiteral("players"), 0, 1, 9);
    if (!variant || !players)
        return kBadInput;
    rules::MatchSetup setup{std::string(game->id()), *variant, 1, {}};
    setup.players = static_cast<unsigned>(*players);
    const auto count = rules::seatCount(*game, setup);
    if (!count)
        return context.fail(context.words(count.error()), kBadInput);
    const rules::VariantView& shown = count->variant;
    const std::string built = shown.deckVariant.empty() ? shown.id : shown.deckVariant;
    for (const model::Deck& deck : model::sampleDecks(*game, context.language)) {
        if (deck.variant.toStdString() != built ||
            (deck.players != 0 && static_cast<unsigned>(deck.players) != count->players))
            continue;
        if (!writeFile(context, to,
                       model::writeDeck(deck, *format, model::directoryOf(*game), context.language)))
            return kNo;
        context.out << Cli::tr("%1: %n card(s), %2", nullptr, deck.count()).arg(to, deck.name) << Qt::endl;
        return kSuccess;
    }
    return context.fail(
        Cli::tr("%1 is not played with decks.").arg(QString::fromStdString(shown.name.in(context.language))),
        kBadInput);
}

int runDeckSheet(CommandContext& context)
{
    const QString path = context.value(QStringLiteral("output"));
    if (path.isEmpty())
        return context.fail(Cli::tr("“deck sheet” needs a file to write: -o OUT.pdf."), kBadInput);
    const auto cards = deckCards(context);
    if (!cards)
        return kBadInput;
    const auto reading = readDeckFile(context, context.arguments[0], *cards);
    if (!reading)
        return kBadInput;
    model::Deck deck = reading->deck;
    const rules::decks::Variant* variant = wantedVariant(context, deck);
    if (variant == nullptr)
        return kBadInput;
    deck.variant = QString::fromStdString(variant->id);
    const QString paper = context.value(QStringLiteral("paper"), QStringLiteral("a4"));
    const auto size = model::sizeFrom(model::paperSizes(), paper);
    if (!size || std::min(size->width(), size->height()) < 140)
        return context.fail(
            Cli::tr("A registration sheet needs paper of at least 140 x 140 mm, not “%1”.").arg(paper),
            kBadInput);
    const model::Registration registration{context.value(QStringLiteral("player")),
                                           context.value(QStringLiteral("date")),
                                           context.value(QStringLiteral("event"))};
    if (const auto failure =
            model::writePages(model::RegistrationSheet::pages(deck, cardsFor(deck, *cards), registration,
                                                              *size, context.language),
                              path))
        return context.fail(model::ProxyWords::failure(*failure));
    return kSuccess;
}

} // namespace app
