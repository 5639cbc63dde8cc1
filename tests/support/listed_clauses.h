// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/core/json.h"
#include "tests/support/read_text.h"

#include <set>
#include <string>

/// The ids of `resources/rulebooks/GAME/clauses.json` that have a title in both languages.
inline std::set<std::string> listedClauses(const std::string& game)
{
    const auto read = rules::json::read(readSourceText("resources/rulebooks/" + game + "/clauses.json"));
    std::set<std::string> ids;
    if (!read || read->find("clauses") == nullptr)
        return ids;
    const auto textOf = [](const rules::json::Value& clause, const char* key) {
        const rules::json::Value* const text = clause.find(key);
        return text != nullptr && text->string() != nullptr ? *text->string() : std::string();
    };
    for (const rules::json::Value& clause : read->find("clauses")->items())
        if (!textOf(clause, "en").empty() && !textOf(clause, "de").empty())
            ids.insert(textOf(clause, "id"));
    return ids;
}

/// The first clause of an engine's list that the rulebook does not have; empty if it has all.
template <class Clause, class IdOf>
[[nodiscard]] std::string unlistedClause(const std::set<std::string>& listed, IdOf&& idOf)
{
    for (std::size_t i = 1; i < static_cast<std::size_t>(Clause::Count); ++i)
        if (const std::string id(idOf(static_cast<Clause>(i))); listed.count(id) == 0)
            return id;
    return {};
}
