// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/core/card_head.h"

#include "rules/core/core_reasons.h"

#include <algorithm>

namespace rules {

namespace {

constexpr std::size_t kLongestId = 64;
constexpr std::size_t kLongestName = 80;

} // namespace

bool isCardId(std::string_view id)
{
    const auto isLower = [](char c) { return c >= 'a' && c <= 'z'; };
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    if (id.size() > kLongestId)
        return false;
    if (const std::size_t at = id.find('@'); at != std::string_view::npos)
        return isCardId(id.substr(0, at)) && id.find('@', at + 1) == std::string_view::npos &&
               isCardId(id.substr(at + 1));
    if (id.empty() || !isLower(id.front()) || id.back() == '-')
        return false;
    return id.find("--") == std::string_view::npos &&
           std::all_of(id.begin(), id.end(), [&](char c) { return isLower(c) || isDigit(c) || c == '-'; });
}

std::string readCardId(const json::Place& card, std::string_view key)
{
    const auto place = card.need(key);
    const std::string* id = place ? place->text() : nullptr;
    if (!id)
        return {};
    if (!isCardId(*id))
        place->refuse({CoreReason::NotACardId, *id, kLongestId});
    return *id;
}

std::string readCardName(const json::Place& place)
{
    const std::string* name = place.text();
    if (!name)
        return {};
    const auto control = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; };
    if (name->empty() || name->front() == ' ' || name->back() == ' ')
        place.refuse(CoreReason::EmptyName);
    else if (name->size() > kLongestName)
        place.refuse({CoreReason::LongName, kLongestName});
    else if (std::any_of(name->begin(), name->end(), control))
        place.refuse(CoreReason::ControlInName);
    return *name;
}

BothLanguages readCardNames(const json::Place& card)
{
    BothLanguages names;
    const auto place = card.need("name");
    if (!place || !place->isObject({"en", "de"}))
        return names;
    const auto one = [&place](std::string_view language, CoreReason missing) -> std::string {
        if (const auto name = place->find(language))
            return readCardName(*name);
        place->refuse(missing);
        return {};
    };
    names.en = one("en", CoreReason::NoEnglishName);
    names.de = one("de", CoreReason::NoGermanName);
    return names;
}

} // namespace rules
