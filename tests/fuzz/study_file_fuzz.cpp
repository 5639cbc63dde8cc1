// SPDX-License-Identifier: GPL-3.0-or-later

// Any bytes are the result of a study or are refused with a reason. What was read is written and read as the
// same, cannot be merged with itself, and gives estimates that are numbers.
#include "rules/bots/study.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>

using namespace rules;

namespace {

void demand(bool holds, const char* what)
{
    if (holds)
        return;
    std::fprintf(stderr, "%s\n", what);
    std::abort();
}

void checkEstimate(const bots::Estimate& estimate)
{
    demand(std::isfinite(estimate.value) && std::isfinite(estimate.low) && std::isfinite(estimate.high),
           "an estimate is not a number");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto parsed = json::read({reinterpret_cast<const char*>(data), size});
    if (!parsed)
        return 0;
    const auto study = bots::studyFromJson(*parsed);
    if (!study) {
        demand(!study.error().reason.empty(), "refused without a reason");
        return 0;
    }
    const std::string text = json::write(toJson(*study));
    const auto again = bots::studyFromJson(json::read(text).value());
    demand(again.has_value() && *again == *study, "a study that was written is read as another one");
    bots::Study whole = *study;
    const auto merged = merge(whole, *study);
    demand(study->seeds.empty() || !merged, "the same seeds count twice");
    for (std::size_t i = 0; i < study->arms.size(); ++i) {
        for (const bots::Looks looks : {bots::Looks::Once, bots::Looks::Any}) {
            checkEstimate(bots::winRate(study->plan.arms[i], study->arms[i], looks));
            checkEstimate(bots::gainOf(study->plan.arms[i], study->arms[i], looks, study->arms.size()));
        }
        for (const auto& [id, card] : study->arms[i].cards) {
            checkEstimate(bots::winRateWhere(card.mine.matches));
            checkEstimate(bots::shareWhere(card.theirs.matches, study->rounds(), 2));
            checkEstimate(bots::meanOf(card.mine.price, 1));
        }
    }
    return 0;
}
