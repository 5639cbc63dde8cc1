// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/editor/card_draft.h"

namespace model {

/// What of a card a field is about; changes to one field in a row are one step of undoing.
enum class DraftField {
    NameEn,
    NameDe,
    Kind,
    Gender,
    Strength,
    Box,
    Effects,
    WordingEn,
    WordingDe,
    Tags,
    Answers,
    Picture
};

/// Something that is wrong with a draft, or worth knowing about it.
struct DraftProblem
{
    DraftField field = DraftField::NameEn;
    int effect = -1;    ///< Effects: which; Answers: which
    int step = -1;      ///< Effects: in which step; -1: the effect itself
    bool blocks = true; ///< the card cannot be saved like this
    QString words;      ///< in the language of the program

    friend bool operator==(const DraftProblem&, const DraftProblem&) = default;
};

/// Everything, in the order of the form. Fast enough to be called with every key.
[[nodiscard]] std::vector<DraftProblem> check(const CardDraft& draft, DraftPurpose purpose);

[[nodiscard]] bool canBeSaved(const std::vector<DraftProblem>& problems);

} // namespace model
