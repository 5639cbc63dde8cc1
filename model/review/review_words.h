// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/language/language.h"
#include "rules/bots/review.h"

#include <QCoreApplication>
#include <QString>

namespace model {

/// What a review or a hint found, in words of one language.
class ReviewWords
{
    Q_DECLARE_TR_FUNCTIONS(model::ReviewWords)

public:
    explicit ReviewWords(Language language)
        : m_language(language)
    {}

    /// "57 %".
    [[nodiscard]] QString percent(double share) const;
    /// "57 % ± 4", with the 95 % interval of a standard error.
    [[nodiscard]] QString chance(double share, double error) const;
    /// "+4.2" or "−18.0": a change in percentage points.
    [[nodiscard]] QString points(double share) const;
    [[nodiscard]] QString number(double value) const;

    /// "?!", "?" or "??"; empty for none.
    [[nodiscard]] static QString sign(rules::bots::Mark mark);
    /// "inaccuracy"; empty for none.
    [[nodiscard]] static QString mark(rules::bots::Mark mark);

    /// The first difference that matters between an answer and another one, as a sentence about the first.
    [[nodiscard]] QString reason(const rules::bots::Reason& reason) const;
    /// In how many continuations it shows, and how soon.
    [[nodiscard]] QString evidence(const rules::bots::Reason& reason) const;
    /// What is said where no number differs.
    [[nodiscard]] static QString noReason();

    [[nodiscard]] QString text(const rules::BothLanguages& text) const;

private:
    Language m_language;
};

} // namespace model
