// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crowns/words.h"

#include "rules/core/words.h"
#include "rules/games/crowns/crowns_reasons.h"

#include <algorithm>

namespace rules::crowns {

namespace {

constexpr int kMaxNumber = 9999;

/// The verbs, their words and what follows them.
struct Form
{
    Verb verb;
    std::string_view word;
    std::string_view rest; ///< one letter per word: c a card, s a seat, n a number, v a vote
    std::string_view form;
};
constexpr std::array<Form, 18> kForms{{
    {Verb::Exchange, "exchange", "c", "exchange CARD"},
    {Verb::Coinage, "coinage", "cs", "coinage CARD HOUSE"},
    {Verb::Attack, "attack", "cs", "attack CARD HOUSE"},
    {Verb::Show, "show", "c", "show CARD"},
    {Verb::Second, "second", "c", "second CARD"},
    {Verb::NoSecond, "no-second", "", "no-second"},
    {Verb::Add, "add", "n", "add N"},
    {Verb::Accept, "accept", "s", "accept HOUSE"},
    {Verb::Give, "give", "c", "give CARD"},
    {Verb::Vote, "vote", "v", "vote attacker|defender"},
    {Verb::Spend, "spend", "n", "spend N"},
    {Verb::Take, "take", "c", "take CARD"},
    {Verb::Guest, "guest", "", "guest"},
    {Verb::Decline, "decline", "", "decline"},
    {Verb::Sentinel, "sentinel", "", "sentinel"},
    {Verb::NoSentinel, "no-sentinel", "", "no-sentinel"},
    {Verb::Swap, "swap", "cc", "swap OWN SPARE"},
    {Verb::SwapDone, "done", "", "done"},
}};
constexpr std::string_view kDealForm = "deal HOUSE give ITEMS get ITEMS";
constexpr std::array<std::string_view, 2> kVoteWords{"attacker", "defender"};

std::string seatText(const State& state, std::uint16_t seat)
{
    if (seat >= kAbsentSeat)
        return std::string(houseWord(static_cast<House>(seat - kAbsentSeat)));
    const std::string_view word = seatWord(state, static_cast<Seat>(seat));
    return word.empty() ? "?" : std::string(word);
}

/// A seat of the match, or kAbsentSeat plus the house; nothing for a word that names no house.
std::optional<std::uint16_t> seatOrHouse(const State& state, std::string_view word)
{
    if (const auto seat = readSeat(state, word))
        return *seat;
    if (const auto house = readHouse(word))
        return static_cast<std::uint16_t>(kAbsentSeat + *house);
    return std::nullopt;
}

Error noCard(const std::string& word)
{
    return Error{"", isNot(CoreReason::NotACard, word, CrownsReason::CardForm)};
}

Error noHouse(const State& state, const std::string& word)
{
    std::string fitting;
    for (Seat seat = 0; seat < state.players; ++seat)
        fitting += (seat == 0 ? "" : ", ") + std::string(seatWord(state, seat));
    return Error{"", isNot(CrownsReason::NotAHouse, word, fitting)};
}

std::string dealText(const State& state, const Choice& choice)
{
    const auto deal = decodeDeal(state, choice);
    if (!deal)
        return "?";
    std::string text = "deal " + seatText(state, deal->with);
    const auto items = [&text](std::string_view word, const auto& codes, std::uint8_t ravens) {
        text += " " + std::string(word);
        for (const CardCode code : codes)
            text += " " + cardWord(code);
        if (ravens > 0)
            text += " " + std::to_string(ravens);
    };
    items("give", deal->give, deal->giveRavens);
    items("get", deal->get, deal->getRavens);
    return text;
}

/// A deal that can never be made, but whose words are known.
constexpr Choice kImpossibleDeal{std::uint16_t(Verb::Deal) | 0xff00u, 0xffff, 0xffff, 0xffff};

Result<Choice> readDeal(const State& state, std::span<const std::string> words)
{
    const auto give = std::find(words.begin(), words.end(), "give");
    const auto get = std::find(words.begin(), words.end(), "get");
    if (words.size() < 4 || give != words.begin() + 2 || get == words.end())
        return Error{"", hasForm(kDealForm)};
    const auto with = seatOrHouse(state, words[1]);
    if (!with)
        return noHouse(state, words[1]);
    Deal deal;
    bool possible = *with < kAbsentSeat;
    deal.with = static_cast<Seat>(possible ? *with : 0);
    const auto items = [&](auto from, auto to, auto& codes, std::uint8_t& ravens) -> std::optional<Error> {
        bool hasNumber = false;
        for (auto word = from; word != to; ++word) {
            if (isNumber(*word)) {
                const auto number = readNumber(*word, kMaxNumber);
                if (hasNumber)
                    return Error{"", hasForm(kDealForm)};
                hasNumber = true;
                possible = possible && number && *number <= kMaxRavensInPlay;
                ravens = static_cast<std::uint8_t>(std::min(number.value_or(0), kMaxRavensInPlay));
                continue;
            }
            const auto code = readCard(*word);
            if (!code)
                return noCard(*word);
            // No hand has more cards than all hands together.
            if (codes.size() == kMaxCards)
                possible = false;
            else
                codes.push_back(*code);
        }
        return std::nullopt;
    };
    if (auto wrong = items(give + 1, get, deal.give, deal.giveRavens))
        return *wrong;
    if (auto wrong = items(get + 1, words.end(), deal.get, deal.getRavens))
        return *wrong;
    return possible ? encodeDeal(state, deal).value_or(kImpossibleDeal) : kImpossibleDeal;
}

} // namespace

std::string_view seatWord(const State& state, Seat seat)
{
    return seat < state.players ? houseWord(state.house[seat]) : std::string_view{};
}

std::optional<Seat> readSeat(const State& state, std::string_view word)
{
    for (Seat seat = 0; seat < state.players; ++seat)
        if (seatWord(state, seat) == word)
            return seat;
    return std::nullopt;
}

std::string_view phaseWord(Ask ask)
{
    switch (ask) {
    case Ask::Nothing: return "over";
    case Ask::Swap: return "customizing";
    case Ask::Sentinel: return "sentinel";
    case Ask::Action: return "action";
    case Ask::Show:
    case Ask::Second:
    case Ask::SecondShow:
    case Ask::Bid:
    case Ask::Accept: return "exchange";
    case Ask::Give: return "coinage";
    case Ask::Vote:
    case Ask::Spend:
    case Ask::Reward: return "attack";
    }
    return {};
}

BothLanguages houseName(House house)
{
    if (house >= kHouses)
        return {};
    std::string name(houseWord(house));
    name[0] = static_cast<char>(name[0] - 'a' + 'A');
    return {name, name};
}

BothLanguages wordName(std::string_view word)
{
    struct Named
    {
        std::string_view word;
        std::string_view en;
        std::string_view de;
    };
    static constexpr std::array<Named, 20> kNames{{
        {"customizing", "Customizing hands", "Hände anpassen"},
        {"sentinel", "Sentinel", "Wächter"},
        {"action", "Action", "Aktion"},
        {"exchange", "Exchange", "Tausch"},
        {"coinage", "Coinage", "Münze"},
        {"attack", "Attack", "Angriff"},
        {"over", "Match over", "Partie vorbei"},
        {"hand", "Hand", "Hand"},
        {"shown", "Offer", "Angebot"},
        {"vote", "Vote", "Stimme"},
        {"agenda", "Hidden agenda", "Geheimes Ziel"},
        {"spare", "Spare house", "Zusatzhaus"},
        {"guests", "Guest deck", "Gästestapel"},
        {"discard", "Discard pile", "Ablagestapel"},
        {"played", "Played card", "Gespielte Karte"},
        {"ravens", "Ravens", "Raben"},
        {"staked", "Ravens on offer", "Gebotene Raben"},
        {"vp", "Victory points", "Siegpunkte"},
        {"removed-ravens", "Ravens out of the game", "Raben aus dem Spiel"},
        {"round", "Round", "Runde"},
    }};
    const auto find = [](std::string_view part) -> const Named* {
        for (const Named& name : kNames)
            if (name.word == part)
                return &name;
        return nullptr;
    };
    if (const Named* const name = find(word))
        return {std::string(name->en), std::string(name->de)};
    if (const auto house = readHouse(word))
        return houseName(*house);
    // "hand.lyre", "lyre ravens"
    const std::size_t dot = word.find('.');
    const std::size_t blank = word.find(' ');
    const std::string_view what = dot != std::string_view::npos     ? word.substr(0, dot)
                                  : blank != std::string_view::npos ? word.substr(blank + 1)
                                                                    : std::string_view{};
    const std::string_view who = dot != std::string_view::npos     ? word.substr(dot + 1)
                                 : blank != std::string_view::npos ? word.substr(0, blank)
                                                                   : std::string_view{};
    const Named* const name = find(what);
    const auto house = readHouse(who);
    if (name == nullptr || !house)
        return {std::string(word), std::string(word)};
    return {houseName(*house).en + ": " + std::string(name->en),
            houseName(*house).de + ": " + std::string(name->de)};
}

std::string writeChoice(const Game&, const State& state, const Choice& choice)
{
    const Verb verb = verbOf(choice);
    if (verb == Verb::Deal)
        return dealText(state, choice);
    for (const Form& form : kForms) {
        if (form.verb != verb)
            continue;
        std::string text(form.word);
        for (std::size_t i = 0; i < form.rest.size(); ++i) {
            const std::uint16_t number = i == 0 ? choice.a : choice.b;
            switch (form.rest[i]) {
            case 'c': text += " " + cardWord(static_cast<CardCode>(std::min<unsigned>(number, 255))); break;
            case 's': text += " " + seatText(state, number); break;
            case 'v': text += " " + std::string(number < 2 ? kVoteWords[number] : "?"); break;
            default: text += " " + std::to_string(number);
            }
        }
        return text;
    }
    return "?";
}

Result<Choice> readChoice(const State& state, std::optional<Seat> seat, std::span<const std::string> words)
{
    if (!words.empty() && words[0] == "deal")
        return readDeal(state, words);
    std::string fitting;
    for (const Form& form : kForms) {
        fitting += std::string(form.word) + ", ";
        if (words.empty() || words[0] != form.word)
            continue;
        if (words.size() != form.rest.size() + 1)
            return Error{"", hasForm(form.form)};
        Choice choice{std::uint16_t(form.verb), 0, 0, 0};
        if (form.verb == Verb::Swap || form.verb == Verb::SwapDone || form.verb == Verb::Vote)
            choice.c = seat.value_or(Seat{0});
        for (std::size_t i = 0; i < form.rest.size(); ++i) {
            std::uint16_t& number = i == 0 ? choice.a : choice.b;
            const std::string& word = words[i + 1];
            if (form.rest[i] == 'c') {
                const auto code = readCard(word);
                if (!code)
                    return noCard(word);
                number = *code;
            } else if (form.rest[i] == 's') {
                const auto aim = seatOrHouse(state, word);
                if (!aim)
                    return noHouse(state, word);
                number = *aim;
            } else if (form.rest[i] == 'v') {
                const auto vote = std::find(kVoteWords.begin(), kVoteWords.end(), word);
                if (vote == kVoteWords.end())
                    return Error{"", isNot(CrownsReason::NotAVote, word, "attacker, defender")};
                number = static_cast<std::uint16_t>(vote - kVoteWords.begin());
            } else {
                if (!isNumber(word))
                    return Error{"", isNot(CoreReason::NotANumber, word, "0, 1, 2, …")};
                number = static_cast<std::uint16_t>(readNumber(word, kMaxNumber).value_or(kMaxNumber));
            }
        }
        return choice;
    }
    fitting += "deal";
    if (words.empty())
        return Error{"", {CoreReason::NoVerbBut, verbatim(fitting)}};
    return Error{"", isNot(CoreReason::NotAVerb, words[0], fitting)};
}

} // namespace rules::crowns
