// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/packs/plan_words.h"

namespace model {

using namespace Qt::StringLiterals;

QString PlanWords::kind(PlanKind kind)
{
    switch (kind) {
    case PlanKind::Card: return tr("card");
    case PlanKind::Clause: return tr("rule");
    case PlanKind::Clarification: return tr("clarification");
    case PlanKind::Term: return tr("term");
    case PlanKind::Box: return tr("box");
    case PlanKind::Deck: return tr("deck");
    case PlanKind::Scenario: break;
    }
    return tr("scenario");
}

QString PlanWords::change(PlanChange change)
{
    switch (change) {
    case PlanChange::New: return tr("new");
    case PlanChange::Changed: return tr("changed");
    case PlanChange::Same: return tr("unchanged");
    case PlanChange::Gone: break;
    }
    return tr("removed");
}

QString PlanWords::field(CardField field)
{
    switch (field) {
    case CardField::NameEn: return tr("English name");
    case CardField::NameDe: return tr("German name");
    case CardField::Strength: return tr("strength");
    case CardField::Effects: return tr("effect");
    case CardField::TextEn: return tr("English text");
    case CardField::TextDe: return tr("German text");
    case CardField::Box: return tr("box");
    case CardField::Picture: break;
    }
    return tr("picture");
}

QString PlanWords::detail(const PlanLine& line)
{
    QStringList parts;
    QStringList fields;
    for (const CardField each : line.fields)
        fields << field(each);
    if (!fields.isEmpty())
        parts << fields.join(u", "_s);
    if (!line.clashes.isEmpty()) {
        QStringList others;
        for (const QString& other : line.clashes)
            others << (other == kOwner
                           ? line.kind == PlanKind::Deck ? tr("your own deck") : tr("your own values")
                       : other.isEmpty() ? tr("the built-in value")
                                         : tr("the pack %1").arg(other));
        const QString with = others.join(u", "_s);
        parts << (line.wins ? tr("replaces: %1").arg(with) : tr("is overridden by: %1").arg(with));
    }
    return parts.join(u"; "_s);
}

QString PlanWords::summary(const PackPlan& plan, Language language)
{
    const PackManifest& manifest = plan.reading.manifest;
    QString step;
    const QString name = manifest.titleIn(language);
    const QString version = manifest.version.text();
    const QString former = plan.former ? plan.former->text() : QString();
    switch (plan.step) {
    case PlanStep::Install: step = tr("%1, version %2.").arg(name, version); break;
    case PlanStep::Update:
        step = tr("%1, version %2, replacing version %3.").arg(name, version, former);
        break;
    case PlanStep::Again: step = tr("%1, version %2, which is already installed.").arg(name, version); break;
    case PlanStep::Older:
        step = tr("%1, version %2, which is older than the installed version %3.").arg(name, version, former);
        break;
    }
    QStringList numbers;
    if (const int count = plan.count(PlanChange::New); count > 0)
        numbers << tr("%n new", nullptr, count);
    if (const int count = plan.count(PlanChange::Changed); count > 0)
        numbers << tr("%n changed", nullptr, count);
    if (const int count = plan.count(PlanChange::Same); count > 0)
        numbers << tr("%n unchanged", nullptr, count);
    if (const int count = plan.count(PlanChange::Gone); count > 0)
        numbers << tr("%n removed", nullptr, count);
    if (const int count = plan.clashCount(); count > 0)
        numbers << tr("%n conflict(s)", nullptr, count);
    return numbers.isEmpty() ? step : step + u' ' + tr("In your library: %1.").arg(numbers.join(u", "_s));
}

QString PlanWords::counts(const PackCounts& counts)
{
    QStringList parts;
    if (const int cards = counts.cards + counts.otherCards; cards > 0)
        parts << tr("%n card(s)", nullptr, cards);
    if (counts.corrections > 0)
        parts << tr("%n correction(s)", nullptr, counts.corrections);
    if (counts.pictures > 0)
        parts << tr("%n picture(s)", nullptr, counts.pictures);
    if (counts.clauses > 0)
        parts << tr("%n rule(s)", nullptr, counts.clauses);
    if (counts.clarifications > 0)
        parts << tr("%n clarification(s)", nullptr, counts.clarifications);
    if (counts.scenarios > 0)
        parts << tr("%n scenario(s)", nullptr, counts.scenarios);
    if (counts.decks > 0)
        parts << tr("%n deck(s)", nullptr, counts.decks);
    return parts.join(u", "_s);
}

} // namespace model
