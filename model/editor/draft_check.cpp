// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/editor/draft_check.h"

#include "model/editor/crimson_effect_builder.h"
#include "model/games/game_cards.h"

#include <algorithm>

namespace model {

namespace {

class DraftCheck
{
    Q_DECLARE_TR_FUNCTIONS(DraftCheck)

public:
    DraftCheck(const CardDraft& draft, DraftPurpose purpose)
        : m_draft(draft)
        , m_purpose(purpose)
    {}

    std::vector<DraftProblem> run()
    {
        checkNames();
        const KindOfCard* kind = gameCardsOr(m_draft.game).kindOf(m_draft.kind);
        if (kind != nullptr && kind->hasStrength && !rules::effects::kStrength.holds(m_draft.strength))
            add(DraftField::Strength, tr("Strength must be a whole number from 0 to 20."));
        checkEffects();
        checkWording(m_draft.wording.en, DraftField::WordingEn);
        checkWording(m_draft.wording.de, DraftField::WordingDe);
        checkTags();
        checkAnswers();
        return std::move(m_problems);
    }

private:
    void add(DraftField field, const QString& words, int effect = -1, int step = -1)
    {
        m_problems.push_back({field, effect, step, true, words});
    }
    void note(DraftField field, const QString& words) { m_problems.push_back({field, -1, -1, false, words}); }

    static bool hasControl(const QString& text)
    {
        return std::any_of(text.begin(), text.end(),
                           [](QChar c) { return c.category() == QChar::Other_Control && c != u'\n'; });
    }

    void checkNames()
    {
        const bool en = !m_draft.name.en.trimmed().isEmpty();
        const bool de = !m_draft.name.de.trimmed().isEmpty();
        if (!en && !de && m_purpose != DraftPurpose::Correction)
            add(DraftField::NameEn, tr("Give the card a name in at least one language."));
        else if (en != de && m_purpose != DraftPurpose::Correction)
            note(en ? DraftField::NameDe : DraftField::NameEn,
                 en ? tr("Without a German name, the card uses its English one.")
                    : tr("Without an English name, the card uses its German one."));
        for (const auto& [name, field] : {std::pair(m_draft.name.en, DraftField::NameEn),
                                          std::pair(m_draft.name.de, DraftField::NameDe)}) {
            if (name.trimmed().toUtf8().size() > kLongestName)
                add(field, tr("This name is too long for a card."));
            else if (hasControl(name))
                add(field, tr("A name must be a single line."));
        }
    }

    void checkEffects()
    {
        if (!hasEffects(m_draft)) {
            if (!gameCardsOr(m_draft.game).checkedData(m_draft.data, m_draft.kind))
                add(DraftField::Effects, tr("These values do not go together."));
            return;
        }
        for (std::size_t i = 0; i < m_draft.effects.size(); ++i) {
            for (const EffectMistake& mistake : mistakesOf(m_draft.effects, i, ruleKind(m_draft.kind)))
                add(DraftField::Effects, EffectVocabulary::sentence(mistake.problem), static_cast<int>(i),
                    mistake.step);
        }
    }

    void checkWording(const QString& text, DraftField field)
    {
        if (text.size() > kLongestCardText)
            add(field, tr("This text is too long for a card."));
        else if (hasControl(text))
            add(field, tr("This text contains characters that cannot be printed."));
        const auto lines = text.trimmed().isEmpty() ? 0 : text.trimmed().count(u'\n') + 1;
        const auto effects = static_cast<qsizetype>(m_draft.effects.size());
        if (lines > 0 && effects > 1 && lines != effects)
            note(field, tr("Write one line per effect: this text has %1 and the card has %2.")
                            .arg(lines)
                            .arg(effects));
        if (lines > 0 && effects == 0)
            note(field,
                 tr("This text is shown, but the card does nothing at the table because it has no effect."));
    }

    void checkTags()
    {
        if (m_draft.tags.size() > kMostCardTags)
            add(DraftField::Tags, tr("A card has at most %1 tags.").arg(kMostCardTags));
        if (std::any_of(m_draft.tags.begin(), m_draft.tags.end(),
                        [](const QString& tag) { return tag.size() > kLongestCardTag; }))
            add(DraftField::Tags, tr("A tag has at most %1 characters.").arg(kLongestCardTag));
    }

    void checkAnswers()
    {
        const auto isEmpty = [](const LocalText& text) {
            return text.en.trimmed().isEmpty() && text.de.trimmed().isEmpty();
        };
        const auto isLong = [](const LocalText& text, qsizetype most) {
            return text.en.size() > most || text.de.size() > most;
        };
        for (std::size_t i = 0; i < m_draft.answers.size(); ++i) {
            const OwnAnswer& answer = m_draft.answers[i];
            const int at = static_cast<int>(i);
            if (isEmpty(answer.question))
                add(DraftField::Answers, tr("Write the question in at least one language."), at);
            else if (isEmpty(answer.answer))
                add(DraftField::Answers, tr("Write the answer in at least one language."), at);
            if (isLong(answer.question, kLongestQuestion) || isLong(answer.answer, kLongestAnswer))
                add(DraftField::Answers, tr("This clarification is too long."), at);
        }
        if (m_draft.answers.size() > kMostOwnClarifications)
            add(DraftField::Answers,
                tr("A card has at most %1 clarifications of your own.").arg(kMostOwnClarifications));
    }

    const CardDraft& m_draft;
    DraftPurpose m_purpose;
    std::vector<DraftProblem> m_problems;
};

} // namespace

std::vector<DraftProblem> check(const CardDraft& draft, DraftPurpose purpose)
{
    return DraftCheck(draft, purpose).run();
}

bool canBeSaved(const std::vector<DraftProblem>& problems)
{
    return std::none_of(problems.begin(), problems.end(),
                        [](const DraftProblem& each) { return each.blocks; });
}

} // namespace model
