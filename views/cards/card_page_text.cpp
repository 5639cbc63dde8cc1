// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/card_page_text.h"

#include "model/games/game_cards.h"
#include "model/library/card_words.h"
#include "model/library/keywords.h"
#include "model/rulebook/rulebook_reader.h"
#include "views/cards/reading_html.h"

namespace views {

using namespace Qt::StringLiterals;
using model::Language;

namespace {

model::Markup cardIn(const model::Card& card, Language language, const Theme& theme)
{
    ReadingHtml html(theme);
    html.quiet(model::languageName(language));
    html.heading(card.name.in(language));
    if (!card.figures.empty())
        html.paragraph(card.figuresText(language));
    for (const model::CardEffect& effect : card.effects) {
        html.strong(model::keyword(effect.type, language));
        html.paragraph(effect.text.in(language));
    }
    return html.text();
}

model::Markup clarificationIn(const model::Clarification& clarification, Language language,
                              const Theme& theme, const QString& link = {}, const QString& after = {},
                              const QString& example = {})
{
    ReadingHtml html(theme);
    html.strong(clarification.question.in(language));
    html.paragraph(clarification.answer.in(language));
    if (!link.isEmpty())
        html.link(u"clarification:"_s + clarification.id, link, after);
    if (!example.isEmpty())
        html.link(u"example:"_s + clarification.id, example);
    return html.text();
}

} // namespace

model::Markup CardPageText::of(const model::CardReading& reading,
                               const std::optional<model::CardLayer>& builtIn,
                               const std::vector<model::CardUse>& uses, Language language, const Theme& theme,
                               bool sideBySide)
{
    const model::CardRecord& record = reading.record;
    const model::Card& card = record.card;
    const Language other = model::otherLanguage(language);
    ReadingHtml html(theme);
    html.columns(cardIn(card, language, theme), cardIn(card, other, theme), sideBySide);
    if (!card.otherNames.isEmpty())
        html.quiet(tr("Also found as: %1").arg(card.otherNames.join(u", "_s)));

    html.section(tr("Where the values come from"));
    const bool printed = model::gameCardsOr(card.game).isPrinted();
    const auto source = [&](const QString& what, model::Provenance from) {
        html.quiet(u"%1  %2: %3"_s.arg(QString(model::provenanceMark(from)), what,
                                       model::CardWords::provenance(from, printed)));
    };
    if (card.hasStrength()) {
        source(tr("Strength %1").arg(card.strength), card.strengthFrom);
        if (record.layerOf(model::CardField::Strength) == model::Layer::Owner && builtIn && builtIn->strength)
            html.quiet(tr("Before your correction: %1.").arg(*builtIn->strength));
    }
    for (const model::CardSource& part : card.sources)
        source(part.what.in(language), part.from);
    if (card.sources.empty())
        source(card.figures.empty() ? tr("Effect") : tr("Values"), card.effectFrom);
    if (card.hasStrength() && printed)
        html.link(u"printed:"_s, tr("Enter what your printed card says"));

    if (!reading.clarifications.empty()) {
        html.section(tr("Clarifications"));
        const model::Rulebook& book = model::builtInRulebook(card.game);
        for (const model::Clarification& each : reading.clarifications) {
            const QString from = each.source == u"ruling"           ? u"   "_s + tr("our ruling")
                                 : each.source == model::kOwnSource ? u"   "_s + tr("added by you")
                                                                    : QString();
            const model::Clarification* told = book.clarification(each.id);
            const QString example =
                told != nullptr && !told->scenarios.empty() ? tr("Play this example") : QString();
            html.columns(clarificationIn(each, language, theme, tr("In the rulebook"), from, example),
                         clarificationIn(each, other, theme), sideBySide);
        }
    }
    if (!reading.clauses.empty()) {
        html.section(tr("Related rules"));
        for (const model::Clause& clause : reading.clauses)
            html.link(u"clause:"_s + clause.id, clause.title.in(language), u"   "_s + clause.id);
    }
    if (!uses.empty()) {
        html.section(tr("Decks with this card"));
        for (const model::CardUse& use : uses)
            html.link(u"use:"_s + use.id, use.title,
                      use.copies > 1 ? u"   × %1"_s.arg(use.copies) : QString());
    }
    return html.text();
}

} // namespace views
