// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/bots/bot.h"
#include "rules/bots/simulate.h"
#include "rules/core/any_match.h"
#include "rules/core/match_file.h"
#include "rules/scenario/stage.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace rules {

/// A card under all its names, for reading decks.
struct CardName
{
    std::string id;
    BothLanguages name;
    std::vector<std::string> otherNames;
};

/// A rule that a match can choose, in words: {"option", key, value} in a set-up, `option KEY VALUE` in a
/// scenario.
struct OptionView
{
    std::string key;
    std::string clause; ///< the rule or ruling that it is about
    std::string values; ///< what fits
    std::string usual;  ///< the default
    BothLanguages name{};
    std::vector<CardName> choices{}; ///< values to choose from; others may fit too
    int least = 0;                   ///< where it is a number: from `least` to `most`
    int most = 0;
};

/// A line of the set-up that can be filled in by choosing: `count` words behind `key`, each one of `choices`,
/// or a number up to `most` where there are none.
struct SetupField
{
    std::string key;
    BothLanguages name;
    std::vector<BothLanguages> each; ///< what each word is for
    std::vector<CardName> choices;
    int most = 0;
    std::string clause; ///< the rule that it is about
};

/// One game with its library of cards, without its types: what table, command line and match files need to
/// begin a match.
class KnownGame
{
public:
    virtual ~KnownGame() = default;

    [[nodiscard]] virtual std::string_view id() const = 0;
    [[nodiscard]] virtual BothLanguages name() const = 0;
    /// The variants that can be played; the first is the default.
    [[nodiscard]] virtual std::vector<std::string> variants() const = 0;
    [[nodiscard]] virtual BothLanguages variantName(std::string_view variant) const = 0;
    /// What people may choose for a match besides decks and seed.
    [[nodiscard]] virtual std::vector<SetupField> setupFields() const { return {}; }
    [[nodiscard]] virtual std::uint32_t rulesVersion() const = 0;
    [[nodiscard]] virtual std::uint64_t libraryHash() const = 0;

    /// The cards a deck can be made of.
    [[nodiscard]] virtual std::vector<CardName> cards() const = 0;
    /// The variant that is meant where this many decks are brought and none is named.
    [[nodiscard]] virtual std::string variantForDecks(std::size_t) const { return variants().front(); }
    /// Whether every seat plays with a deck of its own; if not, all cards go into one.
    [[nodiscard]] virtual bool decksAreApart(std::string_view) const { return true; }
    /// The rules that a match can choose; none by default.
    [[nodiscard]] virtual std::vector<OptionView> options() const { return {}; }

    [[nodiscard]] virtual std::unique_ptr<scenario::Stage> stage() const = 0;

    /// `setup` with everything written out that the variant would fill in by itself (sample decks), or why it
    /// does not fit.
    [[nodiscard]] virtual Result<MatchSetup> complete(const MatchSetup& setup) const = 0;
    /// A new match up to its first question. `setup` need not be complete.
    [[nodiscard]] virtual Result<scenario::Stage::Begun> start(const MatchSetup& setup) const = 0;

    /// Answers the open question of a match of this game.
    using Chooser = std::function<Choice(const AnyMatch& match)>;
    [[nodiscard]] virtual Chooser bot(bots::BotKind kind, std::uint64_t seed) const = 0;

    /// Plays the matches of `seeds`, otherwise set up as `setup` says.
    [[nodiscard]] virtual Result<bots::Simulation> simulate(const MatchSetup& setup,
                                                            const std::vector<bots::BotKind>& seats,
                                                            bots::SeedRange seeds, unsigned threads,
                                                            bots::Progress* progress) const = 0;
};

/// Replays a match file: every choice is checked and carried out. `verify`: the state hash of every step is
/// compared. `steps`: how many steps to go, all by default. `line` gets every log line with the number of the
/// step it belongs to (0: the opening). An error names its step.
struct ReplayOptions
{
    std::size_t steps = static_cast<std::size_t>(-1);
    bool verify = true;
    std::function<void(std::size_t step, const LogLine& line)> line;
};
[[nodiscard]] Result<std::unique_ptr<AnyMatch>> replay(const KnownGame& game, const MatchFile& file,
                                                       const ReplayOptions& options);

/// Plays a match with one chooser a seat (in the order of AnyMatch::seats) and keeps it as a match file.
/// Stops after `limit` decisions. `line` as for replay.
[[nodiscard]] Result<MatchFile>
playMatch(const KnownGame& game, const MatchSetup& setup, const std::vector<KnownGame::Chooser>& seats,
          std::size_t limit, const std::function<void(std::size_t step, const LogLine& line)>& line);

} // namespace rules
