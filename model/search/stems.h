// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace model {

/// The beginning that the forms of a word share, roughly, in either language: "destroys" and "destroyed" have
/// "destroy", "zerstörte" and "zerstören" have "zerstor". Takes and gives folded words; at least four letters
/// stay.
[[nodiscard]] QString stem(const QString& folded);

/// Words that say little about what a question is about: "can", "the", "kann", "wenn".
[[nodiscard]] bool isFiller(const QString& folded);

/// The forms of a verb that share no beginning with the folded word: "pay" gives "paid". Empty where there
/// are none.
[[nodiscard]] QStringList otherForms(const QString& folded);

} // namespace model
