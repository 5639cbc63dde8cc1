// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/games/samurai_cards.h"

#include "rules/games/samurai/known_samurai.h"
#include "rules/games/samurai/narration/narration.h"

#include <array>
#include <variant>

namespace model {

using namespace Qt::StringLiterals;
using rules::json::Value;
using rules::samurai::RaiderCard;
using rules::samurai::Samurai;
using rules::samurai::Token;

namespace {

using Entry = std::variant<Samurai, RaiderCard, Token>;

/// What an entry is, is told by its keys.
rules::Result<Entry, GameCards::Errors> readEntry(const Value& card, const std::string& path)
{
    const auto wrap = [](auto read) -> rules::Result<Entry, GameCards::Errors> {
        if (!read)
            return read.error();
        return Entry(std::move(read).value());
    };
    if (card.find("talent") != nullptr)
        return wrap(rules::samurai::readSamurai(card, path));
    if (card.find("token") != nullptr)
        return wrap(rules::samurai::readToken(card, path));
    return wrap(rules::samurai::readRaiderCard(card, path));
}

/// Everything but id and name, in the order of the files.
QString dataOf(const Entry& entry)
{
    const Value whole = std::visit([](const auto& each) { return rules::samurai::toJson(each); }, entry);
    Value data = Value::object();
    for (const rules::json::Member& member : whole.members())
        if (member.key != "id" && member.key != "name")
            data.set(member.key, member.value);
    return QString::fromStdString(rules::json::write(data));
}

/// An entry from a card's data, under an id and names of one's own.
rules::Result<Entry, GameCards::Errors> entryOf(const QString& data, const std::string& id,
                                                const rules::BothLanguages& name)
{
    const auto read = rules::json::read(data.toStdString());
    if (!read)
        return GameCards::Errors{read.error()};
    Value entry = Value::object();
    entry.set("id", id);
    Value names = Value::object();
    names.set("en", name.en);
    names.set("de", name.de);
    entry.set("name", std::move(names));
    for (const rules::json::Member& member : read->members())
        if (member.key != "id" && member.key != "name")
            entry.set(member.key, member.value);
    return readEntry(entry, "");
}

rules::Result<Entry, GameCards::Errors> entryOf(const QString& data)
{
    return entryOf(data, "card", {"Card", "Karte"});
}

Provenance provenanceOf(rules::samurai::Source source)
{
    switch (source) {
    case rules::samurai::Source::Rulebook: return Provenance::Rulebook;
    case rules::samurai::Source::Found: return Provenance::Public;
    case rules::samurai::Source::Inferred: return Provenance::Implied;
    case rules::samurai::Source::House: return Provenance::House;
    case rules::samurai::Source::Owner: return Provenance::Owner;
    }
    return Provenance::House;
}

/// Part by part, the number of cards last.
std::vector<CardSource> sourcesOf(const Entry& entry)
{
    if (const auto* samurai = std::get_if<Samurai>(&entry))
        return {{{u"Kiai value, human"_s, u"Kiai-Wert, Mensch"_s}, provenanceOf(samurai->kiaiFrom[0])},
                {{u"Kiai value, animal"_s, u"Kiai-Wert, Tier"_s}, provenanceOf(samurai->kiaiFrom[1])},
                {{u"Talent and Kiai"_s, u"Talent und Kiai"_s}, provenanceOf(samurai->abilitiesFrom)}};
    const auto counted = [](const auto& card) -> std::vector<CardSource> {
        return {{{u"Printed values"_s, u"Aufgedruckte Werte"_s}, provenanceOf(card.printedFrom)},
                {{u"Number in the box"_s, u"Anzahl in der Box"_s}, provenanceOf(card.countFrom)}};
    };
    if (const auto* raider = std::get_if<RaiderCard>(&entry))
        return counted(*raider);
    return counted(std::get<Token>(entry));
}

/// The weakest of them.
Provenance dataFrom(const Entry& entry)
{
    Provenance weakest = Provenance::Owner;
    for (const CardSource& part : sourcesOf(entry))
        weakest = weaker(weakest, part.from);
    return weakest;
}

template <class Write>
CardEffect effect(Write&& write)
{
    const auto text = [&write](Language language) { return QString::fromStdString(write(language)); };
    return {EffectType::Ability, {text(Language::English), text(Language::German)}};
}

template <class Write>
CardSign sign(std::string_view key, Write&& write)
{
    const auto text = [&write](Language language) { return QString::fromStdString(write(language)); };
    return {QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size())),
            {text(Language::English), text(Language::German)}};
}

CardSign sign(const char* key, const char* en, const char* de)
{
    return {QString::fromLatin1(key), {QString::fromUtf8(en), QString::fromUtf8(de)}};
}

CardSign signOf(rules::samurai::Penalty penalty)
{
    return sign(rules::samurai::penaltyWords()[std::size_t(penalty)],
                [penalty](Language language) { return rules::samurai::penaltyName(penalty, language); });
}

std::vector<CardSign> signsOf(const RaiderCard& raider)
{
    std::vector<CardSign> signs;
    if (const auto symbol = rules::samurai::symbolOf(raider.kind); symbol != rules::samurai::Symbol::None)
        signs.push_back(sign(rules::samurai::symbolWords()[std::size_t(symbol)], [symbol](Language language) {
            return rules::samurai::symbolName(symbol, language);
        }));
    if (rules::samurai::hasFlames(raider.kind))
        signs.push_back(sign("flames", "flames", "Flammen"));
    for (const auto penalty :
         {rules::samurai::firstPenalty(raider.kind), rules::samurai::secondPenalty(raider.kind)})
        if (penalty != rules::samurai::Penalty::None)
            signs.push_back(signOf(penalty));
    return signs;
}

std::vector<CardSign> signsOf(const Token& token)
{
    const CardSign farm = sign("farm", "farmstead", "Gehöft");
    const CardSign family = sign("family", "family", "Familie");
    const CardSign barricade = sign("barricade", "barricade", "Barrikade");
    if (token.sort == rules::samurai::TokenSort::Farmstead)
        switch (static_cast<rules::samurai::FarmPenalty>(token.effect)) {
        case rules::samurai::FarmPenalty::Family: return {farm, family};
        case rules::samurai::FarmPenalty::Farm: return {farm, sign("flames", "fire", "Feuer")};
        case rules::samurai::FarmPenalty::Barricade: return {farm, barricade};
        case rules::samurai::FarmPenalty::Wound: return {farm, signOf(rules::samurai::Penalty::Wound)};
        }
    switch (static_cast<rules::samurai::FamilyBonus>(token.effect)) {
    case rules::samurai::FamilyBonus::Heal: return {family, sign("heal", "healing", "Heilung")};
    case rules::samurai::FamilyBonus::Barricade: return {family, barricade};
    case rules::samurai::FamilyBonus::Intruder: break;
    }
    return {family, signOf(rules::samurai::Penalty::Intruder)};
}

constexpr std::array<QStringView, 2> kKiaiKeys{u"kiai-human", u"kiai-animal"};

CardFigure figure(QStringView key, QString en, QString de, int value)
{
    return {key.toString(), {std::move(en), std::move(de)}, value, 1};
}

CardFigure copies(int count)
{
    return {kCopies.toString(), {u"In the box"_s, u"In der Box"_s}, count, 1};
}

/// The human side and the animal side of a board: each with its Kiai and the talent, which both have.
std::vector<Card> boardSides(const Card& card)
{
    const std::array<LocalText, 2> names{{{u" (human)"_s, u" (Mensch)"_s}, {u" (animal)"_s, u" (Tier)"_s}}};
    std::vector<Card> sides;
    for (std::size_t side = 0; side < names.size(); ++side) {
        Card board = card;
        if (side == 1)
            board.id += u"@animal"_s;
        board.name = {card.name.en + names[side].en, card.name.de + names[side].de};
        std::erase_if(board.figures,
                      [side](const CardFigure& each) { return each.key == kKiaiKeys[1 - side]; });
        // The talent, then the Kiai of either side.
        if (board.effects.size() == 3)
            board.effects.erase(board.effects.begin() + (side == 0 ? 2 : 1));
        sides.push_back(std::move(board));
    }
    return sides;
}

} // namespace

QString SamuraiCards::id() const
{
    return u"samurai-spirit"_s;
}

LocalText SamuraiCards::name() const
{
    return {u"Samurai Spirit"_s, u"Samurai Spirit"_s};
}

std::vector<CardFile> SamuraiCards::files() const
{
    return {{u"samurai.json"_s, u"samurai"_s, CardKind::Character},
            {u"raiders.json"_s, u"raiders"_s, CardKind::Character},
            {u"tokens.json"_s, u"tokens"_s, CardKind::Character}};
}

rules::Result<CardLayer, GameCards::Errors> SamuraiCards::readCard(const Value& card, CardKind kind,
                                                                   const std::string& path) const
{
    const auto entry = readEntry(card, path);
    if (!entry)
        return entry.error();
    CardLayer layer;
    layer.kind = kind;
    std::visit(
        [&layer](const auto& each) {
            layer.card = QString::fromStdString(each.id);
            layer.nameEn = QString::fromStdString(each.name.en);
            layer.nameDe = QString::fromStdString(each.name.de);
        },
        *entry);
    // Only the samurai have names in the rulebook.
    layer.nameFrom = std::holds_alternative<Samurai>(*entry) ? Provenance::Rulebook : Provenance::House;
    layer.effects = dataOf(*entry);
    layer.effectsFrom = dataFrom(*entry);
    return layer;
}

Value SamuraiCards::writtenCard(const CardRecord& card) const
{
    const LocalText& name = card.card.name;
    const auto entry =
        entryOf(card.effects, card.card.id.toStdString(), {name.en.toStdString(), name.de.toStdString()});
    if (!entry)
        return Value::object();
    return std::visit([](const auto& each) { return rules::samurai::toJson(each); }, *entry);
}

rules::Result<QString, GameCards::Errors> SamuraiCards::checkedData(const QString& data, CardKind) const
{
    const auto entry = entryOf(data);
    if (!entry)
        return entry.error();
    return dataOf(*entry);
}

QString SamuraiCards::begun() const
{
    RaiderCard card;
    card.kind = rules::samurai::kindOf({.value = 2, .symbol = rules::samurai::Symbol::Hat});
    card.printedFrom = card.countFrom = rules::samurai::Source::Owner;
    return dataOf(card);
}

std::vector<CardEffect> SamuraiCards::effects(const QString& data, CardKind) const
{
    const auto entry = entryOf(data);
    if (!entry)
        return {};
    std::vector<CardEffect> effects;
    if (const auto* samurai = std::get_if<Samurai>(&*entry)) {
        effects.push_back(effect(
            [samurai](Language language) { return rules::samurai::talentText(samurai->talent, language); }));
        for (const bool isAnimal : {false, true})
            effects.push_back(effect([samurai, isAnimal](Language language) {
                return rules::samurai::kiaiText(samurai->effect, isAnimal, language);
            }));
    } else if (const auto* raider = std::get_if<RaiderCard>(&*entry)) {
        for (const auto penalty :
             {rules::samurai::firstPenalty(raider->kind), rules::samurai::secondPenalty(raider->kind)})
            if (penalty != rules::samurai::Penalty::None)
                effects.push_back(effect(
                    [penalty](Language language) { return rules::samurai::penaltyText(penalty, language); }));
    } else {
        const Token& token = std::get<Token>(*entry);
        effects.push_back(effect([&token](Language language) {
            return rules::samurai::tokenText(token.sort, token.effect, language);
        }));
    }
    return effects;
}

std::vector<LocalText> SamuraiCards::effectLabels(const QString& data) const
{
    const auto entry = entryOf(data);
    if (!entry)
        return {};
    if (std::holds_alternative<Samurai>(*entry))
        return {{u"Talent"_s, u"Talent"_s},
                {u"Kiai, human"_s, u"Kiai, Mensch"_s},
                {u"Kiai, animal"_s, u"Kiai, Tier"_s}};
    const LocalText penalty{u"Penalty"_s, u"Strafe"_s};
    if (std::holds_alternative<RaiderCard>(*entry))
        return {penalty, penalty};
    if (std::get<Token>(*entry).sort == rules::samurai::TokenSort::Farmstead)
        return {penalty};
    return {{u"Bonus"_s, u"Bonus"_s}};
}

std::vector<CardSource> SamuraiCards::sources(const QString& data, Provenance) const
{
    const auto entry = entryOf(data);
    return entry ? sourcesOf(*entry) : std::vector<CardSource>{};
}

std::vector<CardFigure> SamuraiCards::figures(const QString& data) const
{
    const auto entry = entryOf(data);
    if (!entry)
        return {};
    if (const auto* samurai = std::get_if<Samurai>(&*entry))
        return {figure(kKiaiKeys[0], u"Kiai value, human"_s, u"Kiai-Wert, Mensch"_s, samurai->kiai[0]),
                figure(kKiaiKeys[1], u"Kiai value, animal"_s, u"Kiai-Wert, Tier"_s, samurai->kiai[1])};
    if (const auto* raider = std::get_if<RaiderCard>(&*entry))
        return {figure(u"value", u"Value"_s, u"Wert"_s, rules::samurai::valueOf(raider->kind)),
                copies(raider->count)};
    return {copies(std::get<Token>(*entry).count)};
}

std::vector<CardSign> SamuraiCards::signs(const QString& data) const
{
    const auto entry = entryOf(data);
    if (!entry)
        return {};
    if (const auto* raider = std::get_if<RaiderCard>(&*entry))
        return signsOf(*raider);
    if (const auto* token = std::get_if<Token>(&*entry))
        return signsOf(*token);
    return {sign("samurai", "samurai", "Samurai")};
}

/// A colour for what can be defended against, one for what cannot; none has an emblem.
CardBanner SamuraiCards::banner(const QString& data) const
{
    enum Colour { kNone = -1, kFarm = 1, kFamily = 4, kHat = 5, kDoll = 3, kPlain = 7 };
    const auto entry = entryOf(data);
    if (!entry || std::holds_alternative<Samurai>(*entry))
        return {kNone, {}};
    if (const auto* token = std::get_if<Token>(&*entry))
        return {token->sort == rules::samurai::TokenSort::Farmstead ? kFarm : kFamily, {}};
    switch (rules::samurai::symbolOf(std::get<RaiderCard>(*entry).kind)) {
    case rules::samurai::Symbol::Hat: return {kHat, {}};
    case rules::samurai::Symbol::Farm: return {kFarm, {}};
    case rules::samurai::Symbol::Doll: return {kDoll, {}};
    case rules::samurai::Symbol::None: break;
    }
    return {kPlain, {}};
}

std::vector<PrintSet> SamuraiCards::printSets() const
{
    return {{u"boards"_s,
             {u"Boards"_s, u"Tafeln"_s},
             [](const Card& card) { return card.figure(kKiaiKeys[0]) != nullptr; },
             boardSides,
             "board"},
            {u"raiders"_s,
             {u"Raiders"_s, u"Räuber"_s},
             [](const Card& card) { return card.figure(u"value") != nullptr; }},
            {u"tokens"_s,
             {u"Tokens"_s, u"Marker"_s},
             [](const Card& card) {
                 return card.figure(kKiaiKeys[0]) == nullptr && card.figure(u"value") == nullptr;
             },
             nullptr,
             "token"}};
}

QString SamuraiCards::withCopies(const QString& data, int copies) const
{
    auto entry = entryOf(data);
    if (!entry)
        return data;
    const auto set = [copies](auto& card) {
        card.count = static_cast<std::uint8_t>(copies);
        card.countFrom = rules::samurai::Source::Owner;
    };
    if (auto* raider = std::get_if<RaiderCard>(&*entry))
        set(*raider);
    else if (auto* token = std::get_if<Token>(&*entry))
        set(*token);
    return dataOf(*entry);
}

std::unique_ptr<rules::KnownGame> SamuraiCards::gameOf(const std::vector<CardRecord>& cards) const
{
    rules::samurai::Library library;
    for (const CardRecord& record : cards) {
        const LocalText& name = record.card.name;
        auto entry = entryOf(record.effects, record.card.id.toStdString(),
                             {name.en.toStdString(), name.de.toStdString()});
        if (!entry)
            continue;
        if (auto* samurai = std::get_if<Samurai>(&*entry))
            library.samurai.push_back(std::move(*samurai));
        else if (auto* raider = std::get_if<RaiderCard>(&*entry))
            library.raiders.push_back(std::move(*raider));
        else
            library.tokens.push_back(std::get<Token>(std::move(*entry)));
    }
    return std::make_unique<rules::samurai::KnownSamurai>(std::move(library));
}

} // namespace model
