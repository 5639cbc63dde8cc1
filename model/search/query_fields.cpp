// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/search/query_fields.h"

#include "model/games/game_cards.h"
#include "model/search/folding.h"
#include "model/search/search_kinds.h"
#include "rules/core/suggest.h"

#include <array>
#include <string_view>

namespace model {

using namespace Qt::StringLiterals;

namespace {

struct FieldName
{
    QStringView en;
    QStringView de;
    QueryField field;
};

constexpr std::array<FieldName, 11> kFields{{
    {u"name", u"name", QueryField::Name},
    {u"text", u"text", QueryField::Text},
    {u"type", u"typ", QueryField::Type},
    {u"strength", u"stärke", QueryField::Strength},
    {u"owned", u"besitz", QueryField::Owned},
    {u"lang", u"sprache", QueryField::Language},
    {u"in", u"in", QueryField::Place},
    {u"tag", u"schlagwort", QueryField::Tag},
    {u"box", u"schachtel", QueryField::Box},
    {u"game", u"spiel", QueryField::Game},
    {u"id", u"id", QueryField::Id},
}};

struct TraitName
{
    QStringView en;
    QStringView de;
    quint32 traits;
};

constexpr std::array<TraitName, 8> kTraits{{
    {u"deployment", u"einsatz", kHasDeployment},
    {u"income", u"einkommen", kHasIncome},
    {u"recruitment", u"rekrutierung", kHasRecruitment},
    {u"destruction", u"zerstörung", kHasDestruction},
    {u"passive", u"passiv", kHasPassive},
    {u"score", u"wertung", kHasScore},
    {u"ability", u"fähigkeit", kHasAbility},
    {u"none", u"keine", kHasNoEffect},
}};

struct PlaceName
{
    QStringView en;
    QStringView de;
    QStringView kind;
    QStringView alsoKind;
};

constexpr std::array<PlaceName, 5> kPlaces{{
    {u"cards", u"karten", kCardKind, {}},
    {u"rules", u"regeln", kClauseKind, kClarificationKind},
    {u"clarifications", u"klarstellungen", kClarificationKind, {}},
    {u"pdf", u"pdf", kPageKind, {}},
    {u"all", u"alles", {}, {}},
}};

/// Whether `typed` is the name, or begins it; whole names win because the tables are asked for them first.
template <class Names>
auto find(const Names& names, QStringView typed) -> decltype(&names[0])
{
    const QString wanted = fold(typed);
    if (wanted.isEmpty())
        return nullptr;
    for (const bool whole : {true, false}) {
        for (const auto& entry : names) {
            for (const QStringView name : {entry.en, entry.de}) {
                const QString known = fold(name);
                if (whole ? known == wanted : wanted.size() >= 3 && known.startsWith(wanted))
                    return &entry;
            }
        }
    }
    return nullptr;
}

template <class Names>
QStringList listed(const Names& names, Language language)
{
    QStringList result;
    for (const auto& entry : names)
        result << (language == Language::German ? entry.de : entry.en).toString();
    return result;
}

} // namespace

std::optional<QueryField> queryField(QStringView name)
{
    const QString wanted = fold(name);
    for (const FieldName& entry : kFields) {
        if (fold(entry.en) == wanted || fold(entry.de) == wanted)
            return entry.field;
    }
    if (wanted == u"language"_s)
        return QueryField::Language;
    if (wanted == u"str"_s)
        return QueryField::Strength;
    return std::nullopt;
}

QString nearestField(QStringView name)
{
    const std::string wanted = name.left(40).toString().toLower().toStdString();
    std::vector<std::string> names;
    for (const Language language : kLanguages) {
        for (const QString& known : fieldNames(language))
            names.push_back(known.toStdString());
    }
    const std::vector<std::string_view> views(names.begin(), names.end());
    const auto found = rules::closestWord(wanted, views);
    return found ? QString::fromStdString(std::string(*found)) : QString();
}

quint32 traitsOf(QStringView value)
{
    if (const TraitName* found = find(kTraits, value))
        return found->traits;
    const QString wanted = fold(value);
    for (const KindOfCard& kind : allKinds())
        if (fold(kind.name.en) == wanted || fold(kind.name.de) == wanted)
            return kind.trait;
    return 0;
}

QString knownTraits(Language language)
{
    QStringList names = listed(kTraits, language);
    for (const KindOfCard& kind : allKinds())
        names.insert(names.size() - 1, kind.name.in(language).toLower());
    return names.join(u", "_s);
}

QStringList kindsOf(QStringView value)
{
    QStringList result;
    const PlaceName* found = find(kPlaces, value);
    if (found == nullptr)
        return result;
    for (const QStringView kind : {found->kind, found->alsoKind}) {
        if (!kind.isEmpty())
            result << kind.toString();
    }
    return result.isEmpty() ? QStringList{u"*"_s} : result;
}

QString knownPlaces(Language language)
{
    return listed(kPlaces, language).join(u", "_s);
}

QStringList fieldNames(Language language)
{
    return listed(kFields, language);
}

} // namespace model
