// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/answer_part.h"
#include "rules/core/any_match.h"

#include <QString>

#include <optional>
#include <vector>

namespace model {

/// A card on the table, by the numbers of its zone and of its place there.
struct CardPlace
{
    int zone = 0;
    int card = 0;

    friend auto operator<=>(const CardPlace&, const CardPlace&) = default;
};

/// The open question as something to point at. Every legal answer is a verb and parts behind it ("bid monk
/// 3", "play monk left", "attack b2 b3"); each part means a card, a place or an amount. Parts are picked one
/// after the other, whatever the verb, until one answer is left or several verbs fit. A value; it knows
/// nothing of a game but the words it writes.
class OpenChoice
{
public:
    OpenChoice() = default;
    /// `match` is only used here; `question` is its open one.
    OpenChoice(const rules::AnyMatch& match, const rules::QuestionView& question);
    explicit OpenChoice(const rules::AnyMatch& match)
        : OpenChoice(match, match.question())
    {}

    [[nodiscard]] bool isOpen() const { return !m_answers.empty(); }
    [[nodiscard]] const AnswerParts& picked() const { return m_picked; }
    /// Who is asked.
    [[nodiscard]] const QString& seat() const { return m_seat; }

    /// The parts that can be picked now, without amounts.
    [[nodiscard]] AnswerParts parts() const;
    struct Range
    {
        int least = 0;
        int most = 0;
    };
    /// The amounts that can be picked now; nothing where no amount is asked for.
    [[nodiscard]] std::optional<Range> numbers() const;
    /// Answers that need nothing more: those without parts ("pass"), or those that fit what was picked.
    [[nodiscard]] std::vector<rules::Choice> ready() const;
    /// The one answer that is left, if picking has come to its end.
    [[nodiscard]] std::optional<rules::Choice> decided() const;

    /// False, and nothing changes, if the part does not fit now.
    bool pick(const AnswerPart& part);
    /// The same question before a person has picked anything.
    [[nodiscard]] OpenChoice fromStart() const;
    /// Takes the last pick back; false if there is none that a person made.
    bool takeBack();

    /// Where the cards lie that a part of the choice means: one that can be picked now, or was.
    [[nodiscard]] std::vector<CardPlace> cardsMeant(const AnswerPart& part,
                                                    const std::vector<rules::ZoneView>& zones) const;

    /// Words for a choice that would be made by pointing at `part` now, although it is not legal: one for
    /// each verb. For asking the game why not.
    [[nodiscard]] std::vector<std::vector<std::string>> tried(const AnswerPart& part) const;

private:
    struct Answer
    {
        rules::Choice choice;
        std::string verb;
        AnswerParts parts;
        std::string from; ///< the zone of the cards that it names; empty: any
    };
    [[nodiscard]] bool fits(const Answer& answer) const;
    void pickObvious();

    std::vector<Answer> m_answers;
    AnswerParts m_picked;
    QString m_seat;
    qsizetype m_obvious = 0; ///< picks at the beginning that there was no choice about
};

/// A place ("left.A.2") means one card; the id of a card means every such card that can be taken up: in rows,
/// hands, on the top of a deck, and in open piles where it is nowhere else; `from`, unless empty, are the
/// only zones where it counts.
[[nodiscard]] std::vector<CardPlace> cardsMeant(const AnswerPart& part,
                                                const std::vector<rules::ZoneView>& zones,
                                                const std::vector<std::string>& from = {});
/// The zones that a part means: by their own id or that of their group.
[[nodiscard]] std::vector<int> zonesMeant(const AnswerPart& part, const std::vector<rules::ZoneView>& zones);
/// The parts under which a card can be meant, the place first.
[[nodiscard]] AnswerParts partsFor(const rules::ZoneView& zone, int card);

} // namespace model
