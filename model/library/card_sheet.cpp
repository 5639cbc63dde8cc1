// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/card_sheet.h"

#include "model/library/content_limits.h"

namespace model {

namespace {

namespace json = rules::json;

/// The card with both names, if it has one of them.
json::Value withBothNames(const json::Value& card, bool& filled)
{
    const json::Value* name = card.find("name");
    if (name == nullptr || name->kind() != json::Kind::Object)
        return card;
    const json::Value* en = name->find("en");
    const json::Value* de = name->find("de");
    if ((en == nullptr) == (de == nullptr))
        return card;
    filled = true;
    json::Value both = json::Value::object();
    both.set("en", en != nullptr ? *en : *de);
    both.set("de", de != nullptr ? *de : *en);
    json::Value result = json::Value::object();
    for (const json::Member& member : card.members())
        result.set(member.key, member.key == "name" ? both : member.value);
    return result;
}

} // namespace

std::vector<CardLayer> readCardSheet(const QByteArray& text, const GameCards& game, const CardFile& file,
                                     std::vector<rules::Error>& problems)
{
    std::vector<CardLayer> layers;
    const std::string name = file.name.toStdString();
    const std::string key = file.list.toStdString();
    json::Limits limits;
    limits.bytes = static_cast<std::size_t>(kLargestCardSheet);
    const auto document =
        json::read(std::string_view(text.constData(), static_cast<std::size_t>(text.size())), limits);
    if (!document) {
        addProblem(problems, within(name, document.error()));
        return layers;
    }
    const json::Value* list = document->find(key);
    if (list == nullptr || list->kind() != json::Kind::Array) {
        addProblem(problems, {inFile(name), {ContentReason::NoList, key}});
        return layers;
    }
    if (list->items().size() > kMostContentEntries) {
        addProblem(problems, {inFile(name), {ContentReason::TooManyEntries, kMostContentEntries}});
        return layers;
    }
    for (std::size_t i = 0; i < list->items().size() && !isFull(problems); ++i) {
        const std::string place = key + "[" + std::to_string(i) + "]";
        bool filled = false;
        const json::Value card = withBothNames(list->items()[i], filled);
        auto read = game.readCard(card, file.kind, place);
        if (!read) {
            for (const rules::Error& error : read.error())
                addProblem(problems, within(name, error));
            continue;
        }
        if (filled)
            addNote(problems, {rules::Location(place + ".name").in(name), ContentReason::OneNameMissing});
        layers.push_back(std::move(read).value());
    }
    return layers;
}

} // namespace model
