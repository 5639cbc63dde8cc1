// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/rulebook.h"
#include "model/search/search_result.h"

#include <optional>
#include <vector>

namespace views {

/// A rule, clarification or page that was found, with what the library knows about it.
struct FoundRule
{
    struct AboutCard
    {
        QString id;
        model::LocalText name;
    };

    model::SearchHit hit;
    std::optional<model::Clarification> clarification;
    std::vector<AboutCard> cards; ///< that it is about
};

/// Who answers a question: the rulebook, or whoever decided where it is silent. In a language that need not
/// be the program's.
[[nodiscard]] QString sourceInWords(const QString& source, model::Language language);

/// To be pasted into a message: question and answer, or the rule, with id and source.
[[nodiscard]] QString quotation(const FoundRule& rule, const model::Rulebook& book, model::Language language);

} // namespace views
