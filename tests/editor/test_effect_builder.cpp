// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/editor/crimson_effect_builder.h"
#include "model/editor/crimson_step_parts.h"
#include "rules/games/crimson/effects/effect_words.h"
#include "rules/games/crimson/effects/text/effect_text.h"
#include "tests/support/random_effects.h"

#include <QtTest>

#include <set>

using namespace model;
using namespace rules::effects;

namespace {

constexpr RuleKind kKinds[]{RuleKind::Character, RuleKind::Castle};

/// The effect in the format of card files, for messages.
QByteArray shown(const Effect& effect)
{
    QString parts = wordsFor(EffectPart::Type, partOf(effect, EffectPart::Type));
    for (const Operation& operation : effect.program) {
        parts += QStringLiteral(" |");
        for (const StepPart part : kStepParts)
            parts += u' ' + QString::number(partOf(operation, part));
    }
    return parts.toUtf8();
}

bool isValid(const EffectBuilder& builder)
{
    return builder.mistakes().empty();
}

} // namespace

class TestEffectBuilder : public QObject
{
    Q_OBJECT

    /// Everything that the lists of a step offer, taken: each leads to a valid effect with that answer in it.
    static void takeAll(const EffectBuilder& builder, std::size_t step, int& taken)
    {
        for (const BuilderField<StepPart>& field : builder.fields(step)) {
            for (const BuilderChoice& choice : field.choices) {
                EffectBuilder chosen = builder;
                chosen.set(step, field.part, choice.value);
                QVERIFY2(!choice.words.isEmpty(), shown(chosen.effect()));
                QCOMPARE(partOf(chosen.effect().program[step], field.part), choice.value);
                for (const EffectMistake& mistake : chosen.mistakes())
                    QVERIFY2(mistake.step != static_cast<int>(step), shown(chosen.effect()));
                ++taken;
            }
            if (!field.choices.empty())
                continue;
            for (int number = field.range.least; number <= field.range.most; ++number) {
                EffectBuilder chosen = builder;
                chosen.set(step, field.part, number);
                QVERIFY2(isValid(chosen) || number == 0, shown(chosen.effect()));
                ++taken;
            }
        }
    }

private Q_SLOTS:
    void everyEffectThatIsBegunIsValidAndSaysSomethingInBothLanguages()
    {
        for (const RuleKind kind : kKinds) {
            for (const EffectType type : EffectBuilder::freeTypes({}, kind)) {
                const Effects effects{EffectBuilder::begun(type, kind)};
                const EffectBuilder builder(effects, 0, kind);
                QVERIFY2(isValid(builder), shown(builder.effect()));
                for (const rules::Language language : rules::kLanguages)
                    QVERIFY(!effectText(effects[0], language).body.empty());
            }
        }
    }

    void everyAnswerThatIsOfferedLeadsToAValidStepWithTextInBothLanguages()
    {
        int taken = 0;
        std::set<OpCode> codes;
        for (const RuleKind kind : kKinds) {
            for (const EffectType type : EffectBuilder::freeTypes({}, kind)) {
                EffectBuilder first({EffectBuilder::begun(type, kind)}, 0, kind);
                for (const int moment : {0, 1, 2}) {
                    if (moment > 0 && type != EffectType::Passive)
                        continue;
                    EffectBuilder when = first;
                    when.set(EffectPart::Moment, moment);
                    QVERIFY2(isValid(when), shown(when.effect()));
                    for (const BuilderField<StepPart>& field : when.fields(0)) {
                        if (field.part != StepPart::Code)
                            continue;
                        for (const BuilderChoice& code : field.choices) {
                            EffectBuilder builder = when;
                            builder.set(0, StepPart::Code, code.value);
                            QVERIFY2(isValid(builder), shown(builder.effect()));
                            codes.insert(builder.effect().program[0].code);
                            for (const rules::Language language : rules::kLanguages)
                                QVERIFY(!effectText(builder.effect(), language).body.empty());
                            takeAll(builder, 0, taken);
                            if (QTest::currentTestFailed())
                                return;
                        }
                    }
                }
            }
        }
        QVERIFY(taken > 500);
        QCOMPARE(codes.size(), wordsOf<OpCode>().size());
    }

    // A walk of a thousand choices at random, as somebody would who clicks on everything.
    void whateverIsChosenTheEffectIsValidOrSaysWhatIsWrong()
    {
        std::mt19937 random(7);
        int wrong = 0;
        int valid = 0;
        for (const RuleKind kind : kKinds) {
            EffectBuilder builder({EffectBuilder::begun(EffectType::Passive, kind)}, 0, kind);
            for (int turn = 0; turn < 600; ++turn) {
                const std::size_t steps = builder.effect().program.size();
                const unsigned what = random() % 10;
                if (what == 0 && builder.canAddStep())
                    builder.addStep();
                else if (what == 1 && steps > 1)
                    builder.removeStep(random() % steps);
                else if (what == 2 && steps > 1 && builder.canMoveStep(0, 1))
                    builder.moveStep(0, 1);
                else if (what == 3) {
                    const auto fields = builder.fields();
                    const auto& field = fields[random() % fields.size()];
                    builder.set(field.part, field.choices[random() % field.choices.size()].value);
                } else if (steps > 0) {
                    const std::size_t step = random() % steps;
                    const auto fields = builder.fields(step);
                    const auto& field = fields[random() % fields.size()];
                    if (!field.choices.empty())
                        builder.set(step, field.part, field.choices[random() % field.choices.size()].value);
                    else
                        builder.set(step, field.part, field.range.least + static_cast<int>(random() % 3) + 1);
                }
                const auto mistakes = builder.mistakes();
                for (const EffectMistake& mistake : mistakes)
                    QVERIFY(!EffectVocabulary::sentence(mistake.problem).isEmpty());
                (mistakes.empty() ? valid : wrong) += 1;
                if (mistakes.empty())
                    for (const rules::Language language : rules::kLanguages)
                        QVERIFY2(!effectText(builder.effect(), language).body.empty(),
                                 shown(builder.effect()));
            }
        }
        QVERIFY2(valid > wrong, qPrintable(QStringLiteral("%1 valid, %2 wrong").arg(valid).arg(wrong)));
    }

    // The builder can say all that the vocabulary can say: each part of a valid effect is among its choices.
    void everyValidEffectIsAmongWhatIsOffered()
    {
        RandomEffects random(3);
        for (int i = 0; i < 300; ++i) {
            const RuleKind kind = i % 4 == 0 ? RuleKind::Castle : RuleKind::Character;
            const Effects effects = random.next(kind);
            const EffectBuilder builder(effects, 0, kind);
            for (std::size_t step = 0; step < builder.effect().program.size(); ++step) {
                for (const BuilderField<StepPart>& field : builder.fields(step)) {
                    // Choosing what is chosen already changes nothing.
                    EffectBuilder again = builder;
                    again.set(step, field.part, field.value);
                    QCOMPARE(again.effect(), builder.effect());
                }
            }
        }
    }

    void onlyWhatTheOperationUsesIsOffered()
    {
        EffectBuilder builder({EffectBuilder::begun(EffectType::Deployment, RuleKind::Character)}, 0,
                              RuleKind::Character);
        builder.set(0, StepPart::Code, static_cast<int>(OpCode::Take));
        std::set<StepPart> parts;
        for (const auto& field : builder.fields(0))
            parts.insert(field.part);
        QCOMPARE(parts, (std::set{StepPart::Code, StepPart::Amount}));
        builder.set(0, StepPart::Code, static_cast<int>(OpCode::Move));
        parts.clear();
        for (const auto& field : builder.fields(0))
            parts.insert(field.part);
        QVERIFY(parts.contains(StepPart::Pick) && parts.contains(StepPart::To));
        QVERIFY(!parts.contains(StepPart::Amount) && !parts.contains(StepPart::Then));
    }

    void stepsAreAddedMovedAndRemovedAndThenStaysAtItsPlace()
    {
        EffectBuilder builder({EffectBuilder::begun(EffectType::Deployment, RuleKind::Character)}, 0,
                              RuleKind::Character);
        builder.addStep();
        builder.set(1, StepPart::Code, static_cast<int>(OpCode::Gain));
        builder.set(1, StepPart::Then, 1);
        builder.moveStep(1, -1);
        QCOMPARE(builder.effect().program[0].code, OpCode::Gain);
        QVERIFY(!builder.effect().program[0].then);
        QVERIFY(builder.effect().program[1].then);
        builder.removeStep(0);
        QCOMPARE(builder.effect().program.size(), size_t{1});
        QVERIFY(!builder.effect().program[0].then);
        QVERIFY(isValid(builder));
        while (builder.canAddStep())
            builder.addStep();
        QVERIFY(builder.effect().program.size() <= kMaxOperations);
    }

    void aCardHasAtMostOneEffectOfEachType()
    {
        Effects effects{EffectBuilder::begun(EffectType::Income, RuleKind::Castle)};
        QCOMPARE(EffectBuilder::freeTypes(effects, RuleKind::Castle),
                 (std::vector{EffectType::Passive, EffectType::Score}));
        effects.push_back(EffectBuilder::begun(EffectType::Income, RuleKind::Castle));
        const auto mistakes = mistakesOf(effects, 1, RuleKind::Castle);
        QCOMPARE(mistakes.size(), size_t{1});
        QCOMPARE(mistakes[0].problem, EffectProblem::TypeTwice);
    }

    void everyProblemHasASentence()
    {
        for (int i = 0; i <= static_cast<int>(EffectProblem::ScoreThisLane); ++i)
            QVERIFY(!EffectVocabulary::sentence(static_cast<EffectProblem>(i)).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestEffectBuilder)
#include "test_effect_builder.moc"
