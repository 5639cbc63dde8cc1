// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/position.h"

#include "rules/games/crimson/crimson_reasons.h"
#include "rules/games/crimson/engine/targets.h"
#include "rules/games/crimson/words.h"
#include "rules/games/position_text.h"

namespace rules::crimson {

namespace {

constexpr std::string_view kHeader = "crimson-position 1";
/// With a line that says who sits where; the first version is a duel.
constexpr std::string_view kSeatedHeader = "crimson-position 2";

/// The first versions saved only this many numbers of a frame.
constexpr std::size_t kOldFrameNumbers = 14;

/// The numbers of a state that are neither cards nor frames, in the order in which they are saved.
template <class S, class Visit>
void visitFields(S& state, Visit&& visit)
{
    visit(state.turn);
    visit(state.phase);
    visit(state.step);
    visit(state.ask);
    visit(state.active);
    visit(state.winner);
    visit(state.bidCard);
    visit(state.bidCoins);
    visit(state.scoring);
    visit(state.tied);
    visit(state.limbo);
    visit(state.cursor);
    visit(state.triggered);
    visit(state.quietTurns);
    visit(state.eventful);
    visit(state.closed);
    visit(state.supply);
    for (std::size_t seat = 0; seat < state.seating.seats; ++seat)
        visit(state.coins[seat]);
    for (std::size_t party = 0; party < state.seating.parties; ++party)
        visit(state.castles[party]);
}

template <class F, class Visit>
void visitFrame(F& frame, Visit&& visit)
{
    visit(frame.type);
    visit(frame.step);
    visit(frame.source);
    visit(frame.zone);
    visit(frame.effect);
    visit(frame.pc);
    visit(frame.it);
    visit(frame.played);
    visit(frame.player);
    visit(frame.round);
    visit(frame.count);
    visit(frame.value);
    visit(frame.limbo);
    visit(frame.needsLane);
    visit(frame.chosen);
    visit(frame.chooser);
}

class Loader : public PositionReader<Loader, Game>
{
public:
    using PositionReader::PositionReader;

    void readHead()
    {
        const std::string_view header = nextLine();
        if (header != kHeader && header != kSeatedHeader)
            wrong({MatchReason::PositionVersion, BothLanguages{"1 or 2", "1 oder 2"}});
        else if (header == kSeatedHeader)
            readSeating(splitWords(nextLine()));
    }
    template <class Visit>
    void visitNumbers(Visit&& visit)
    {
        visitFields(s, visit);
    }
    bool readLine(const Words& words)
    {
        const std::string& key = words[0];
        if (key == "castles" && words.size() == 1u + s.seating.lanes)
            readCastles(words);
        else if (key == "asked" && words.size() == 3)
            readSeats(words, s.answering, s.payer);
        else if (key == "owners" && words.size() == 1u + s.seating.inPlay())
            readOwners(words);
        else if (key == "auction" && words.size() == 4u + 2u * s.seating.seats)
            readAuction(words);
        else if (key == "raiders" && words.size() == 7 && s.seating.isAgainstRaiders())
            readRaiders(words);
        else if (key == "won" && words.size() == 1u + s.seating.lanes)
            readWon(words);
        else if (key == "card" && words.size() == 7)
            readCard(words);
        else if (key == "zone" && words.size() >= 2)
            readZone(words);
        else if (key == "frame")
            readFrame(words);
        else
            return false;
        return true;
    }
    [[nodiscard]] Reason problem()
    {
        if (s.phase > Phase::Give || s.ask > Ask::Give || !isPlayer(s.active) ||
            (s.winner >= s.seating.parties && s.winner != kNoParty) || s.scoring >= s.seating.lanes ||
            s.cursor > s.seating.inPlay() || (s.closed >> s.seating.lanes) != 0 ||
            (s.tied >> s.seating.lanes) != 0 || s.triggered > kMaxTriggered)
            return MatchReason::ValueRange;
        seatAsked();
        if (!seatsFit())
            return CrimsonReason::AskedMisfit;
        int coins = s.supply + s.bidCoins;
        for (Seat seat = 0; seat < s.seating.seats; ++seat)
            coins += s.coins[seat];
        for (const std::uint8_t onCastle : s.castleCoins)
            coins += onCastle;
        if (coins > s.seating.coins)
            return {CrimsonReason::TooManyCoins, s.seating.coins};
        std::size_t limbo = s.limbo;
        for (std::size_t i = 0; i < s.frames.size(); ++i) {
            limbo += s.frames[i].limbo;
            if (!frameFits(s.frames[i], i + 1 == s.frames.size()))
                return CrimsonReason::EffectMisfit;
        }
        if (limbo > s.cards.size(s.seating.limbo))
            return CrimsonReason::DestroyedMissing;
        for (Lane lane = 0; lane < s.seating.lanes; ++lane)
            if (!s.isOpen(lane) && (!s.cards.empty(zone::of(lane, 0)) || !s.cards.empty(zone::of(lane, 1))))
                return CrimsonReason::ClosedLaneHasCards;
        for (Lane lane = 0; lane < kRaiderLanes; ++lane)
            if (!s.isOpen(lane) && s.castleCoins[lane] != 0)
                return CrimsonReason::ConqueredHasCoins;
        if (!askFits() || (s.ask != Ask::Nothing && m_game.question(s).options.empty()))
            return MatchReason::QuestionMisfit;
        return {};
    }

private:
    void readSeating(const Words& words)
    {
        const auto variant =
            words.size() == 3 && words[0] == "seating" ? readVariant(words[1]) : std::nullopt;
        if (!variant) {
            wrong({MatchReason::LineMissing, "seating VARIANT PLAYERS"});
            return;
        }
        const PlayerRange range = playersOf(*variant);
        unsigned players = 0;
        number(words[2], players, range.max);
        if (players < range.min)
            wrong(CrimsonReason::TooFewPlayers);
        else if (isFine())
            s.seating = seatingOf(*variant, players);
    }
    /// Who is asked about a bid or a payment, and who won the lanes that are gone.
    void readSeats(const Words& words, Seat& first, Seat& second)
    {
        number(words[1], first, kNoSeat);
        number(words[2], second, kNoSeat);
    }
    /// A ring's owners, which change when a player leaves.
    void readOwners(const Words& words)
    {
        for (std::size_t zone = 0; zone < s.seating.inPlay(); ++zone)
            number(words[zone + 1], s.seating.owner[zone], s.seating.parties - 1u);
    }
    void readAuction(const Words& words)
    {
        number(words[1], s.price, s.seating.coins);
        number(words[2], s.highest, kNoSeat);
        number(words[3], s.placements, 1);
        for (std::size_t seat = 0; seat < s.seating.seats; ++seat) {
            number(words[4 + 2 * seat], s.secretBid[seat], kNoBid);
            number(words[5 + 2 * seat], s.place[seat], s.seating.seats);
        }
    }
    void readRaiders(const Words& words)
    {
        for (std::size_t lane = 0; lane < kRaiderLanes; ++lane)
            number(words[1 + lane], s.castleCoins[lane], s.seating.coins);
        number(words[4], s.usedDiscard, (1u << s.seating.seats) - 1u);
        number(words[5], s.player, s.seating.seats - 1u);
        number(words[6], s.difficulty, std::uint64_t(Difficulty::Insane));
    }
    void readWon(const Words& words)
    {
        for (std::size_t lane = 0; lane < s.seating.lanes; ++lane) {
            number(words[lane + 1], s.wonBy[lane], kNoParty);
            if (s.wonBy[lane] >= s.seating.parties && s.wonBy[lane] != kNoParty)
                wrong(CrimsonReason::NoSuchParty);
        }
    }

    void readCastles(const Words& words)
    {
        for (std::size_t lane = 0; lane < s.seating.lanes; ++lane) {
            if (const auto castle = m_game.table().castle(words[lane + 1]))
                s.castle[lane] = *castle;
            else
                wrong({CrimsonReason::CastleNotInLibrary, words[lane + 1]});
        }
    }
    void readCard(const Words& words)
    {
        if (s.cards.count() == kMaxCards) {
            wrong(MatchReason::TooManyCards);
            return;
        }
        std::size_t zone = 0;
        bool down = false;
        const auto kind = m_game.table().character(words[1]);
        if (!kind)
            wrong({MatchReason::NotInLibrary, words[1]});
        number(words[2], zone, s.seating.zones - 1u);
        number(words[3], down, 1);
        if (!isFine())
            return;
        const CardIx card = s.cards.add(zone);
        s.kind[card] = *kind;
        s.standing.bits |= m_game.table(s.seating).traits[*kind].standing;
        s.setDown(card, down);
        number(words[4], s.waiting[card], kPicked + kMaxNested + 1);
        number(words[5], s.home[card], s.seating.inPlay() - 1);
        number(words[6], s.paid[card], s.seating.coins);
    }
    void readZone(const Words& words)
    {
        std::size_t zone = 0;
        number(words[1], zone, s.seating.zones - 1u);
        for (std::size_t i = 2; isFine() && i < words.size(); ++i) {
            CardIx card = 0;
            number(words[i], card, s.cards.count() == 0 ? 0 : s.cards.count() - 1);
            if (!isFine())
                return;
            if (s.cards.count() == 0 || s.cards.zoneOf(card) != zone || i - 2 >= s.cards.size(zone)) {
                wrong(CrimsonReason::NotInZone);
                return;
            }
            s.cards.move(card, zone, i - 2);
        }
    }
    void readFrame(const Words& words)
    {
        if (s.frames.full()) {
            wrong(MatchReason::TooManyFrames);
            return;
        }
        Frame frame;
        std::size_t at = 1;
        visitFrame(frame, [&](auto& field) {
            if (at < words.size())
                number(words[at], field, 255);
            else if (at <= kOldFrameNumbers)
                wrong(MatchReason::NumberMissing);
            ++at;
        });
        if (words.size() == 1 + kOldFrameNumbers)
            frame.chosen = frame.it;
        s.frames.push_back(frame);
    }

    [[nodiscard]] bool isCardOrNone(CardIx card) const { return card == kNoCard || card < s.cards.count(); }

    /// Nobody, a seat, or a party together.
    [[nodiscard]] bool isChooser(Seat who) const
    {
        return who == kNoSeat ||
               (isTogether(who) ? (who & ~kTogether) < s.seating.parties : who < s.seating.seats);
    }

    /// A seat, or the Raiders.
    [[nodiscard]] bool isPlayer(Seat seat) const
    {
        return seat < s.seating.seats || (s.seating.isAgainstRaiders() && seat == s.seating.raiders());
    }

    [[nodiscard]] bool frameFits(const Frame& frame, bool top) const
    {
        if (frame.type > FrameType::Effect || frame.step > Step::FollowUps ||
            frame.zone >= s.seating.inPlay() || !isPlayer(frame.player) || !isCardOrNone(frame.source) ||
            !isCardOrNone(frame.it) || !isCardOrNone(frame.played) || !isCardOrNone(frame.chosen) ||
            !isChooser(frame.chooser))
            return false;
        if (frame.type == FrameType::Play)
            return frame.source != kNoCard && frame.step <= Step::Leave && !top;
        const Kind& owner = ownerOf(frame);
        if (frame.step < Step::Operate || frame.effect >= owner.effects.size())
            return false;
        const auto& program = owner.effects[frame.effect].program;
        return frame.pc < program.size() || (frame.pc == program.size() && !top);
    }

    [[nodiscard]] const Kind& ownerOf(const Frame& frame) const
    {
        const Table& table = m_game.table(s.seating);
        return frame.source == kNoCard ? table.castles[s.castle[zone::lane(frame.zone)]]
                                       : table.characters[s.kind[frame.source]];
    }

    /// Whether the open question belongs to the phase or to the operation on top.
    [[nodiscard]] bool askFits() const
    {
        const bool turnAsks = s.frames.empty();
        switch (s.ask) {
        case Ask::Nothing: return s.phase == Phase::Over;
        case Ask::Bid: return turnAsks && s.phase == Phase::Recruitment && s.coins[s.active] > 0;
        case Ask::Answer:
            return turnAsks && s.phase == Phase::Recruitment && s.bidCard < s.cards.count() &&
                   (s.cards.zoneOf(s.bidCard) == s.seating.offer ||
                    s.cards.zoneOf(s.bidCard) == s.seating.deck);
        case Ask::Auction: return turnAsks && s.phase == Phase::Recruitment && s.seating.isRing;
        case Ask::SecretBid:
        case Ask::AuctionEnd:
            return turnAsks && s.phase == Phase::Recruitment && s.seating.isRing &&
                   s.bidCard < s.cards.count() && auctionFits();
        case Ask::Play: return turnAsks && s.phase == Phase::Deployment;
        case Ask::Give:
            return turnAsks && s.phase == Phase::Give && s.seating.variant == Variant::Coop && giveFits();
        case Ask::Payment:
        case Ask::Payer:
            return turnAsks && s.phase == Phase::Score && s.bidCard < s.cards.count() && s.inPlay(s.bidCard);
        default: break;
        }
        if (turnAsks || s.frames.back().type != FrameType::Effect || s.frames.back().step != Step::Operate)
            return false;
        const Frame& frame = s.frames.back();
        const Kind& owner = ownerOf(frame);
        const effects::Operation& operation = owner.effects[frame.effect].program[frame.pc];
        const bool onCards = operation.code <= effects::OpCode::Swap;
        const bool placesTop = operation.code == effects::OpCode::PlaceTop;
        const bool places = operation.code == effects::OpCode::Place || placesTop;
        switch (s.ask) {
        case Ask::Card:
            return onCards && (operation.target.pick == effects::Pick::One ||
                               operation.target.pick == effects::Pick::Several);
        case Ask::Total: return onCards && operation.target.pick == effects::Pick::Total && frame.count == 0;
        case Ask::Kind:
            return operation.code == effects::OpCode::Discard ||
                   operation.code == effects::OpCode::DiscardFromHand ||
                   (operation.code == effects::OpCode::Exchange && s.inPlay(frame.source)) ||
                   (places && !placesTop && operation.from != effects::Source::Self);
        case Ask::Destination:
            return frame.it != kNoCard && frame.needsLane == 1 &&
                   ((operation.code == effects::OpCode::Move && s.inPlay(frame.it)) ||
                    (places && !s.inPlay(frame.it)));
        case Ask::Victim: return operation.code == effects::OpCode::Take;
        case Ask::CastleCoin:
            return s.seating.isAgainstRaiders() && operation.code >= effects::OpCode::Gain &&
                   operation.code <= effects::OpCode::Pay && frame.count > 0 &&
                   Board(m_game.table(s.seating), s).anyCastleCoins();
        case Ask::Permit:
            return operation.code == effects::OpCode::DiscardTop && !s.cards.empty(s.seating.deck);
        default: return false;
        }
    }

    /// Bids that their players can pay, and a highest bidder once they are revealed.
    [[nodiscard]] bool auctionFits() const
    {
        for (Seat seat = 0; seat < s.seating.seats; ++seat)
            if (s.secretBid[seat] != kNoBid && s.secretBid[seat] > s.coins[seat])
                return false;
        return s.ask == Ask::SecretBid || (s.highest < s.seating.seats && s.price <= s.coins[s.highest]);
    }

    /// The left player's card lies ready once the right one is asked.
    [[nodiscard]] bool giveFits() const
    {
        if (s.answering == 0 || s.bidCard == kNoCard)
            return s.bidCard == kNoCard;
        return s.bidCard < s.cards.count() && s.cards.zoneOf(s.bidCard) == s.seating.frontOf(0);
    }

    /// Saved duels do not say who is asked: it follows from the question.
    void seatAsked()
    {
        if (s.seating.isDuel() && s.ask == Ask::Answer)
            s.answering = static_cast<Seat>(1 - s.active);
        if (s.seating.isDuel() && s.ask == Ask::Payment && s.bidCard < s.cards.count() && s.inPlay(s.bidCard))
            s.payer = s.owner(s.cards.zoneOf(s.bidCard));
    }
    [[nodiscard]] bool seatsFit() const
    {
        const auto fits = [this](bool asked, Seat seat) {
            return asked ? seat < s.seating.seats : seat == kNoSeat;
        };
        return fits(s.ask == Ask::Answer || s.ask == Ask::SecretBid || s.ask == Ask::Give, s.answering) &&
               fits(s.ask == Ask::Payment, s.payer);
    }
};

} // namespace

std::string savePosition(const Game& game, const State& state)
{
    const Seating& seating = state.seating;
    const bool isDuel = seating.variant == Variant::Duel;
    PositionWriter text(isDuel ? kHeader : kSeatedHeader);
    if (!isDuel)
        text.line("seating").word(variantWord(seating.variant)).number(seating.seats);
    text.line("numbers").numbers([&](auto&& visit) { visitFields(state, visit); });
    text.line("castles");
    for (Lane lane = 0; lane < seating.lanes; ++lane)
        text.word(game.table().castles[state.castle[lane]].id);
    if (!seating.isDuel())
        text.line("asked").number(state.answering).number(state.payer);
    if (seating.isRing) {
        text.line("owners");
        for (std::size_t zone = 0; zone < seating.inPlay(); ++zone)
            text.number(seating.owner[zone]);
        text.line("auction").number(state.price).number(state.highest).number(state.placements);
        for (Seat seat = 0; seat < seating.seats; ++seat)
            text.number(state.secretBid[seat]).number(state.place[seat]);
    }
    if (seating.isAgainstRaiders()) {
        text.line("raiders");
        for (const std::uint8_t coins : state.castleCoins)
            text.number(coins);
        text.number(state.usedDiscard).number(state.player).number(state.difficulty);
    }
    text.line("won");
    for (Lane lane = 0; lane < seating.lanes; ++lane)
        text.number(state.wonBy[lane]);
    text.line("random").number(state.random.state());
    for (std::size_t i = 0; i < state.cards.count(); ++i) {
        const auto card = static_cast<CardIx>(i);
        text.line("card").word(game.table().characters[state.kind[card]].id);
        text.number(state.cards.zoneOf(card)).number(state.isDown(card)).number(state.waiting[card]);
        text.number(state.home[card]).number(state.paid[card]);
    }
    for (std::size_t zone = 0; zone < seating.zones; ++zone) {
        if (state.cards.empty(zone))
            continue;
        text.line("zone").number(zone);
        for (const CardIx card : state.cards.in(zone))
            text.number(card);
    }
    for (const Frame& frame : state.frames)
        text.line("frame").numbers([&](auto&& visit) { visitFrame(frame, visit); });
    return text.end(Game::hash(state));
}

Result<State> loadPosition(const Game& game, std::string_view text)
{
    return Loader(game, text).load();
}

} // namespace rules::crimson
