// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/crowns_cards.h"

#include "rules/games/crowns/card_text.h"
#include "rules/games/crowns/known_crowns.h"

namespace model {

using namespace Qt::StringLiterals;
using rules::crowns::Values;

namespace {

QString canonical(const Values& values)
{
    return QString::fromStdString(rules::json::write(rules::crowns::toJson(values)));
}

} // namespace

QString CrownsCards::id() const
{
    return u"game-of-crowns"_s;
}

LocalText CrownsCards::name() const
{
    return {u"Game of Crowns"_s, u"Game of Crowns"_s};
}

std::vector<CardFile> CrownsCards::files() const
{
    return {{u"cards.json"_s, u"cards"_s, CardKind::Character}};
}

rules::Result<CardLayer, GameCards::Errors>
CrownsCards::readCard(const rules::json::Value& card, CardKind kind, const std::string& path) const
{
    const auto read = rules::crowns::readBoxCard(card, path);
    if (!read)
        return read.error();
    CardLayer layer;
    layer.card = QString::fromStdString(read->id);
    layer.kind = kind;
    layer.nameEn = QString::fromStdString(read->name.en);
    layer.nameDe = QString::fromStdString(read->name.de);
    layer.nameFrom = read->textFrom;
    layer.effects = canonical(read->values);
    // What people check against their box is how many there are.
    layer.effectsFrom = read->countFrom;
    return layer;
}

rules::json::Value CrownsCards::writtenCard(const CardRecord& card) const
{
    using rules::json::Value;
    Value value = Value::object();
    value.set("id", card.card.id.toStdString());
    Value name = Value::object();
    name.set("en", card.card.name.en.toStdString());
    name.set("de", card.card.name.de.toStdString());
    value.set("name", std::move(name));
    if (const auto values = rules::json::read(card.effects.toStdString())) {
        for (const rules::json::Member& member : values->members())
            value.set(member.key, member.value);
    }
    return value;
}

rules::Result<QString, GameCards::Errors> CrownsCards::checkedData(const QString& data, CardKind) const
{
    const auto values = rules::crowns::readValues(data.toStdString());
    if (!values)
        return values.error();
    return canonical(*values);
}

QString CrownsCards::begun() const
{
    Values values;
    values.kind = rules::crowns::Kind::Jester;
    return canonical(values);
}

std::vector<CardEffect> CrownsCards::effects(const QString& data, CardKind) const
{
    const auto values = rules::crowns::readValues(data.toStdString());
    if (!values)
        return {};
    const auto text = [&values](Language language) {
        return QString::fromStdString(rules::crowns::cardText(*values, language));
    };
    return {{rules::crowns::scoresOnly(*values) ? EffectType::Score : EffectType::Ability,
             {text(Language::English), text(Language::German)}}};
}

std::vector<LocalText> CrownsCards::effectLabels(const QString& data) const
{
    using rules::crowns::Extra;
    const auto values = rules::crowns::readValues(data.toStdString());
    if (!values)
        return {};
    switch (values->extra) {
    case Extra::VoteAttacker:
    case Extra::VoteDefender: return {{u"Vote"_s, u"Stimme"_s}};
    case Extra::Reference: return {{u"Turn"_s, u"Zug"_s}};
    case Extra::RoundTrack: return {{u"Rounds"_s, u"Runden"_s}};
    case Extra::None: break;
    }
    if (rules::crowns::scoresOnly(*values))
        return {{u"Scoring"_s, u"Wertung"_s}};
    return values->kind == rules::crowns::Kind::Sentinel
               ? std::vector<LocalText>{{u"At the start of a turn"_s, u"Zu Beginn eines Zuges"_s}}
               : std::vector<LocalText>{{u"Action"_s, u"Aktion"_s}};
}

std::vector<CardSource> CrownsCards::sources(const QString&, Provenance from) const
{
    return {{{u"Effect"_s, u"Effekt"_s}, Provenance::Rulebook},
            {{u"Number in the box"_s, u"Anzahl in der Box"_s}, from}};
}

std::vector<CardFigure> CrownsCards::figures(const QString& data) const
{
    const auto values = rules::crowns::readValues(data.toStdString());
    if (!values)
        return {};
    return {{kCopies.toString(), {u"In the box"_s, u"In der Box"_s}, values->count, 1}};
}

std::vector<CardSign> CrownsCards::signs(const QString& data) const
{
    using rules::crowns::Extra;
    const auto values = rules::crowns::readValues(data.toStdString());
    if (!values)
        return {};
    switch (values->extra) {
    case Extra::VoteAttacker: return {{u"vote-attacker"_s, {u"Attacker"_s, u"Angreifer"_s}}};
    case Extra::VoteDefender: return {{u"vote-defender"_s, {u"Defender"_s, u"Verteidiger"_s}}};
    case Extra::Reference: return {{u"reference"_s, {u"Reference"_s, u"Übersicht"_s}}};
    case Extra::RoundTrack: return {{u"round-track"_s, {u"Rounds"_s, u"Runden"_s}}};
    case Extra::None: break;
    }
    const rules::BothLanguages name = rules::crowns::kindName(values->kind);
    const std::string_view key = rules::crowns::kindWord(values->kind);
    return {{QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size())),
             {QString::fromStdString(name.en), QString::fromStdString(name.de)}}};
}

CardBanner CrownsCards::banner(const QString& data) const
{
    const auto values = rules::crowns::readValues(data.toStdString());
    if (!values || values->house >= rules::crowns::kHouses)
        return {};
    const std::string_view house = rules::crowns::houseWord(values->house);
    return {values->house, QString::fromLatin1(house.data(), static_cast<qsizetype>(house.size()))};
}

std::vector<PrintSet> CrownsCards::printSets() const
{
    const auto isReference = [](const Card& card) {
        return !card.signs.empty() &&
               (card.signs.front().key == u"reference" || card.signs.front().key == u"round-track");
    };
    const auto isVote = [](const Card& card) {
        return !card.signs.empty() && card.signs.front().key.startsWith(u"vote-");
    };
    const auto isHouse = [](const Card& card) {
        return card.banner.colour >= 0 && !card.signs.empty() && !card.signs.front().key.startsWith(u"vote-");
    };
    const auto isGuest = [](const Card& card) {
        return card.banner.colour < 0 && !card.signs.empty() && card.signs.front().key != u"reference" &&
               card.signs.front().key != u"round-track";
    };
    return {{u"houses"_s, {u"House cards"_s, u"Hauskarten"_s}, isHouse},
            {u"guests"_s, {u"Guests"_s, u"Gäste"_s}, isGuest},
            {u"votes"_s, {u"Vote cards"_s, u"Stimmkarten"_s}, isVote},
            {u"references"_s, {u"Reference cards"_s, u"Übersichtskarten"_s}, isReference}};
}

QString CrownsCards::withCopies(const QString& data, int copies) const
{
    auto values = rules::crowns::readValues(data.toStdString());
    if (!values)
        return data;
    values->count = static_cast<std::uint8_t>(copies);
    return canonical(*values);
}

std::unique_ptr<rules::KnownGame> CrownsCards::gameOf(const std::vector<CardRecord>& cards) const
{
    rules::crowns::Box box;
    for (const CardRecord& record : cards) {
        const auto values = rules::crowns::readValues(record.effects.toStdString());
        if (!values || values->id() != record.card.id.toStdString())
            continue;
        const LocalText& name = record.card.name;
        box.all.push_back(
            {record.card.id.toStdString(), {name.en.toStdString(), name.de.toStdString()}, *values});
    }
    return std::make_unique<rules::crowns::KnownCrowns>(std::move(box));
}

} // namespace model
