// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/games/crowns/card_text.h"

namespace rules::crowns {

namespace {

struct Text
{
    const char* en;
    const char* de;
};

Text textOf(Kind kind)
{
    switch (kind) {
    case Kind::Castellan:
        return {"Scores 1 victory point per raven that you own.",
                "Bringt 1 Siegpunkt je Rabe, den du besitzt."};
    case Kind::Coinage:
        return {"As your action, trade this card for a random card of another hand.",
                "Als Aktion: Tausche diese Karte gegen eine zufällige Karte aus einer anderen Hand."};
    case Kind::Feud:
        return {"Scores 1 victory point per Feud that you hold, provided nobody holds more.",
                "Bringt 1 Siegpunkt je Fehde auf deiner Hand, sofern niemand mehr davon hält."};
    case Kind::Knight:
        return {
            "As your action, attack a house other than the one on the banner: everyone votes in secret, "
            "then may add ravens. The winner takes a card from the loser or draws a guest; the loser gets "
            "the ravens of the winning side. Then discard this card.",
            "Als Aktion: Greif ein Haus an, aber nicht das auf dem Banner. Alle stimmen geheim ab und "
            "dürfen dann Raben dazulegen. Wer gewinnt, nimmt dem Verlierer eine Karte oder zieht einen "
            "Gast; der Verlierer bekommt die Raben der siegreichen Seite. Danach wird die Karte "
            "abgeworfen."};
    case Kind::Princess:
        return {"Scores 1 victory point per Knight that you hold.",
                "Bringt 1 Siegpunkt je Ritter auf deiner Hand."};
    case Kind::Trader:
        return {"Scores 1 victory point per Coinage that you hold.",
                "Bringt 1 Siegpunkt je Münze auf deiner Hand."};
    case Kind::Artist:
        return {"Scores 1 victory point per Princess that your two neighbours hold.",
                "Bringt 1 Siegpunkt je Prinzessin auf den Händen deiner beiden Nachbarn."};
    case Kind::Bard:
        return {"Scores 1 victory point per Coinage that your two neighbours hold.",
                "Bringt 1 Siegpunkt je Münze auf den Händen deiner beiden Nachbarn."};
    case Kind::Diplomat:
        return {"Scores 1 victory point per house card in your hand with a foreign banner.",
                "Bringt 1 Siegpunkt je Hauskarte mit fremdem Banner auf deiner Hand."};
    case Kind::Jester:
        return {"Scores 2 victory points per Jester that you hold, provided nobody holds more; otherwise you "
                "lose 2.",
                "Bringt 2 Siegpunkte je Hofnarr auf deiner Hand, sofern niemand mehr davon hält; sonst "
                "verlierst du 2."};
    case Kind::Priest:
        return {"Scores 3 victory points per full set of Castellan, Princess and Trader.",
                "Bringt 3 Siegpunkte je vollständigem Satz aus Kastellan, Prinzessin und Händler."};
    case Kind::Sentinel:
        return {"When another player’s turn starts, you may discard this card to take half of that player’s "
                "ravens, rounded down.",
                "Wenn der Zug eines anderen Spielers beginnt, darfst du diese Karte abwerfen und die Hälfte "
                "seiner Raben nehmen, abgerundet."};
    case Kind::Undertaker:
        return {"Scores 3 victory points if nobody holds fewer cards than you.",
                "Bringt 3 Siegpunkte, wenn niemand weniger Karten hält als du."};
    }
    return {"", ""};
}

Text textOf(Extra extra)
{
    switch (extra) {
    case Extra::None: break;
    case Extra::VoteAttacker:
        return {"Your vote for the attacker. It never belongs to your hand.",
                "Deine Stimme für den Angreifer. Sie gehört nie zu deiner Hand."};
    case Extra::VoteDefender:
        return {"Your vote for the defender. It never belongs to your hand.",
                "Deine Stimme für den Verteidiger. Sie gehört nie zu deiner Hand."};
    case Extra::Reference:
        return {
            "In your turn: make an exchange, or play a Coinage or a Knight. Exchange: offer a card, everyone "
            "answers with one; perhaps a second one each; add ravens; accept an offer. The game ends after "
            "the last round, or when a round would begin and somebody has no cards.",
            "In deinem Zug: Biete einen Tausch an oder spiele eine Münze oder einen Ritter. Tausch: Biete "
            "eine Karte an, alle antworten mit einer; vielleicht je eine zweite; Raben dazulegen; ein "
            "Angebot annehmen. Das Spiel endet nach der letzten Runde oder wenn eine Runde beginnen soll "
            "und jemand keine Karten hat."};
    case Extra::RoundTrack:
        return {"A raven marks the round: three of them, or up to six on the other side.",
                "Ein Rabe zeigt die Runde an: drei Runden oder auf der Rückseite bis zu sechs."};
    }
    return {"", ""};
}

} // namespace

BothLanguages kindName(Kind kind)
{
    switch (kind) {
    case Kind::Castellan: return {"Castellan", "Kastellan"};
    case Kind::Coinage: return {"Coinage", "Münze"};
    case Kind::Feud: return {"Feud", "Fehde"};
    case Kind::Knight: return {"Knight", "Ritter"};
    case Kind::Princess: return {"Princess", "Prinzessin"};
    case Kind::Trader: return {"Trader", "Händler"};
    case Kind::Artist: return {"Artist", "Künstler"};
    case Kind::Bard: return {"Bard", "Barde"};
    case Kind::Diplomat: return {"Diplomat", "Diplomat"};
    case Kind::Jester: return {"Jester", "Hofnarr"};
    case Kind::Priest: return {"Priest", "Priester"};
    case Kind::Sentinel: return {"Sentinel", "Wächter"};
    case Kind::Undertaker: return {"Undertaker", "Totengräber"};
    }
    return {};
}

bool scoresOnly(const Values& values)
{
    return values.isPlayed() && values.kind != Kind::Coinage && values.kind != Kind::Knight &&
           values.kind != Kind::Sentinel;
}

std::string cardText(const Values& values, Language language)
{
    const Text text = values.isPlayed() ? textOf(values.kind) : textOf(values.extra);
    return language == Language::German ? text.de : text.en;
}

} // namespace rules::crowns
