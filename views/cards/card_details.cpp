// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/card_details.h"

#include "model/games/game_cards.h"
#include "model/library/card_words.h"
#include "model/library/keywords.h"
#include "views/cards/card_face.h"
#include "views/cards/card_face_widget.h"
#include "views/frame/flow_layout.h"
#include "views/text/label.h"

#include <QEvent>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace views {

namespace {
constexpr int kMargin = 24;
constexpr int kTop = 20;
constexpr int kGap = 8;
} // namespace

CardDetails::CardDetails(const Theme& theme, QWidget* parent)
    : QScrollArea(parent)
    , m_theme(theme)
    , m_face(new CardFaceWidget(theme, this))
    , m_buttons(new FlowLayout(4))
    , m_otherName(new Label(this))
    , m_alsoKnown(new Label(this))
    , m_strengthFrom(new Label(this))
    , m_effectFrom(new Label(this))
{
    setObjectName(QStringLiteral("cardDetails"));
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(kMargin, kTop, kMargin, kTop);
    column->setSpacing(kGap);
    column->addWidget(m_face, 0, Qt::AlignLeft);
    column->addLayout(m_buttons);
    m_otherName->setObjectName(QStringLiteral("otherName"));
    m_alsoKnown->setObjectName(QStringLiteral("alsoKnown"));
    m_strengthFrom->setObjectName(QStringLiteral("strengthFrom"));
    m_effectFrom->setObjectName(QStringLiteral("effectFrom"));
    for (QLabel* label : {m_otherName, m_alsoKnown, m_strengthFrom, m_effectFrom}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        column->addWidget(label);
    }
    for (QLabel* label : {m_alsoKnown, m_strengthFrom, m_effectFrom})
        label->setProperty("role", QStringLiteral("quiet"));
    column->addStretch();
    setWidget(page);
    connect(&theme, &Theme::changed, this, &CardDetails::adjust);
    adjust();
    showCard();
}

void CardDetails::setCard(std::optional<model::Card> card, model::Language language)
{
    m_card = std::move(card);
    m_language = language;
    showCard();
}

void CardDetails::addButton(QAction* action)
{
    auto* button = new QToolButton(widget());
    button->setObjectName(QStringLiteral("cardDetails.") + action->objectName());
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::StrongFocus);
    m_buttons->addWidget(button);
    fitFace();
}

void CardDetails::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showCard();
}

void CardDetails::adjust()
{
    m_otherName->setFont(m_theme.fonts().interface(Fonts::kBody, QFont::DemiBold));
    setMinimumWidth(m_face->smallestWidth() + 2 * kMargin + 12);
    setMaximumWidth(m_face->largestWidth() + 2 * kMargin + 12);
    fitFace();
}

void CardDetails::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    fitFace();
}

void CardDetails::fitFace()
{
    // As large as leaves room for all words below it without scrolling, but never smaller than the text size
    // asks for.
    const int width = viewport()->width() - 2 * kMargin;
    int words = 3 * kGap + m_buttons->heightForWidth(width);
    for (const QLabel* label : {m_otherName, m_alsoKnown, m_strengthFrom, m_effectFrom}) {
        if (!label->isHidden())
            words += label->heightForWidth(width) + kGap;
    }
    const double room = viewport()->height() - 2 * kTop - words;
    const int readable = std::min(width, m_theme.scaled(CardFaceWidget::smallestWidth()));
    m_face->setFaceWidth(std::max(readable, std::min(width, static_cast<int>(room * kCardRatio))));
}

void CardDetails::showCard()
{
    widget()->setVisible(m_card.has_value());
    m_face->setCard(m_card, m_language);
    if (!m_card)
        return;
    const model::Card& card = *m_card;
    m_otherName->setText(m_language == model::Language::German ? tr("In English: %1").arg(card.name.en)
                                                               : tr("In German: %1").arg(card.name.de));
    m_alsoKnown->setText(tr("Also found as: %1").arg(card.otherNames.join(QStringLiteral(", "))));
    m_alsoKnown->setVisible(!card.otherNames.isEmpty());
    m_strengthFrom->setText(tr("%1 Strength: %2", "mark of provenance, where the value comes from")
                                .arg(QString(model::provenanceMark(card.strengthFrom)),
                                     model::CardWords::provenance(card.strengthFrom)));
    m_strengthFrom->setVisible(card.hasStrength());
    QStringList parts;
    const bool isPrinted = model::gameCardsOr(card.game).isPrinted();
    for (const model::CardSource& part : card.sources)
        parts << QStringLiteral("%1 %2: %3")
                     .arg(QString(model::provenanceMark(part.from)), part.what.in(m_language),
                          model::CardWords::provenance(part.from, isPrinted));
    if (parts.isEmpty())
        parts << (card.figures.empty()
                      ? tr("%1 Effect: %2", "mark of provenance, where the value comes from")
                      : tr("%1 Values: %2", "mark of provenance, where the value comes from"))
                     .arg(QString(model::provenanceMark(card.effectFrom)),
                          model::CardWords::provenance(card.effectFrom, isPrinted));
    m_effectFrom->setText(parts.join(u'\n'));
    fitFace();
}

} // namespace views
