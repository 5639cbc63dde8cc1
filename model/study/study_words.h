// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/language/language.h"
#include "rules/bots/study.h"

#include <QCoreApplication>
#include <QStringList>

namespace model {

/// What a study says, in sentences of the program's language. Numbers follow `language`.
struct StudyWords
{
    Q_DECLARE_TR_FUNCTIONS(StudyWords)

public:
    /// "54 %", with one digit after the point where the interval is narrower than 4 points.
    [[nodiscard]] static QString percent(double share, Language language, int digits = 0);
    /// "54 % (51–57 %)"; without an interval "54 % (too few matches for an interval)", and before the first
    /// match a dash.
    [[nodiscard]] static QString rate(const rules::bots::Estimate& estimate, Language language);
    /// The same for the cells of a table: "54 ± 3 %", with the larger side of the interval.
    [[nodiscard]] static QString shortRate(const rules::bots::Estimate& estimate, Language language);
    /// "+1.8 points (−0.5 to +4.1)".
    [[nodiscard]] static QString gain(const rules::bots::Estimate& estimate, Language language);
    /// "6.3 (6.1–6.5)".
    [[nodiscard]] static QString number(const rules::bots::Estimate& estimate, Language language);

    /// How people call a bot: "Greedy", "Master (20,000 iterations)".
    [[nodiscard]] static QString bot(const std::string& name, Language language);

    /// The whole result in a few sentences, the most important first.
    [[nodiscard]] static QStringList verdict(const rules::bots::Study& study, rules::bots::Looks looks,
                                             Language language);
    /// Whether an arm is better than the first one, and how many more matches it would take to know.
    [[nodiscard]] static QString comparison(const rules::bots::Study& study, std::size_t arm,
                                            rules::bots::Looks looks, Language language);
    /// What an interval means, and how it was made.
    [[nodiscard]] static QString method(const rules::bots::Study& study, rules::bots::Looks looks);
};

/// Whether the main question of a study is answered: that of the last arm's gain, or for a single deck
/// whether its rate is even. What watches a study stops here.
[[nodiscard]] bool isClear(const rules::bots::Study& study, rules::bots::Looks looks);

} // namespace model
