// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/effects/effect_words.h"

#include <array>

namespace rules::effects {

namespace {

using namespace std::string_view_literals;

constexpr std::array kTypes{"deployment"sv,  "income"sv,  "recruitment"sv,
                            "destruction"sv, "passive"sv, "score"sv};
constexpr std::array kMoments{"standing"sv, "before-played"sv, "after-played"sv};
constexpr std::array kWho{"you"sv, "opponent"sv, "each"sv, "leader"sv, "player"sv};
constexpr std::array kLanes{"this"sv, "other"sv, "any"sv};
constexpr std::array kSides{"own"sv, "opposing"sv, "both"sv};
constexpr std::array kFaces{"any"sv, "up"sv, "down"sv};
constexpr std::array kPicks{"one"sv, "several"sv, "all"sv, "total"sv, "it"sv, "self"sv, "played"sv};
constexpr std::array kOps{"flip"sv,
                          "destroy"sv,
                          "move"sv,
                          "swap"sv,
                          "place"sv,
                          "discard"sv,
                          "gain"sv,
                          "take"sv,
                          "pay"sv,
                          "strength"sv,
                          "win-by"sv,
                          "match-cost"sv,
                          "bid-on-top"sv,
                          "played-face-down"sv,
                          "play-only-here"sv,
                          "shield"sv,
                          "no-destruction"sv,
                          "play-opposite"sv,
                          "score-at"sv};
constexpr std::array kSources{"offer"sv, "discard-pile"sv, "self"sv};
constexpr std::array kPartners{"self"sv, "played"sv};
constexpr std::array kChanges{"add"sv, "set"sv, "times"sv};
constexpr std::array kRules{"more-strength"sv, "less-strength"sv, "more-face-down"sv};
constexpr std::array kAmounts{"number"sv, "strength-of-it"sv, "any"sv};
constexpr std::array kConditions{"none"sv, "opponent-has-more-coins"sv, "you-lead-this-lane"sv};

static_assert(kOps.size() == static_cast<std::size_t>(OpCode::ScoreAt) + 1);

} // namespace

template <>
std::span<const std::string_view> wordsOf<EffectType>()
{
    return kTypes;
}
template <>
std::span<const std::string_view> wordsOf<Moment>()
{
    return kMoments;
}
template <>
std::span<const std::string_view> wordsOf<Who>()
{
    return kWho;
}
template <>
std::span<const std::string_view> wordsOf<LaneScope>()
{
    return kLanes;
}
template <>
std::span<const std::string_view> wordsOf<SideScope>()
{
    return kSides;
}
template <>
std::span<const std::string_view> wordsOf<FaceScope>()
{
    return kFaces;
}
template <>
std::span<const std::string_view> wordsOf<Pick>()
{
    return kPicks;
}
template <>
std::span<const std::string_view> wordsOf<OpCode>()
{
    return kOps;
}
template <>
std::span<const std::string_view> wordsOf<Source>()
{
    return kSources;
}
template <>
std::span<const std::string_view> wordsOf<Partner>()
{
    return kPartners;
}
template <>
std::span<const std::string_view> wordsOf<Change>()
{
    return kChanges;
}
template <>
std::span<const std::string_view> wordsOf<WinRule>()
{
    return kRules;
}
template <>
std::span<const std::string_view> wordsOf<AmountOf>()
{
    return kAmounts;
}
template <>
std::span<const std::string_view> wordsOf<Condition>()
{
    return kConditions;
}
template <>
std::span<const std::string_view> wordsOf<Provenance>()
{
    return kProvenanceWords;
}
template <>
std::span<const std::string_view> wordsOf<Gender>()
{
    return kGenderWords;
}

} // namespace rules::effects
