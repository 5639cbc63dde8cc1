// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/rule_finder.h"

#include "model/search/folding.h"
#include "model/search/slips.h"
#include "model/search/word_roots.h"

#include <QSet>

#include <algorithm>
#include <bit>
#include <cmath>

namespace model {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestPhrase = 5;     ///< words of one entry of the synonym table
constexpr qsizetype kMostNameWords = 4;     ///< words of a card's name
constexpr qsizetype kLongestQuestion = 400; ///< letters that are looked at; parts of words are sought at each
constexpr std::size_t kFewRules = 3;        ///< that may use a word which is a card's name too
constexpr qsizetype kShortestCompound = 7;  ///< letters
constexpr qsizetype kShortestPart = 3;      ///< letters of a part of a compound
constexpr qsizetype kMostWords = 40;        ///< of a question; the rest is not looked at
constexpr std::size_t kMostSpellings = 8;

// How much a hit is worth by the way it was found.
constexpr float kSynonym = 0.8f;
constexpr float kPart = 0.7f;
constexpr float kPartOfKnown = 0.5f;
constexpr float kSpelling = 0.8f;
constexpr float kBody = 0.5f;
constexpr float kOtherLanguage = 0.85f;

// A whole phrase that fits, and words anywhere in the rule.
constexpr float kPhraseShare = 0.6f;
constexpr float kWordsShare = 0.4f;
constexpr float kPhraseFit = 0.45f; ///< what a phrase loses if it says much more than was asked

// What a rule is about.
constexpr float kNamedCard = 1.4f;
constexpr float kOtherCard = 0.5f;
constexpr float kGeneralBesideName = 0.75f;
constexpr float kCardWithoutName = 0.82f;
constexpr float kNamedVariant = 1.25f;
constexpr float kOpenVariant = 1.1f;
constexpr float kOtherVariant = 0.6f;
constexpr float kUnnamedVariant = 0.8f;
constexpr float kBaseBesideVariant = 0.85f;
constexpr float kOtherGame = 0.7f;
constexpr float kLaterGame = 0.88f; ///< no game is asked about, and it is not the first
constexpr float kRuling = 0.9f;     ///< what we decided, beside what the book says

constexpr float kMostRarity = 5.f;

std::size_t indexOf(Language language)
{
    return language == Language::German ? 1 : 0;
}

QStringList wordsOf(const QString& text)
{
    return fold(text).split(u' ', Qt::SkipEmptyParts);
}

QStringList rootsOf(const QStringList& words)
{
    QStringList roots;
    roots.reserve(words.size());
    for (const QString& word : words)
        roots << wordRoot(word);
    return roots;
}

} // namespace

struct RuleFinder::Asked
{
    std::vector<Unit> units;
    QSet<std::uint32_t> aboutNamed; ///< rules about the cards that are named
    bool namesCard = false;
    std::vector<std::pair<std::uint16_t, QString>> variants; ///< that are named
    std::uint16_t game = kAnyGame;
    bool isRespelled = false;
};

/// What is known about a word while texts are taken in; most words come many times.
struct RuleFinder::Intake
{
    struct Word
    {
        QString folded;
        QString root;
        float meaning = 0;
        Key key = 0;
        bool hasParts = false; ///< parts were looked for
        QStringList parts{};   ///< roots of the parts of a compound
    };
    std::vector<Word> words;
    QHash<QString, std::uint32_t> numbers;
    std::vector<std::vector<std::uint32_t>> texts; ///< by field: its words

    std::uint32_t numberOf(const QString& folded)
    {
        const auto known = numbers.constFind(folded);
        if (known != numbers.constEnd())
            return *known;
        const auto number = static_cast<std::uint32_t>(words.size());
        words.push_back({folded, wordRoot(folded), wordMeaning(folded)});
        numbers.insert(folded, number);
        return number;
    }
    std::vector<std::uint32_t> numbersOf(const QString& text)
    {
        std::vector<std::uint32_t> result;
        for (const QString& word : wordsOf(text))
            result.push_back(numberOf(word));
        return result;
    }
};

RuleFinder::RuleFinder(const std::vector<AskedRule>& rules, const std::vector<WordGroup>& groups,
                       const QString& firstGame)
    : m_firstGame(gameNumber(firstGame))
{
    Intake intake;
    addGroups(groups);
    for (const WordGroup& group : groups) {
        for (const QString& phrase : group.words)
            (void)intake.numbersOf(phrase);
    }
    for (const AskedRule& rule : rules)
        addRule(rule, intake);
    // Every whole word first: compounds are made of them.
    for (Intake::Word& word : intake.words) {
        word.key = keyOf(word.root);
        const std::string bytes = word.folded.toStdString();
        m_words.push_back({word.folded, bytes, letterBits(bytes)});
    }
    std::sort(m_words.begin(), m_words.end(),
              [](const KnownWord& a, const KnownWord& b) { return a.folded < b.folded; });
    for (std::uint32_t field = 0; field < m_fields.size(); ++field)
        addField(field, intake);

    m_counts.assign(m_uses.size(), 0);
    for (Key key = 0; key < m_uses.size(); ++key) {
        std::uint32_t last = ~0u;
        for (const Use& use : m_uses[key]) {
            const std::uint32_t rule = m_fields[use.field].rule;
            m_counts[key] += rule != last ? 1 : 0;
            last = rule;
        }
    }
    for (std::size_t field = 0; field < m_fields.size(); ++field) {
        for (const std::uint32_t number : intake.texts[field])
            m_fields[field].weight += intake.words[number].meaning * rarity(intake.words[number].key);
    }
}

void RuleFinder::addRule(const AskedRule& rule, Intake& intake)
{
    const auto number = static_cast<std::uint32_t>(m_rules.size());
    m_rules.push_back({rule.item, gameNumber(rule.game), rule.variant, !rule.cards.isEmpty(), rule.isRuling});
    for (const QString& name : rule.cards) {
        const QString roots = rootsOf(wordsOf(name)).join(u' ');
        if (roots.isEmpty())
            continue;
        auto& about = m_names[roots];
        if (about.empty() || about.back() != number)
            about.push_back(number);
    }
    for (const Language language : {Language::English, Language::German}) {
        const auto add = [&](const QString& text, bool isBody) {
            std::vector<std::uint32_t> words = intake.numbersOf(text);
            if (words.empty())
                return;
            m_fields.push_back({number, language, isBody});
            intake.texts.push_back(std::move(words));
        };
        add(rule.title[indexOf(language)], false);
        add(rule.body[indexOf(language)], true);
        for (const QString& question : rule.asked[indexOf(language)])
            add(question, false);
    }
}

RuleFinder::Key RuleFinder::keyOf(const QString& text)
{
    const auto known = m_keys.constFind(text);
    if (known != m_keys.constEnd())
        return *known;
    const auto key = static_cast<Key>(m_uses.size());
    m_uses.emplace_back();
    m_keys.insert(text, key);
    return key;
}

std::optional<RuleFinder::Key> RuleFinder::known(const QString& text) const
{
    const auto found = m_keys.constFind(text);
    return found == m_keys.constEnd() ? std::nullopt : std::optional<Key>(*found);
}

std::uint16_t RuleFinder::gameNumber(const QString& game)
{
    if (game.isEmpty())
        return kAnyGame;
    if (!m_games.contains(game))
        m_games << game;
    return static_cast<std::uint16_t>(m_games.indexOf(game));
}

void RuleFinder::addGroups(const std::vector<WordGroup>& groups)
{
    // A word may be in several groups, and groups may name each other's words: every group is a meaning of
    // its own, so nothing is followed further and nothing can go round in circles.
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const Key key = keyOf(u"~%1"_s.arg(i));
        const std::uint16_t game = gameNumber(groups[i].game);
        if (!groups[i].variant.isEmpty())
            m_variants.insert(key, {game, groups[i].variant});
        for (const QString& phrase : groups[i].words) {
            const QStringList roots = rootsOf(wordsOf(phrase));
            if (!roots.isEmpty() && roots.size() <= kLongestPhrase)
                m_groups[roots.front()].push_back({key, game, roots});
        }
    }
}

template <class Visit>
void RuleFinder::eachGroup(const QStringList& roots, qsizetype at, Visit visit) const
{
    const auto found = m_groups.constFind(roots[at]);
    if (found == m_groups.constEnd())
        return;
    for (const Group& group : *found) {
        if (at + group.roots.size() > roots.size())
            continue;
        if (std::equal(group.roots.begin(), group.roots.end(), roots.begin() + at))
            visit(group);
    }
}

void RuleFinder::addField(std::uint32_t field, Intake& intake)
{
    const std::uint16_t game = m_rules[m_fields[field].rule].game;
    QHash<Key, float> keys;
    const auto add = [&keys](Key key, float worth) {
        float& known = keys[key];
        known = std::max(known, worth);
    };
    const auto addMeanings = [&](const QStringList& list, qsizetype at, float worth) {
        eachGroup(list, at, [&](const Group& group) {
            if (group.game == kAnyGame || group.game == game)
                add(group.key, worth);
        });
    };
    QStringList roots;
    for (const std::uint32_t number : intake.texts[field])
        roots << intake.words[number].root;
    for (qsizetype i = 0; i < roots.size(); ++i) {
        addMeanings(roots, i, 1.f);
        Intake::Word& word = intake.words[intake.texts[field][static_cast<std::size_t>(i)]];
        if (word.meaning <= 0)
            continue;
        add(word.key, 1.f);
        if (!word.hasParts) {
            word.hasParts = true;
            word.parts = rootsOf(partsOf(word.folded));
        }
        for (qsizetype part = 0; part < word.parts.size(); ++part) {
            add(keyOf(word.parts[part]), kPart);
            addMeanings({word.parts[part]}, 0, kPart);
        }
    }
    for (auto each = keys.begin(); each != keys.end(); ++each)
        m_uses[each.key()].push_back({field, each.value()});
}

std::vector<RuleFinder::KnownWord>::const_iterator RuleFinder::firstWordFrom(const QString& text) const
{
    return std::lower_bound(m_words.begin(), m_words.end(), text,
                            [](const KnownWord& word, const QString& typed) { return word.folded < typed; });
}

bool RuleFinder::isPart(const QString& text) const
{
    if (text.size() < kShortestPart || wordMeaning(text) <= 0)
        return false;
    // "Mindest" is no word by itself, but "mindestens" begins with it.
    const auto at = firstWordFrom(text);
    if (at == m_words.end())
        return false;
    if (at->folded == text)
        return true;
    return text.size() >= 5 && at->folded.startsWith(text) && at->folded.size() <= text.size() + 3;
}

QStringList RuleFinder::partsOf(const QString& folded) const
{
    if (folded.size() < kShortestCompound)
        return {};
    // The longest second part says what the word is; letters may join the two ("Wertung-s-phase").
    for (qsizetype at = kShortestPart; at + kShortestPart <= folded.size(); ++at) {
        const QString second = folded.mid(at);
        if (second.size() < 4 || !isPart(second))
            continue;
        for (const QStringView joint : {u"", u"s", u"n", u"en", u"e", u"es", u"er"}) {
            const QString first = folded.left(at);
            if (!first.endsWith(joint))
                continue;
            const QString bare = first.chopped(joint.size());
            // "Münz" is "Münze" without its ending.
            if (bare.size() >= kShortestPart && (isPart(bare) || isPart(bare + u'e')))
                return {isPart(bare) ? bare : bare + u'e', second};
        }
    }
    return {};
}

float RuleFinder::rarity(Key key) const
{
    const std::uint32_t count = m_counts[key];
    if (count == 0)
        return 0;
    return std::min(kMostRarity,
                    std::log(1 + static_cast<float>(m_rules.size()) / static_cast<float>(count)));
}

void RuleFinder::addSpellings(const QString& folded, bool goesOn, Unit& unit) const
{
    QStringList near;
    if (goesOn && folded.size() >= 3) {
        for (auto at = firstWordFrom(folded); at != m_words.end() && at->folded.startsWith(folded); ++at)
            near << at->folded;
    }
    const std::string typed = folded.toStdString();
    if (near.isEmpty() && folded.size() >= 5 && typed.size() <= kLongestSlippedWord) {
        const int allowed = folded.size() >= 8 ? 2 : 1;
        const std::uint32_t letters = letterBits(typed);
        for (const KnownWord& word : m_words) {
            if (std::abs(word.folded.size() - folded.size()) <= allowed &&
                word.folded.front() == folded.front() && std::popcount(letters & ~word.letters) <= allowed &&
                slipsBetween(typed, word.bytes, allowed, false) <= allowed)
                near << word.folded;
        }
    }
    // Too many say nothing about what is meant.
    if (near.size() > static_cast<qsizetype>(kMostSpellings) * 4)
        near.clear();
    for (const QString& word : std::as_const(near)) {
        const QStringList root{wordRoot(word)};
        if (const auto key = known(root.front()))
            unit.keys.push_back({*key, kSpelling});
        eachGroup(root, 0, [&](const Group& group) {
            unit.keys.push_back({group.key, kSpelling * kSynonym});
        });
    }
}

RuleFinder::Asked RuleFinder::understand(const RuleQuestion& question) const
{
    Asked asked;
    QStringList words = wordsOf(question.text.left(kLongestQuestion)).mid(0, kMostWords);
    asked.game = question.game.isEmpty() || !m_games.contains(question.game)
                     ? kAnyGame
                     : static_cast<std::uint16_t>(m_games.indexOf(question.game));
    // A game that is named is meant.
    for (qsizetype game = 0; game < m_games.size(); ++game) {
        const QStringList name = wordsOf(m_games[game]);
        const auto at = std::search(words.begin(), words.end(), name.begin(), name.end());
        if (at == words.end() || name.size() == words.size())
            continue;
        asked.game = static_cast<std::uint16_t>(game);
        words.erase(at, at + name.size());
        break;
    }
    const QStringList roots = rootsOf(words);
    const auto fits = [&asked](std::uint16_t game) {
        return game == kAnyGame || asked.game == kAnyGame || game == asked.game;
    };

    std::vector<qsizetype> nameLength(static_cast<std::size_t>(words.size()), 0);
    for (qsizetype i = 0; i < words.size(); ++i) {
        for (qsizetype length = std::min(kMostNameWords, words.size() - i); length > 0; --length) {
            const auto about = m_names.constFind(roots.mid(i, length).join(u' '));
            if (about == m_names.constEnd())
                continue;
            if (length == 1) {
                const auto key = known(roots[i]);
                if (wordMeaning(words[i]) <= 0 ||
                    (key && m_counts[*key] > std::max<std::size_t>(m_rules.size() / 12, kFewRules)))
                    continue;
            }
            bool any = false;
            for (const std::uint32_t rule : *about) {
                if (fits(m_rules[rule].game)) {
                    asked.aboutNamed.insert(rule);
                    any = true;
                }
            }
            if (!any)
                continue;
            asked.namesCard = true;
            for (qsizetype k = i; k < i + length; ++k)
                nameLength[static_cast<std::size_t>(k)] = length;
            i += length - 1;
            break;
        }
    }

    // Phrases of several words hide what their words mean by themselves: a "draw pile" is no draw.
    std::vector<std::vector<Key>> meanings(static_cast<std::size_t>(words.size()));
    std::vector<bool> inPhrase(static_cast<std::size_t>(words.size()), false);
    for (const bool phrases : {true, false}) {
        for (qsizetype i = 0; i < words.size(); ++i) {
            if (!phrases && (inPhrase[static_cast<std::size_t>(i)]))
                continue;
            eachGroup(roots, i, [&](const Group& group) {
                if ((group.roots.size() > 1) != phrases || !fits(group.game))
                    return;
                if (const auto variant = m_variants.constFind(group.key); variant != m_variants.constEnd())
                    asked.variants.push_back(*variant);
                for (qsizetype k = i; k < i + group.roots.size(); ++k) {
                    meanings[static_cast<std::size_t>(k)].push_back(group.key);
                    inPhrase[static_cast<std::size_t>(k)] = phrases;
                }
            });
        }
    }

    const bool telling =
        std::any_of(words.begin(), words.end(), [](const QString& word) { return wordMeaning(word) >= 1; });
    QSet<QString> seen;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const auto place = static_cast<std::size_t>(i);
        float meaning = wordMeaning(words[i]);
        if (!telling)
            meaning = meaning > 0 ? 1.f : 0.3f;
        if (meaning <= 0 || seen.contains(roots[i]))
            continue;
        seen.insert(roots[i]);
        Unit unit;
        const auto own = known(roots[i]);
        if (own && m_counts[*own] > 0)
            unit.keys.push_back({*own, 1.f});
        if (nameLength[place] == 0) {
            for (const Key key : meanings[place])
                unit.keys.push_back({key, kSynonym});
        }
        const bool isKnown = !unit.keys.empty();
        const QStringList parts = partsOf(words[i]);
        for (const QString& part : parts) {
            const QStringList root{wordRoot(part)};
            Unit half;
            const float worth = isKnown ? kPartOfKnown : kPart;
            if (const auto key = known(root.front()))
                half.keys.push_back({*key, worth});
            eachGroup(root, 0, [&](const Group& group) {
                if (fits(group.game))
                    half.keys.push_back({group.key, worth * kSynonym});
            });
            if (isKnown) {
                unit.keys.insert(unit.keys.end(), half.keys.begin(), half.keys.end());
            } else if (!half.keys.empty()) {
                half.weight = meaning * rarity(half.keys.front().key);
                asked.units.push_back(std::move(half));
            }
        }
        if (!isKnown && parts.isEmpty()) {
            asked.isRespelled = true;
            addSpellings(words[i], i + 1 == words.size(), unit);
        } else if (own && i + 1 == words.size() && m_counts[*own] == 0) {
            addSpellings(words[i], true, unit);
        }
        if (unit.keys.empty())
            continue;
        float rare = 0;
        if (own && m_counts[*own] > 0)
            rare = rarity(*own);
        else
            for (const Alternative& each : unit.keys)
                rare = std::max(rare, rarity(each.key));
        unit.weight = meaning * rare / static_cast<float>(std::max<qsizetype>(1, nameLength[place]));
        asked.units.push_back(std::move(unit));
    }
    return asked;
}

RuleAnswers RuleFinder::find(const RuleQuestion& question, std::size_t most) const
{
    RuleAnswers result;
    if (m_rules.empty())
        return result;
    const Asked asked = understand(question);
    result.namesCard = asked.namesCard;
    result.namesVariant = !asked.variants.empty();
    result.isRespelled = asked.isRespelled;
    float total = 0;
    for (const Unit& unit : asked.units)
        total += unit.weight;
    if (total <= 0)
        return result;

    std::vector<float> inField(m_fields.size(), 0.f);
    std::vector<float> inRule(m_rules.size(), 0.f);
    std::vector<float> unitField(m_fields.size(), 0.f);
    std::vector<float> unitRule(m_rules.size(), 0.f);
    std::vector<std::uint32_t> touched;
    for (const Unit& unit : asked.units) {
        touched.clear();
        for (const Alternative& way : unit.keys) {
            for (const Use& use : m_uses[way.key]) {
                if (question.only && m_fields[use.field].language != *question.only)
                    continue;
                float& worth = unitField[use.field];
                if (worth == 0)
                    touched.push_back(use.field);
                worth = std::max(worth, way.worth * use.worth);
            }
        }
        for (const std::uint32_t at : touched) {
            const Field& field = m_fields[at];
            const float language = field.language == question.language ? 1.f : kOtherLanguage;
            inField[at] += unit.weight * unitField[at];
            float& worth = unitRule[field.rule];
            worth = std::max(worth, unitField[at] * language * (field.isBody ? kBody : 1.f));
            unitField[at] = 0;
        }
        for (const std::uint32_t at : touched) {
            const std::uint32_t rule = m_fields[at].rule;
            inRule[rule] += unit.weight * unitRule[rule];
            unitRule[rule] = 0;
        }
    }
    std::vector<float> phrase(m_rules.size(), 0.f);
    for (std::size_t at = 0; at < m_fields.size(); ++at) {
        const Field& field = m_fields[at];
        if (inField[at] <= 0 || field.isBody)
            continue;
        const float language = field.language == question.language ? 1.f : kOtherLanguage;
        const float said = field.weight > 0 ? std::min(1.f, inField[at] / field.weight) : 1.f;
        const float fit = inField[at] / total * (1 - kPhraseFit + kPhraseFit * said) * language;
        phrase[field.rule] = std::max(phrase[field.rule], fit);
    }

    std::vector<RuleAnswer>& best = result.best;
    for (std::size_t at = 0; at < m_rules.size(); ++at) {
        if (inRule[at] <= 0)
            continue;
        const Rule& rule = m_rules[at];
        float score = kPhraseShare * phrase[at] + kWordsShare * inRule[at] / total;
        if (asked.namesCard)
            score *= asked.aboutNamed.contains(static_cast<std::uint32_t>(at)) ? kNamedCard
                     : rule.aboutCard                                          ? kOtherCard
                                                                               : kGeneralBesideName;
        else if (rule.aboutCard)
            score *= kCardWithoutName;
        const auto isNamed = [&](const QString& variant) {
            return std::any_of(asked.variants.begin(), asked.variants.end(), [&](const auto& named) {
                return named.first == rule.game && named.second == variant;
            });
        };
        const bool anyNamed = std::any_of(asked.variants.begin(), asked.variants.end(),
                                          [&](const auto& named) { return named.first == rule.game; });
        if (anyNamed)
            score *= rule.variant.isEmpty()  ? kBaseBesideVariant
                     : isNamed(rule.variant) ? kNamedVariant
                                             : kOtherVariant;
        else if (!rule.variant.isEmpty())
            score *= rule.variant == question.variant ? kOpenVariant : kUnnamedVariant;
        if (rule.isRuling)
            score *= kRuling;
        if (asked.game != kAnyGame && rule.game != asked.game)
            score *= kOtherGame;
        else if (asked.game == kAnyGame && m_firstGame != kAnyGame && rule.game != m_firstGame)
            score *= kLaterGame;
        best.push_back({rule.item, score});
    }
    const auto kept = static_cast<std::ptrdiff_t>(std::min(most, best.size()));
    std::partial_sort(best.begin(), best.begin() + kept, best.end(),
                      [](const RuleAnswer& a, const RuleAnswer& b) {
                          return a.score != b.score ? a.score > b.score : a.item < b.item;
                      });
    best.resize(static_cast<std::size_t>(kept));
    return result;
}

std::size_t RuleFinder::memory() const
{
    std::size_t uses = 0;
    for (const auto& list : m_uses)
        uses += list.capacity() * sizeof(Use);
    constexpr std::size_t kStringSize = 64;
    return uses + m_fields.capacity() * sizeof(Field) + m_rules.capacity() * sizeof(Rule) +
           (static_cast<std::size_t>(m_keys.size()) + m_words.size()) * kStringSize;
}

} // namespace model
