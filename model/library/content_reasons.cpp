// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/library/content_reasons.h"

namespace model {

namespace {

constexpr std::array<rules::ReasonWords, std::size_t(ContentReason::Last) + 1> kContentReasons{{
    {ContentReason::NoList, "there is no list “{0}”", "die Liste „{0}“ fehlt"},
    {ContentReason::TooManyEntries, "there are more than {0} entries", "es sind mehr als {0} Einträge"},
    {ContentReason::BoxNeeds, "a box needs an id and a name in both languages",
     "eine Box braucht eine Kennung und einen Namen in beiden Sprachen"},
    {ContentReason::OneNameMissing, "a name is missing in one language; the other is shown",
     "ein Name fehlt in einer Sprache; angezeigt wird der andere"},
    {ContentReason::OneTextMissing, "the text is missing in one language; the other is shown",
     "der Text fehlt in einer Sprache; angezeigt wird der andere"},
    {ContentReason::NoStrength, "cards of this game have no strength",
     "Karten dieses Spiels haben keine Stärke"},
    {ContentReason::StrengthRange, "a strength is a whole number from {0} to {1}",
     "eine Stärke ist eine ganze Zahl von {0} bis {1}"},
    {ContentReason::NameLength, "a name has 1 to {0} characters and no control characters",
     "ein Name hat 1 bis {0} Zeichen und keine Steuerzeichen"},
    {ContentReason::TextLength, "a card’s text has at most {0} characters and no control characters",
     "der Text einer Karte hat höchstens {0} Zeichen und keine Steuerzeichen"},
    {ContentReason::BoxIsId, "a box is given by its id", "eine Box wird mit ihrer Kennung angegeben"},
    {ContentReason::PictureIsSum, "a picture is given by the SHA-256 of its content",
     "ein Bild wird mit dem SHA-256 seines Inhalts angegeben"},
    {ContentReason::ClauseNoText, "the clause {0} has no text", "die Regelstelle {0} hat keinen Text"},
    {ContentReason::ClauseNoTitle, "the clause {0} has no title", "die Regelstelle {0} hat keinen Titel"},
    {ContentReason::ClauseNoId, "a clause has no id", "eine Regelstelle hat keine Kennung"},
    {ContentReason::ClauseNoGerman, "the clause {0} has no German text",
     "die Regelstelle {0} hat keinen deutschen Text"},
    {ContentReason::ClauseNoEnglish, "the clause {0} has no English text",
     "die Regelstelle {0} hat keinen englischen Text"},
    {ContentReason::ClauseTwice, "the clause {0} appears twice", "die Regelstelle {0} kommt zweimal vor"},
    {ContentReason::ClauseNoSection, "the clause {0} is in an unknown section",
     "die Regelstelle {0} steht in einem unbekannten Abschnitt"},
    {ContentReason::ClauseDiffers, "the clause {0} differs from the English one: {1}",
     "die Regelstelle {0} weicht von der englischen ab: {1}"},
    {ContentReason::DeadLink, "{0} links to {1}, which does not exist",
     "{0} verweist auf {1}, das es nicht gibt"},
    {ContentReason::LongRuleText, "a text has more than {0} characters", "ein Text hat mehr als {0} Zeichen"},
    {ContentReason::LongLine, "a line has more than {0} characters", "eine Zeile hat mehr als {0} Zeichen"},
    {ContentReason::LongTextOrList, "a text has more than {0} characters, or a list more than {1} items",
     "ein Text hat mehr als {0} Zeichen oder eine Liste mehr als {1} Einträge"},
    {ContentReason::TooManyQuestions,
     "there are more than {0} questions, or one has more than {1} characters",
     "es sind mehr als {0} Fragen, oder eine hat mehr als {1} Zeichen"},
    {ContentReason::UnknownHeadKey, "unknown key “{0}”", "unbekannter Schlüssel „{0}“"},
    {ContentReason::ClarificationNeeds, "a clarification needs an id, a question and an answer",
     "eine Klarstellung braucht eine Kennung, eine Frage und eine Antwort"},
    {ContentReason::TermNeeds, "a term needs an id and a name",
     "ein Begriff braucht eine Kennung und einen Namen"},
    {ContentReason::SectionNeeds, "a section needs an id and a title in both languages",
     "ein Abschnitt braucht eine Kennung und einen Titel in beiden Sprachen"},
    {ContentReason::FileMissing, "the file is missing or cannot be read",
     "die Datei fehlt oder ist nicht lesbar"},
    {ContentReason::CorrectionTwice, "there is already a correction of this card",
     "zu dieser Karte gibt es bereits eine Korrektur"},
}};
static_assert(rules::isComplete(kContentReasons));

} // namespace

std::span<const rules::ReasonWords> reasonTable(ContentReason)
{
    return kContentReasons;
}

} // namespace model
