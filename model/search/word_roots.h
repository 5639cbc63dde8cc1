// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace model {

/// What a folded word has in common with its other forms: "scored" and "scores" give "scor", "Münzen" and
/// "Münze" give "munz". Stronger than stem(), which searching for parts of words relies on; good for
/// comparing questions, not for showing.
[[nodiscard]] QString wordRoot(const QString& folded);

/// How much a word says in a question, from 0 to 1: nothing for "how" and "the", little for "only", "then"
/// and "before".
[[nodiscard]] float wordMeaning(const QString& folded);

} // namespace model
