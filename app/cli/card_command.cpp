// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/card_command.h"

#include "app/cli/closest.h"
#include "app/cli/open_library.h"
#include "model/games/game_cards.h"
#include "model/library/card_words.h"
#include "model/library/folded.h"
#include "model/library/keywords.h"
#include "model/library/library_store.h"
#include "model/play/known_games.h"
#include "model/play/variant_card.h"

#include <algorithm>

namespace app {

namespace {

QStringList namesOf(const model::Card& card)
{
    return QStringList{card.id, card.name.en, card.name.de} + card.otherNames;
}

void print(QTextStream& out, const model::Card& card, model::Language language)
{
    const bool printed = model::gameCardsOr(card.game).isPrinted();
    const auto value = [printed](const QString& what, model::Provenance from) {
        return QStringLiteral("%1 %2: %3\n")
            .arg(QString(model::provenanceMark(from)), what, model::CardWords::provenance(from, printed));
    };
    out << model::cardInWords(card, language) << "\n\n";
    out << (language == model::Language::German ? Cli::tr("In English: %1").arg(card.name.en)
                                                : Cli::tr("In German: %1").arg(card.name.de))
        << '\n';
    if (card.hasStrength())
        out << value(Cli::tr("Strength"), card.strengthFrom);
    for (const model::CardSource& part : card.sources)
        out << value(part.what.in(language), part.from);
    if (card.sources.empty())
        out << value(card.figures.empty() ? Cli::tr("Effect") : Cli::tr("Values"), card.effectFrom);
    out.flush();
}

/// The cards of every game in the library, corrections included.
model::StorageResult<std::vector<model::Card>> allCards(model::Database& database)
{
    model::LibraryStore store(database);
    const auto games = store.games();
    if (!games)
        return games.error();
    std::vector<model::Card> all;
    for (const QString& game : *games) {
        auto cards = store.cards(game);
        if (!cards)
            return cards.error();
        all.insert(all.end(), cards->begin(), cards->end());
    }
    return all;
}

/// The card with the text that the variant of --variant gives it. Nothing, with a sentence on `err`, if its
/// game has no such variant.
std::optional<model::Card> inVariant(const CommandContext& context, const model::Card& card)
{
    if (!context.has(QStringLiteral("variant")))
        return card;
    const rules::KnownGame* game = model::knownGame(card.game);
    const QString wanted = context.value(QStringLiteral("variant"));
    if (game != nullptr && rules::findVariant(*game, wanted.toStdString()))
        return model::cardIn(wanted, card);
    QStringList known;
    for (const rules::VariantView& each :
         game != nullptr ? game->variants() : std::vector<rules::VariantView>())
        known << QString::fromStdString(each.id);
    context.err << Cli::tr("The variant “%1” cannot be played; available variants: %2.")
                       .arg(wanted, known.join(QStringLiteral(", ")))
                << Qt::endl;
    return std::nullopt;
}

} // namespace

int runCard(CommandContext& context)
{
    const QString wanted = model::folded(context.arguments.join(u' '));
    const auto library = openLibrary(context);
    if (!library)
        return kBadInput;
    const auto read = allCards(*library->database);
    if (!read)
        return context.fail(storageSentence(read.error()), kBadInput);
    const std::vector<model::Card>& cards = *read;
    const auto found = std::find_if(cards.begin(), cards.end(), [&](const model::Card& card) {
        const QStringList names = namesOf(card);
        return std::any_of(names.begin(), names.end(),
                           [&](const QString& name) { return model::folded(name) == wanted; });
    });
    if (found != cards.end()) {
        const auto shown = inVariant(context, *found);
        if (!shown)
            return kBadInput;
        print(context.out, *shown, context.language);
        return kSuccess;
    }
    QStringList all;
    for (const model::Card& card : cards)
        all << namesOf(card);
    const QString asked = context.arguments.join(u' ');
    const QString near = closest(asked, all);
    return context.fail(near.isEmpty()
                            ? Cli::tr("There is no card “%1” in the library.").arg(asked)
                            : Cli::tr("There is no card “%1”; did you mean “%2”?").arg(asked, near),
                        kBadInput);
}

} // namespace app
