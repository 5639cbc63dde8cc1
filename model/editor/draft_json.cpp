// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/editor/draft_json.h"

#include "model/editor/crimson_step_parts.h"
#include "model/library/stored_words.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace model {

using namespace Qt::StringLiterals;
using rules::effects::Effect;
using rules::effects::Operation;

namespace {

constexpr EffectPart kEffectParts[]{EffectPart::Type, EffectPart::Moment, EffectPart::PlayedSide,
                                    EffectPart::Condition};

QJsonObject textToJson(const LocalText& text)
{
    return {{u"en"_s, text.en}, {u"de"_s, text.de}};
}

LocalText textFromJson(const QJsonValue& value)
{
    return {value[u"en"_s].toString(), value[u"de"_s].toString()};
}

/// A number of a list; one that the list does not have is its first.
int among(int value, const std::vector<int>& values)
{
    return std::find(values.begin(), values.end(), value) != values.end() ? value : values.front();
}

QJsonArray stepToJson(const Operation& operation)
{
    QJsonArray parts;
    for (const StepPart part : kStepParts)
        parts << partOf(operation, part);
    return parts;
}

Operation stepFromJson(const QJsonArray& parts)
{
    Operation operation;
    qsizetype at = 0;
    for (const StepPart part : kStepParts) {
        const int value = parts[at++].toInt();
        setPart(operation, part, isNumber(part) ? qBound(-20, value, 20) : among(value, allValues(part)));
    }
    return operation;
}

QJsonArray effectsToJson(const rules::effects::Effects& effects)
{
    QJsonArray list;
    for (const Effect& effect : effects) {
        QJsonArray head;
        for (const EffectPart part : kEffectParts)
            head << partOf(effect, part);
        QJsonArray steps;
        for (const Operation& operation : effect.program)
            steps << stepToJson(operation);
        list << QJsonObject{{u"head"_s, head}, {u"steps"_s, steps}};
    }
    return list;
}

rules::effects::Effects effectsFromList(const QJsonArray& list)
{
    rules::effects::Effects effects;
    for (const QJsonValue each : list) {
        if (effects.full())
            break;
        Effect effect;
        qsizetype at = 0;
        for (const EffectPart part : kEffectParts)
            setPart(effect, part, among(each[u"head"_s][at++].toInt(), allValues(part)));
        for (const QJsonValue step : each[u"steps"_s].toArray()) {
            if (!effect.program.full())
                effect.program.push_back(stepFromJson(step.toArray()));
        }
        effects.push_back(effect);
    }
    return effects;
}

} // namespace

QString draftToJson(const CardDraft& draft)
{
    QJsonArray answers;
    for (const OwnAnswer& answer : draft.answers)
        answers << QJsonObject{{u"question"_s, textToJson(answer.question)},
                               {u"answer"_s, textToJson(answer.answer)}};
    const QJsonObject object{{u"game"_s, draft.game},
                             {u"id"_s, draft.id},
                             {u"kind"_s, storedWord(draft.kind)},
                             {u"name"_s, textToJson(draft.name)},
                             {u"gender"_s, storedWord(draft.gender)},
                             {u"strength"_s, draft.strength},
                             {u"effects"_s, effectsToJson(draft.effects)},
                             {u"wording"_s, textToJson(draft.wording)},
                             {u"data"_s, draft.data},
                             {u"box"_s, draft.box},
                             {u"picture"_s, draft.picture},
                             {u"tags"_s, QJsonArray::fromStringList(draft.tags)},
                             {u"answers"_s, answers}};
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

std::optional<CardDraft> draftFromJson(const QString& json)
{
    const QJsonDocument document = QJsonDocument::fromJson(json.toUtf8());
    if (!document.isObject() || document[u"game"_s].toString().isEmpty())
        return std::nullopt;
    CardDraft draft;
    draft.game = document[u"game"_s].toString();
    draft.id = document[u"id"_s].toString();
    const auto kind = cardKindOf(draft.game, document[u"kind"_s].toString());
    if (!kind)
        return std::nullopt;
    draft.kind = *kind;
    draft.name = textFromJson(document[u"name"_s]);
    draft.gender = genderOf(document[u"gender"_s].toString());
    draft.strength = qBound(0, document[u"strength"_s].toInt(), rules::effects::kStrength.most);
    draft.effects = effectsFromList(document[u"effects"_s].toArray());
    draft.wording = textFromJson(document[u"wording"_s]);
    draft.data = document[u"data"_s].toString();
    draft.box = document[u"box"_s].toString();
    draft.picture = document[u"picture"_s].toString();
    for (const QJsonValue tag : document[u"tags"_s].toArray())
        draft.tags << tag.toString();
    for (const QJsonValue each : document[u"answers"_s].toArray())
        draft.answers.push_back({textFromJson(each[u"question"_s]), textFromJson(each[u"answer"_s])});
    return draft;
}

} // namespace model
