// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crimson/narration/names.h"

#include "rules/games/crimson/words.h"

#include <array>
#include <optional>
#include <string>

namespace rules::crimson::narration {

namespace {

struct Named
{
    std::string_view word;
    std::string_view en;
    std::string_view de;
};

constexpr std::array<Named, 12> kNames{{
    {"offer", "Offer", "Angebot"},
    {"deck", "Deck", "Deck"},
    {"discard", "Discard pile", "Ablagestapel"},
    {"supply", "Supply", "Vorrat"},
    {"income", "Income", "Einkommen"},
    {"recruitment", "Recruitment", "Rekrutierung"},
    {"deployment", "Deployment", "Einsatz"},
    {"score", "Score", "Wertung"},
    {"strength", "Strength", "Stärke"},
    {"bid", "Bid", "Gebot"},
    {"give", "Passing a card on", "Weitergeben"},
    {"drawn", "Drawn cards", "Gezogene Karten"},
}};

constexpr std::array<Named, 3> kLanes{{
    {"left", "Left lane", "Linke Lane"},
    {"middle", "Middle lane", "Mittlere Lane"},
    {"right", "Right lane", "Rechte Lane"},
}};

/// A party as sentences name it: a letter where it is one player's, "Team A" where several share it.
std::string sideName(const Seating& seating, Party party)
{
    const std::string word = partyWord(seating, party);
    return seating.members(party) > 1 ? "Team " + word : word;
}

BothLanguages halfName(const Seating& seating, std::size_t zone)
{
    const BothLanguages lane = laneName(seating, zone::lane(zone));
    const std::string owner = sideName(seating, seating.owner[zone]);
    if (seating.isAgainstRaiders() && seating.owner[zone] == kRaiders)
        return {lane.en + ", Raiders’ side", lane.de + ", Seite der Raubritter"};
    return {lane.en + ", " + owner + "’s side", lane.de + ", Seite von " + owner};
}

/// Names of what players and parties have: "front.A", "A coins", "castles A", "total left A".
std::optional<BothLanguages> possession(const Seating& seating, std::string_view word)
{
    for (Seat seat = 0; seat < seating.seats; ++seat) {
        const std::string who = seatWord(seating, seat);
        if (word == "front." + who)
            return BothLanguages{"Cards in front of " + who, "Karten vor " + who};
        if (word == "hand." + who)
            return seating.variant == Variant::Solo ? BothLanguages{"Your hand", "Deine Hand"}
                                                    : BothLanguages{who + "’s hand", "Hand von " + who};
        if (word == "discards " + who)
            return BothLanguages{who + "’s discards left", "Abwürfe übrig – " + who};
        if (word == "used-discard " + who)
            return BothLanguages{who + " has used the discard", who + " hat den Abwurf schon genutzt"};
        if (word == who + " coins")
            return BothLanguages{who + "’s coins", "Münzen von " + who};
    }
    for (Party party = 0; party < seating.parties; ++party) {
        const std::string who = partyWord(seating, party);
        if (word == "castles " + who && seating.isAgainstRaiders() && party == kRaiders)
            return BothLanguages{"The Raiders’ castles", "Burgen der Raubritter"};
        const std::string side = sideName(seating, party);
        if (word == "castles " + who)
            return BothLanguages{side + "’s castles", "Burgen von " + side};
    }
    for (Lane lane = 0; lane < seating.lanes; ++lane)
        if (word == "castle-coins " + laneWord(seating, lane)) {
            const BothLanguages place = laneName(seating, lane);
            return BothLanguages{place.en + ": coins on the castle", place.de + ": Münzen auf der Burg"};
        }
    for (std::size_t zone = 0; zone < seating.inPlay(); ++zone) {
        if (word == zoneWord(seating, zone))
            return halfName(seating, zone);
        if (word ==
            "total " + laneWord(seating, zone::lane(zone)) + " " + partyWord(seating, seating.owner[zone])) {
            const BothLanguages place = halfName(seating, zone);
            return BothLanguages{place.en + ": total if scored now",
                                 place.de + ": Gesamtstärke, wenn jetzt gewertet wird"};
        }
    }
    return std::nullopt;
}

} // namespace

BothLanguages playerName(const Seating& seating, Seat who)
{
    if (isTogether(who)) {
        const Party party = who & ~kTogether;
        if (seating.isAgainstRaiders() && party == kRaiders)
            return {"The Raiders", "Die Raubritter"};
        const std::string name = sideName(seating, party);
        return {name, name};
    }
    switch (seating.variant) {
    case Variant::Solo: return {"You", "Du"};
    case Variant::Coop:
        return who == 0 ? BothLanguages{"Left player", "Linker Spieler"}
                        : BothLanguages{"Right player", "Rechter Spieler"};
    case Variant::FreeForAll: {
        const std::string number = std::to_string(who + 1);
        return {"Player " + number, "Spieler " + number};
    }
    default: break;
    }
    const std::string word = seatWord(seating, who);
    return {"Player " + word, "Spieler " + word};
}

BothLanguages laneName(const Seating& seating, Lane lane)
{
    if (!seating.isRing)
        return {std::string(kLanes[lane].en), std::string(kLanes[lane].de)};
    const std::string front = partyWord(seating, seating.owner[zone::of(lane, 0)]) + "–" +
                              partyWord(seating, seating.owner[zone::of(lane, 1)]);
    const std::string number = std::to_string(lane % 2 + 1);
    return {"Front " + front + ", lane " + number, "Front " + front + ", Lane " + number};
}

BothLanguages wordName(const Seating& seating, std::string_view word)
{
    for (const Named& named : kNames)
        if (named.word == word)
            return {std::string(named.en), std::string(named.de)};
    if (const auto lane = readLane(seating, word))
        return laneName(seating, *lane);
    if (auto name = possession(seating, word))
        return std::move(*name);
    return {std::string(word), std::string(word)};
}

} // namespace rules::crimson::narration
