// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/bots/bot.h"
#include "rules/bots/simulate.h"
#include "rules/core/any_match.h"
#include "rules/core/match_file.h"
#include "rules/scenario/stage.h"

#include <functional>
#include <memory>
#include <optional>
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

/// What decks a match of a variant is played with.
enum class DeckUse : std::uint8_t {
    None,    ///< cards are dealt by the set-up alone
    Shared,  ///< all cards go into one deck
    PerSeat, ///< every seat brings its own
};

/// A way to play a game.
struct VariantView
{
    std::string id;
    BothLanguages name;
    unsigned minPlayers = 2;
    unsigned maxPlayers = 2;
    unsigned usualPlayers = 2;
    DeckUse decks = DeckUse::PerSeat;
    std::string clause{};      ///< the rule that says how many play
    std::string deckVariant{}; ///< the id that decks for it have, where that is another one
    bool isSecretive = false;  ///< players without hands are asked for secret answers, such as bids

    [[nodiscard]] bool takes(unsigned players) const
    {
        return minPlayers <= players && players <= maxPlayers;
    }
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
    bool isMain = false; ///< what people decide for every match, rather than a ruling that they may change
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

/// Something that people should know about a set-up before a match starts.
struct SetupIssue
{
    BothLanguages text;
    std::string clause{};   ///< the rule behind it; empty where there is none
    bool isWarning = false; ///< a match can start all the same
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
    [[nodiscard]] virtual std::vector<VariantView> variants() const = 0;
    /// The seats of a match in turn order, as far as its set-up says who sits there; by default those of a
    /// match with the variant's sample cards.
    [[nodiscard]] virtual std::vector<SeatView> seats(const MatchSetup& setup) const;
    /// What people may choose for a match of a variant besides decks and seed.
    [[nodiscard]] virtual std::vector<SetupField> setupFields(std::string_view, unsigned) const { return {}; }
    [[nodiscard]] virtual std::uint32_t rulesVersion() const = 0;
    [[nodiscard]] virtual std::uint64_t libraryHash() const = 0;

    /// The cards a deck can be made of.
    [[nodiscard]] virtual std::vector<CardName> cards() const = 0;
    /// The variant that is meant where this many decks are brought and none is named.
    [[nodiscard]] virtual std::string variantForDecks(std::size_t) const { return variants().front().id; }
    /// The rules that a match of a variant can choose; none by default.
    [[nodiscard]] virtual std::vector<OptionView> options(std::string_view) const { return {}; }

    /// The text of a card in a variant that gives it another effect; nothing for all other cards.
    [[nodiscard]] virtual std::optional<BothLanguages> textIn(std::string_view, std::string_view) const
    {
        return std::nullopt;
    }

    [[nodiscard]] virtual std::unique_ptr<scenario::Stage> stage() const = 0;

    /// `setup` with everything written out that the variant would fill in by itself (sample decks), or why it
    /// does not fit.
    [[nodiscard]] virtual Result<MatchSetup> complete(const MatchSetup& setup) const = 0;
    /// Why no match can be played with these cards; empty if one can. For games whose boxes owners check.
    [[nodiscard]] virtual std::vector<BothLanguages> cardIssues() const { return {}; }
    /// Everything that keeps a match of this set-up from starting, then what is advised against; for games
    /// that check a set-up while it is being filled in.
    [[nodiscard]] virtual std::vector<SetupIssue> issues(const MatchSetup&) const { return {}; }
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

/// A chooser for the matches of one game: `Match` is its match behind the common face.
template <class Match>
[[nodiscard]] KnownGame::Chooser botOf(bots::BotKind kind, std::uint64_t seed)
{
    return [bot = bots::Bot(kind, seed)](const AnyMatch& any) mutable {
        const auto& match = static_cast<const Match&>(any);
        return bot.choose(match.rules(), match.state(), match.rules().question(match.state()));
    };
}

/// The variant of an id, its own or that of its decks; nothing if the game has none of that name.
[[nodiscard]] std::optional<VariantView> findVariant(const KnownGame& game, std::string_view id);

/// How people call a variant; its id if the game has none of that name.
[[nodiscard]] BothLanguages variantName(const KnownGame& game, std::string_view id);

/// The variant and the number of seats that a set-up asks for, or why the game does not have them: the reason
/// names what is possible.
struct SeatCount
{
    VariantView variant;
    unsigned players = 0;
};
[[nodiscard]] Result<SeatCount> seatCount(const KnownGame& game, const MatchSetup& setup);

/// Why a set-up does not fit, as `complete` says it; empty if it does.
[[nodiscard]] std::vector<SetupIssue> completionIssues(const KnownGame& game, const MatchSetup& setup);

/// Nothing if there is one bot per seat.
[[nodiscard]] Result<Done> checkBots(const KnownGame& game, const MatchSetup& setup, std::size_t bots);

/// Nothing if the set-up of a match file fits its variant and everyone who decides in it has a seat. The
/// reason names what is possible. A file of other rules or cards is not looked into: `replay` says so.
[[nodiscard]] Result<Done> checkSeats(const KnownGame& game, const MatchFile& file);

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

/// Plays a match with one chooser per seat (in the order of AnyMatch::seats) and keeps it as a match file.
/// What a party decides together its first seat answers. Stops after `limit` decisions. `line` as for replay.
[[nodiscard]] Result<MatchFile>
playMatch(const KnownGame& game, const MatchSetup& setup, const std::vector<KnownGame::Chooser>& seats,
          std::size_t limit, const std::function<void(std::size_t step, const LogLine& line)>& line);

} // namespace rules
