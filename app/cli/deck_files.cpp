// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/deck_files.h"

#include "app/cli/open_library.h"
#include "app/cli/text_file.h"
#include "model/decks/formats/import_words.h"
#include "model/play/known_games.h"
#include "model/text/visible_text.h"

#include <algorithm>

namespace app {

std::optional<std::vector<model::CardDirectory>> deckCards(const CommandContext& context)
{
    auto library = openLibrary(context);
    if (!library)
        return std::nullopt;
    std::vector<model::CardDirectory> games;
    for (const QString& each : model::knownGameIds()) {
        auto cards = model::CardDirectory::read(*library->database, each);
        if (!cards) {
            context.err << storageSentence(cards.error()) << Qt::endl;
            return std::nullopt;
        }
        games.push_back(std::move(cards).value());
    }
    return games;
}

const model::CardDirectory& cardsFor(const model::Deck& deck, const std::vector<model::CardDirectory>& games)
{
    const auto found = std::find_if(games.begin(), games.end(), [&deck](const model::CardDirectory& cards) {
        return cards.game() == deck.game;
    });
    return found == games.end() ? games.front() : *found;
}

std::optional<model::DeckReading> readDeckFile(const CommandContext& context, const QString& path,
                                               const std::vector<model::CardDirectory>& games)
{
    const auto content = readFile(context, path);
    if (!content)
        return std::nullopt;
    auto reading = model::readDeckOfAnyGame(*content, path, games);
    if (!reading) {
        context.err << Cli::tr("%1 cannot be read as a deck: %2")
                           .arg(path, model::ImportWords::refusal(reading.error()))
                    << Qt::endl;
        return std::nullopt;
    }
    const model::CardNames names{cardsFor(reading->deck, games), context.language, &reading->deck};
    for (const model::ImportLine& line : reading->lines)
        if (line.outcome != model::LineOutcome::Read)
            context.err << model::visibleLine(Cli::tr("%1, line %2: “%3”: %4.")
                                                  .arg(path, QString::number(line.line), line.written,
                                                       model::ImportWords::reason(line, names)))
                        << Qt::endl;
    return std::move(reading).value();
}

} // namespace app
