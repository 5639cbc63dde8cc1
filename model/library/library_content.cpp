// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/library_content.h"

#include "model/library/card_sheet.h"
#include "model/library/content_limits.h"
#include "model/rulebook/rulebook_files.h"
#include "rules/core/json.h"

#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr QStringView kBuiltIn = u":/castellan";

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(kLargestCardSheet + 1) : QByteArray();
}

void addToHash(QCryptographicHash& hash, const QString& folder)
{
    QStringList files;
    QDirIterator each(folder, QDir::Files, QDirIterator::Subdirectories);
    while (each.hasNext())
        files << each.next();
    files.sort();
    for (const QString& file : std::as_const(files)) {
        const QByteArray content = contentOf(file);
        hash.addData(QDir(folder).relativeFilePath(file).toUtf8() + '\n' +
                     QByteArray::number(content.size()) + '\n');
        hash.addData(content);
    }
}

std::vector<GameBox> readBoxes(const QByteArray& text, std::vector<rules::Error>& problems)
{
    std::vector<GameBox> boxes;
    if (text.isEmpty())
        return boxes;
    const auto document =
        rules::json::read(std::string_view(text.constData(), static_cast<std::size_t>(text.size())));
    const rules::json::Value* list = document ? document->find("boxes") : nullptr;
    if (list == nullptr) {
        addProblem(problems, document ? rules::Error{inFile("boxes.json"), {ContentReason::NoList, "boxes"}}
                                      : within("boxes.json", document.error()));
        return boxes;
    }
    if (list->items().size() > kMostContentEntries) {
        addProblem(problems, {inFile("boxes.json"), {ContentReason::TooManyEntries, kMostContentEntries}});
        return boxes;
    }
    const auto textOf = [](const rules::json::Value* value) {
        return value != nullptr && value->string() != nullptr ? QString::fromStdString(*value->string())
                                                              : QString();
    };
    for (const rules::json::Value& entry : list->items()) {
        const rules::json::Value* name = entry.find("name");
        const rules::json::Value* characters = entry.find("characters");
        GameBox box{textOf(entry.find("id")), {}, 0, false};
        if (name != nullptr)
            box.name = {textOf(name->find("en")), textOf(name->find("de"))};
        if (characters != nullptr)
            box.characters = static_cast<int>(characters->integer().value_or(0));
        if (box.id.isEmpty() || box.name.en.isEmpty() || box.name.de.isEmpty())
            addProblem(problems, {inFile("boxes.json", entry.position()), ContentReason::BoxNeeds});
        else
            boxes.push_back(std::move(box));
    }
    return boxes;
}

QString hashOf(const QString& cards, const QString& rulebook)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    addToHash(hash, cards);
    addToHash(hash, rulebook);
    return QString::fromLatin1(hash.result().toHex());
}

} // namespace

std::vector<CardLayer> readCards(const QString& folder, const QString& game,
                                 std::vector<rules::Error>& problems)
{
    std::vector<CardLayer> cards;
    const GameCards& known = gameCardsOr(game);
    for (const CardFile& file : known.files()) {
        const QString path = u"%1/cards/%2/%3"_s.arg(folder, game, file.name);
        if (!QFile::exists(path))
            continue;
        for (CardLayer& card : readCardSheet(contentOf(path), known, file, problems)) {
            card.game = game;
            cards.push_back(std::move(card));
        }
    }
    return cards;
}

std::vector<CardRecord> builtInRecords(const QString& game)
{
    std::vector<CardRecord> records;
    std::vector<rules::Error> problems;
    for (const CardLayer& layer : readCards(kBuiltIn.toString(), game, problems))
        records.push_back(merged({layer}));
    Q_ASSERT_X(problems.empty(), "builtInRecords", problems.empty() ? "" : problems.front().text().c_str());
    return records;
}

std::vector<Card> builtInCards(const QString& game)
{
    std::vector<Card> cards;
    for (CardRecord& record : builtInRecords(game))
        cards.push_back(std::move(record.card));
    return cards;
}

LibraryContent readContent(const QString& folder, const QString& game)
{
    LibraryContent content;
    content.game = game;
    const QString cards = folder + u"/cards/"_s + game;
    const QString rulebook = folder + u"/rulebooks/"_s + game;
    content.hash = hashOf(cards, rulebook);
    content.cards = readCards(folder, game, content.problems);
    content.boxes = readBoxes(contentOf(cards + u"/boxes.json"_s), content.problems);
    content.clauses = readRulebook(rulebook, content.problems);
    content.clarifications =
        readClarifications(contentOf(rulebook + u"/clarifications.json"_s), content.problems);
    content.terms = readGlossary(contentOf(rulebook + u"/glossary.json"_s), content.problems);
    content.synonyms = readSynonyms(contentOf(rulebook + u"/synonyms.json"_s), content.problems);
    const auto asked = readQuestions(contentOf(rulebook + u"/questions.json"_s), content.problems);
    for (Clause& clause : content.clauses)
        clause.asked = asked.value(clause.id);
    for (Clarification& clarification : content.clarifications)
        clarification.asked = asked.value(clarification.id);
    return content;
}

QString builtInHash(const QString& game)
{
    return hashOf(u"%1/cards/%2"_s.arg(kBuiltIn, game), u"%1/rulebooks/%2"_s.arg(kBuiltIn, game));
}

LibraryContent builtInContent(const QString& game)
{
    return readContent(kBuiltIn.toString(), game);
}

} // namespace model
