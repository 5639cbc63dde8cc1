// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/deck_files.h"

#include "app/cli/open_library.h"
#include "app/cli/text_file.h"
#include "model/decks/formats/import_words.h"
#include "model/library/library_content.h"

namespace app {

std::optional<model::CardDirectory> deckCards(const CommandContext& context)
{
    auto library = openLibrary(context);
    if (!library)
        return std::nullopt;
    auto cards = model::CardDirectory::read(*library->database, model::kCrimsonCompany.toString());
    if (!cards) {
        context.err << storageSentence(cards.error()) << Qt::endl;
        return std::nullopt;
    }
    return std::move(cards).value();
}

std::optional<model::DeckReading> readDeckFile(const CommandContext& context, const QString& path,
                                               const model::CardDirectory& cards)
{
    const auto content = readFile(context, path);
    if (!content)
        return std::nullopt;
    auto reading = model::readDeck(*content, path, cards);
    if (!reading) {
        context.err << Cli::tr("%1 cannot be read as a deck: %2")
                           .arg(path, model::ImportWords::refusal(reading.error()))
                    << Qt::endl;
        return std::nullopt;
    }
    const model::CardNames names{cards, context.language, &reading->deck};
    for (const model::ImportLine& line : reading->lines)
        if (line.outcome != model::LineOutcome::Read)
            context.err << Cli::tr("%1, line %2: “%3”: %4.")
                               .arg(path, QString::number(line.line), line.written,
                                    model::ImportWords::reason(line, names))
                        << Qt::endl;
    return std::move(reading).value();
}

} // namespace app
