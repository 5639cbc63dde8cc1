// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/language/language.h"

#include <QHash>
#include <QStringList>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace model {

/// A clause or clarification as questions find it.
struct AskedRule
{
    std::uint32_t item = 0; ///< its number in the Directory
    QString game;
    QString variant;              ///< the only variant it holds in; empty: always
    std::array<QString, 2> title; ///< by Language, like the next two
    std::array<QString, 2> body;
    std::array<QStringList, 2> asked; ///< the questions people ask
    /// The names of the cards that it is about; empty for a general rule.
    QStringList cards;
    bool isRuling = false; ///< decided by us, since the book says nothing
};

/// Words of one game, or of all (an empty game), that mean the same.
struct WordGroup
{
    QString game;
    QString variant; ///< the variant that these words name; empty: none
    QStringList words;
};

/// What somebody asks, and where.
struct RuleQuestion
{
    QString text;
    Language language = Language::English; ///< of the program: a hit in it beats one in the other
    QString game;                          ///< of the open deck, match or book; empty: none
    QString variant;                       ///< open at the table; empty: none
    std::optional<Language> only{};        ///< texts of the other language are not looked at
};

struct RuleAnswer
{
    std::uint32_t item = 0;
    float score = 0; ///< 1: the question as somebody wrote it down
};

struct RuleAnswers
{
    std::vector<RuleAnswer> best; ///< the best first
    bool namesCard = false;       ///< a card that rules are about is named
    bool namesVariant = false;
    bool isRespelled = false; ///< a word was only found in another spelling, or not at all
};

/// Finds the rules that answer a question in everyday words. Compares whole words by their roots, German
/// compounds by their parts, and words that mean the same; the questions that people ask about a rule count
/// most. A value in memory: loading takes milliseconds, a question a fraction of one.
class RuleFinder
{
public:
    RuleFinder() = default;
    /// Rules of the first game come before those of others that fit alike, unless another game is asked
    /// about.
    RuleFinder(const std::vector<AskedRule>& rules, const std::vector<WordGroup>& groups,
               const QString& firstGame = {});

    /// Nothing for a question that has no word any rule knows.
    [[nodiscard]] RuleAnswers find(const RuleQuestion& question, std::size_t most) const;

    [[nodiscard]] std::size_t count() const { return m_rules.size(); }
    [[nodiscard]] std::size_t memory() const;

private:
    using Key = std::uint32_t;

    struct Use
    {
        std::uint32_t field; ///< index in m_fields
        float worth;
    };
    /// A title, a question or a text in one language.
    struct Field
    {
        std::uint32_t rule;
        Language language;
        bool isBody;
        float weight = 0; ///< of all its words
    };
    struct Rule
    {
        std::uint32_t item;
        std::uint16_t game;
        QString variant;
        bool aboutCard;
        bool isRuling;
    };
    struct Group
    {
        Key key;
        std::uint16_t game; ///< kAnyGame: of all
        QStringList roots;  ///< of one phrase
    };
    struct Alternative
    {
        Key key;
        float worth;
    };
    /// A word of the question, or several that are one name or phrase.
    struct Unit
    {
        std::vector<Alternative> keys;
        float weight = 0;
    };
    struct KnownWord
    {
        QString folded;
        std::string bytes;
        std::uint32_t letters; ///< see letterBits
    };
    struct Intake;
    struct Asked;

    static constexpr std::uint16_t kAnyGame = 0xffff;

    Key keyOf(const QString& text);
    [[nodiscard]] std::optional<Key> known(const QString& text) const;
    std::uint16_t gameNumber(const QString& game);
    void addGroups(const std::vector<WordGroup>& groups);
    void addRule(const AskedRule& rule, Intake& intake);
    void addField(std::uint32_t field, Intake& intake);
    /// The groups whose words begin at `at`, with how many words they take.
    template <class Visit>
    void eachGroup(const QStringList& roots, qsizetype at, Visit visit) const;
    [[nodiscard]] QStringList partsOf(const QString& folded) const;
    [[nodiscard]] std::vector<KnownWord>::const_iterator firstWordFrom(const QString& text) const;
    [[nodiscard]] bool isPart(const QString& text) const;
    [[nodiscard]] float rarity(Key key) const;
    [[nodiscard]] Asked understand(const RuleQuestion& question) const;
    void addSpellings(const QString& folded, bool goesOn, Unit& unit) const;

    std::vector<Rule> m_rules;
    std::vector<Field> m_fields;
    std::vector<std::vector<Use>> m_uses;        ///< by key
    std::vector<std::uint32_t> m_counts;         ///< by key: the rules that have it
    QHash<QString, Key> m_keys;                  ///< roots of words, and "~" with a number for groups
    QHash<QString, std::vector<Group>> m_groups; ///< by the root of their first word
    QHash<Key, std::pair<std::uint16_t, QString>> m_variants; ///< game and variant that a group names
    std::vector<KnownWord> m_words;                           ///< all whole words, sorted
    QHash<QString, std::vector<std::uint32_t>> m_names;       ///< roots of a card's name: the rules about it
    QStringList m_games;
    std::uint16_t m_firstGame = kAnyGame;
};

} // namespace model
