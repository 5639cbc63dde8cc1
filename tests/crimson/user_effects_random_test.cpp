// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/bots/random_bot.h"
#include "rules/games/crimson/effects/text/effect_text.h"
#include "rules/games/crimson/narration/narration.h"
#include "rules/games/crimson/position.h"
#include "rules/games/crimson/setup_words.h"
#include "tests/support/crimson_invariants.h"
#include "tests/support/many.h"
#include "tests/support/random_effects.h"

#include <QTest>

#include <map>
#include <set>

namespace {

using namespace rules;
using namespace rules::crimson;
using effects::CardKind;
using effects::OpCode;
using effects::Pick;

constexpr int kCharacters = 16;
constexpr int kCastles = 4;

/// A library that nobody wrote: every card has effects of the whole vocabulary, as far as the check accepts
/// them.
effects::Library randomLibrary(std::uint32_t seed)
{
    RandomEffects random(seed);
    Random numbers(seed);
    effects::Library library;
    for (int i = 0; i < kCharacters; ++i) {
        effects::Character card;
        card.id = "card-" + std::string(1, static_cast<char>('a' + i));
        card.name = {"Card " + std::to_string(i), "Karte " + std::to_string(i)};
        card.strength = static_cast<std::uint8_t>(numbers.below(7));
        card.effects = random.next(CardKind::Character);
        library.characters.push_back(card);
    }
    for (int i = 0; i < kCastles; ++i) {
        effects::Castle castle;
        castle.id = "castle-" + std::string(1, static_cast<char>('a' + i));
        castle.name = {"Castle " + std::to_string(i), "Burg " + std::to_string(i)};
        castle.effects = random.next(CardKind::Castle);
        library.castles.push_back(castle);
    }
    return library;
}

enum class SetupKind { Duel, TwoVersusTwo, FreeForAll, Solo, Coop };

Setup setupFor(const Game& game, SetupKind table, std::uint64_t seed)
{
    Random random(Random::mix(seed));
    Setup setup;
    setup.seed = seed;
    switch (table) {
    case SetupKind::TwoVersusTwo:
        setup.variant = Variant::TwoVersusTwo;
        setup.players = 4;
        break;
    case SetupKind::FreeForAll:
        setup.variant = Variant::FreeForAll;
        setup.players = 3 + random.below(4);
        setup.placements = random.below(2) == 0;
        setup.decks = sampleDecks(game.table(), setup.variant, setup.players, seed);
        return setup;
    case SetupKind::Solo:
    case SetupKind::Coop:
        setup.variant = table == SetupKind::Solo ? Variant::Solo : Variant::Coop;
        setup.players = table == SetupKind::Solo ? 1 : 2;
        setup.difficulty = static_cast<Difficulty>(random.below(5));
        break;
    case SetupKind::Duel: break;
    }
    setup.decks.emplace_back();
    for (std::size_t kind = 0; kind < game.table().characters.size(); ++kind)
        if (game.table().characters[kind].id.starts_with("card-"))
            setup.decks[0].insert(setup.decks[0].end(), 2, static_cast<std::uint8_t>(kind));
    for (std::uint8_t& castle : setup.castles)
        castle = static_cast<std::uint8_t>(random.below(kCastles + 1));
    return setup;
}

/// How an operation shows: the verb on the card, in the question and in the log.
struct Verbs
{
    const char* card;
    const char* log;
    const char* cardDe;
    const char* logDe;
};

const Verbs* verbsOf(OpCode code)
{
    static const std::map<OpCode, Verbs> kVerbs{
        {OpCode::Flip, {"flip", "turned", "dreh", "wird"}},
        {OpCode::Destroy, {"destroy", "destroyed", "zerstör", "zerstört"}},
        {OpCode::Move, {"move", "moves", "beweg", "bewegt"}},
        {OpCode::Swap, {"swap", "swap", "tausch", "ausgetauscht"}},
        {OpCode::Place, {"place", "placed", "platzier", "platziert"}},
        {OpCode::Discard, {"discard pile", "discard pile", "Ablagestapel", "Ablagestapel"}},
        {OpCode::Gain, {"gain", "gains", "erh", "erhält"}},
        {OpCode::Take, {"take", "takes", "nimm", "nimmt"}},
        {OpCode::Pay, {"pay", "pays", "zahl", "zahlt"}},
    };
    const auto found = kVerbs.find(code);
    return found == kVerbs.end() ? nullptr : &found->second;
}

/// The operation that an event of the log is about; nothing for events that no operation brings about.
std::optional<OpCode> operationOf(EventKind kind)
{
    switch (kind) {
    case EventKind::TurnedUp:
    case EventKind::TurnedDown: return OpCode::Flip;
    case EventKind::Destroyed: return OpCode::Destroy;
    case EventKind::Moved: return OpCode::Move;
    case EventKind::Swapped: return OpCode::Swap;
    case EventKind::PlacedCard: return OpCode::Place;
    case EventKind::Discarded: return OpCode::Discard;
    case EventKind::CoinsGained: return OpCode::Gain;
    case EventKind::CoinsTaken: return OpCode::Take;
    case EventKind::CoinsPaid: return OpCode::Pay;
    default: return std::nullopt;
    }
}

bool says(const std::string& text, const char* word)
{
    const auto lower = [](unsigned char a, unsigned char b) { return std::tolower(a) == std::tolower(b); };
    const std::string_view sought(word);
    return std::search(text.begin(), text.end(), sought.begin(), sought.end(), lower) != text.end();
}

const Kind* kindOf(const Game& game, Clause clause)
{
    const auto number = unsigned(clause);
    if (number >= unsigned(Clause::FirstRaiderCard))
        return &game.table().characters[number - unsigned(Clause::FirstRaiderCard)];
    if (number >= unsigned(Clause::FirstCastle))
        return &game.table().castles[number - unsigned(Clause::FirstCastle)];
    return number >= unsigned(Clause::FirstCard)
               ? &game.table().characters[number - unsigned(Clause::FirstCard)]
               : nullptr;
}

/// The text of every operation has its verb, in both languages.
std::string textWrong(const effects::Effects& all)
{
    for (const effects::Effect& effect : all)
        for (const effects::Operation& operation : effect.program) {
            const Verbs* verbs = verbsOf(operation.code);
            const std::string en = effectText(effect, Language::English).body;
            const std::string de = effectText(effect, Language::German).body;
            if (verbs != nullptr && (!says(en, verbs->card) || !says(de, verbs->cardDe)))
                return "the text lacks its verb: " + en + " | " + de;
        }
    return "";
}

using Seen = std::set<std::pair<OpCode, Pick>>;

/// Plays one match with a library that nobody wrote.
class Walk
{
public:
    Walk(const Game& game, SetupKind table, std::uint64_t seed, Seen& seen)
        : m_game(game)
        , m_bot(seed)
        , m_random(Random::mix(seed))
        , m_state(game.start(setupFor(game, table, seed)).value())
        , m_cards(m_state.cards.count())
        , m_seen(seen)
    {}

    /// What was wrong, or nothing. Cards that undo each other can keep a match going for ever, so it is left
    /// after a while; but every turn ends.
    std::string play()
    {
        int inTurn = 0;
        for (int decisions = 0; decisions < kMaxDecisions; ++decisions) {
            const Question question = m_game.question(m_state);
            if (std::string wrong = crimson_invariants::positionWrong(m_game, m_state, question, m_cards);
                !wrong.empty())
                return wrong;
            if (m_game.isOver(m_state))
                return "";
            if (++inTurn > kMaxInTurn)
                return "a turn does not end";
            if (std::string wrong = step(question); !wrong.empty())
                return wrong;
            if (m_turn != m_state.turn)
                inTurn = 0;
            m_turn = m_state.turn;
        }
        return "";
    }

private:
    static constexpr int kMaxDecisions = 400;
    static constexpr int kMaxInTurn = 2000;

    std::string step(const Question& question)
    {
        const bool inEffect = !m_state.frames.empty();
        const auto loaded = loadPosition(m_game, savePosition(m_game, m_state));
        if (!loaded)
            return "a saved position is refused: " + loaded.error().text() + asked(question);
        if (!(*loaded == m_state))
            return "a saved position is loaded as another one";
        if (inEffect)
            if (std::string wrong = questionWrong(question); !wrong.empty())
                return wrong;
        if (m_random.below(16) == 0)
            if (std::string wrong = crimson_invariants::refusalWrong(m_game, m_state, question, m_random, 8);
                !wrong.empty())
                return wrong;
        EventLog log;
        m_game.apply(m_state, m_bot.choose(m_game, m_state, question), log);
        return logWrong(question, inEffect, log);
    }

    [[nodiscard]] std::string asked(const Question& question) const
    {
        return " (" + m_game.clauseId(question.clause) + ": " +
               (kindOf(m_game, question.clause) != nullptr
                    ? effectText(kindOf(m_game, question.clause)->effects, Language::English)
                    : std::string()) +
               ")";
    }

    /// A question about cards names what happens to them.
    std::string questionWrong(const Question& question) const
    {
        // cc.solo.coins: what is taken off castles is taken, whatever the card calls it.
        const bool fromCastles = question.ask == Ask::CastleCoin;
        const Verbs* verbs = verbsOf(fromCastles ? OpCode::Take : question.operation);
        if (verbs == nullptr)
            return "an effect asks for an operation that asks nothing";
        const std::string en = ask(m_game, m_state, question, Language::English);
        const std::string de = ask(m_game, m_state, question, Language::German);
        return says(en, verbs->card) && says(de, verbs->cardDe)
                   ? std::string()
                   : "the question lacks its verb: " + en + " | " + de;
    }

    /// What happens is what the card behind it says; after a pick, what the question was about.
    std::string logWrong(const Question& question, bool inEffect, const EventLog& log)
    {
        // Coins come off castles one by one, and stopping leads to the next operation.
        bool first = inEffect && question.ask != Ask::CastleCoin;
        for (const Event& event : log.events) {
            if (event.kind == EventKind::EffectCancelled || event.kind == EventKind::EffectBegan ||
                event.kind == EventKind::CastleEffectBegan || event.kind == EventKind::EffectIdle)
                first = false;
            const auto code = operationOf(event.kind);
            const Kind* kind = kindOf(m_game, event.clause);
            if (!code || kind == nullptr)
                continue;
            const std::string en = tell(m_game, m_state.seating, event, Language::English);
            const std::string de = tell(m_game, m_state.seating, event, Language::German);
            if (!says(en, verbsOf(*code)->log) || !says(de, verbsOf(*code)->logDe))
                return "a line of the log lacks its verb: " + en + " | " + de;
            if (first && event.clause == question.clause && *code != question.operation)
                return "the answer did something else: " + en + asked(question);
            first = false;
            if (!can(*kind, *code, event))
                return "a card did what it does not say: " + en + " (" +
                       effectText(kind->effects, Language::English) + ")";
        }
        return "";
    }

    bool can(const Kind& kind, OpCode code, const Event& event)
    {
        std::set<Pick> picks;
        bool found = false;
        for (const effects::Effect& effect : kind.effects)
            for (const effects::Operation& operation : effect.program) {
                found = found || operation.code == code ||
                        (operation.code == OpCode::Shield && event.kind == EventKind::TurnedDown);
                if (operation.code == code)
                    picks.insert(operation.target.pick);
            }
        if (picks.size() == 1)
            m_seen.emplace(code, *picks.begin());
        return found;
    }

    const Game& m_game;
    bots::RandomBot m_bot;
    Random m_random;
    State m_state;
    std::size_t m_cards;
    Seen& m_seen;
    std::uint16_t m_turn = 1;
};

} // namespace

class UserEffectsRandomTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whateverTheCheckAcceptsIsPlayedAsItReads_data()
    {
        QTest::addColumn<int>("table");
        QTest::addColumn<int>("libraries");
        QTest::newRow("duel") << int(SetupKind::Duel) << 3000;
        QTest::newRow("two versus two") << int(SetupKind::TwoVersusTwo) << 500;
        QTest::newRow("free for all") << int(SetupKind::FreeForAll) << 500;
        QTest::newRow("solo") << int(SetupKind::Solo) << 500;
        QTest::newRow("co-op") << int(SetupKind::Coop) << 500;
    }
    void whateverTheCheckAcceptsIsPlayedAsItReads()
    {
        QFETCH(int, table);
        QFETCH(int, libraries);
        Seen seen;
        for (std::uint32_t seed = 1; seed <= std::uint32_t(tests::many(libraries)); ++seed) {
            const effects::Library library = randomLibrary(seed);
            for (const effects::Character& card : library.characters)
                QCOMPARE(textWrong(card.effects), std::string());
            for (const effects::Castle& castle : library.castles)
                QCOMPARE(textWrong(castle.effects), std::string());
            const Game game(library);
            const std::string wrong = Walk(game, SetupKind(table), seed, seen).play();
            QVERIFY2(wrong.empty(), ("library " + std::to_string(seed) + ": " + wrong).c_str());
        }
        if (SetupKind(table) != SetupKind::Duel)
            return;
        // Every pick of every operation was met by a card that has no other.
        for (const OpCode code : {OpCode::Flip, OpCode::Destroy, OpCode::Move, OpCode::Swap})
            for (const Pick pick :
                 {Pick::One, Pick::Several, Pick::All, Pick::Total, Pick::It, Pick::Self, Pick::Played}) {
                const bool swaps = pick == Pick::One || pick == Pick::It || pick == Pick::Played;
                if (code != OpCode::Swap || swaps)
                    QVERIFY2(seen.contains({code, pick}),
                             (std::string(wordOf(code)) + " " + std::string(wordOf(pick))).c_str());
            }
    }
};

QTEST_APPLESS_MAIN(UserEffectsRandomTest)
#include "user_effects_random_test.moc"
