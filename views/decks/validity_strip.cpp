// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/decks/validity_strip.h"

#include "model/decks/deck_words.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace views {

namespace {
constexpr int kMostHeight = 132; ///< px; more reasons scroll
} // namespace

ValidityStrip::ValidityStrip(const Theme& theme, QWidget* parent)
    : QFrame(parent)
    , m_theme(theme)
    , m_summary(new QLabel(this))
    , m_repairAll(new QPushButton(this))
    , m_notes(new QToolButton(this))
    , m_area(new QScrollArea(this))
    , m_lines(new QWidget)
    , m_column(new QVBoxLayout(m_lines))
{
    setObjectName(QStringLiteral("validity"));
    m_summary->setObjectName(QStringLiteral("validitySummary"));
    m_repairAll->setObjectName(QStringLiteral("repairAll"));
    m_notes->setObjectName(QStringLiteral("validityNotes"));
    m_notes->setCheckable(true);
    m_notes->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_column->setContentsMargins(0, 0, 8, 0);
    m_column->setSpacing(2);
    m_area->setWidget(m_lines);
    m_area->setWidgetResizable(true);
    // The tint of the strip shows through.
    m_lines->setAutoFillBackground(false);
    m_area->viewport()->setAutoFillBackground(false);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::NoFocus);

    auto* head = new QHBoxLayout;
    head->setSpacing(12);
    head->addWidget(m_summary);
    head->addStretch(1);
    head->addWidget(m_notes);
    head->addWidget(m_repairAll);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(44, 4, 12, 4);
    column->setSpacing(2);
    column->addLayout(head);
    column->addWidget(m_area);
    connect(m_repairAll, &QPushButton::clicked, this, &ValidityStrip::allRepairsAsked);
    connect(m_notes, &QToolButton::toggled, this, &ValidityStrip::fill);
    connect(&theme, &Theme::changed, this, &ValidityStrip::fill);
}

void ValidityStrip::show(const model::Deck& deck, const rules::decks::Variant& variant,
                         const rules::decks::DeckCheck& check, const model::CardDirectory& cards,
                         model::Language language)
{
    m_deck = deck;
    m_variant = &variant;
    m_check = check;
    m_cards = &cards;
    m_language = language;
    fill();
}

void ValidityStrip::addLine(const QString& text, const std::string& clause,
                            const std::vector<rules::decks::Repair>& repairs, bool violation)
{
    const Tokens& tokens = m_theme.tokens();
    auto* line = new QWidget(m_lines);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    auto* sentence = new QLabel(line);
    sentence->setObjectName(violation ? QStringLiteral("violation") : QStringLiteral("notice"));
    sentence->setTextFormat(Qt::RichText);
    sentence->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    QString shown = text.toHtmlEscaped();
    if (!clause.empty())
        shown += QStringLiteral(" <a href=\"%1\" style=\"color:%2\">%3</a>")
                     .arg(QString::fromStdString(clause), tokens.accent.name(), tr("Rule"));
    sentence->setText(shown);
    sentence->setWordWrap(true);
    sentence->setToolTip(QString::fromStdString(clause));
    connect(sentence, &QLabel::linkActivated, this, &ValidityStrip::ruleAsked);
    row->addWidget(sentence, 1);
    const model::CardNames names{*m_cards, m_language, &m_deck};
    for (const rules::decks::Repair& repair : repairs) {
        auto* button = new QPushButton(model::DeckWords::repair(repair, names), line);
        button->setObjectName(QStringLiteral("repair"));
        button->setFont(m_theme.fonts().interface(Fonts::kSmall, QFont::DemiBold));
        connect(button, &QPushButton::clicked, this, [this, repair] { Q_EMIT repairAsked(repair); });
        row->addWidget(button);
    }
    m_column->addWidget(line);
    line->show();
}

void ValidityStrip::fill()
{
    if (m_variant == nullptr)
        return;
    const QWidget* focus = QApplication::focusWidget();
    const bool hadFocus = focus != nullptr && focus != m_notes && isAncestorOf(focus);
    // A button of the old lines may be what asked for this, so that they go later.
    while (QLayoutItem* item = m_column->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    const model::CardNames names{*m_cards, m_language, &m_deck};
    for (const rules::decks::Violation& violation : m_check.violations)
        addLine(model::DeckWords::violation(violation, names), violation.clause, violation.repairs, true);
    // What can lose a match before it has begun is told without being asked.
    for (const rules::decks::Warning& warning : m_check.warnings)
        if (m_notes->isChecked() || warning.notice == rules::decks::Notice::OpeningFails)
            addLine(model::DeckWords::warning(warning, names), warning.clause, {}, false);

    const QString variant = model::DeckWords::variant(*m_variant, m_language);
    const auto faults = static_cast<int>(m_check.violations.size());
    m_summary->setFont(m_theme.fonts().interface(Fonts::kBody, QFont::DemiBold));
    m_summary->setText(faults == 0 ? tr("Legal: %1").arg(variant)
                                   : tr("%1: not legal yet, for %n reason(s)", nullptr, faults).arg(variant));
    m_summary->setAccessibleName(m_summary->text());
    m_repairAll->setText(tr("Repair all"));
    m_repairAll->setToolTip(tr("Carry out the first repair of each reason"));
    m_repairAll->setVisible(faults > 1);
    const auto notes = static_cast<int>(m_check.warnings.size());
    m_notes->setText(tr("%n note(s)", nullptr, notes));
    m_notes->setToolTip(tr("Things worth knowing that break no rule"));
    m_notes->setVisible(notes > 0);
    fitLines();
    update();
    if (hadFocus)
        passFocusOn();
}

/// What was pressed is gone: to the next repair, or back to the deck.
void ValidityStrip::passFocusOn()
{
    for (int i = 0; i < m_column->count(); ++i)
        if (auto* next = m_column->itemAt(i)->widget()->findChild<QPushButton*>(QStringLiteral("repair"))) {
            next->setFocus(Qt::OtherFocusReason);
            return;
        }
    Q_EMIT left();
}

void ValidityStrip::fitLines()
{
    const bool lines = m_column->count() > 0;
    m_area->setVisible(lines);
    if (!lines)
        return;
    const QMargins margins = layout()->contentsMargins();
    const int room = qMax(300, width() - margins.left() - margins.right());
    m_area->setFixedHeight(qMin(m_theme.scaled(kMostHeight), m_column->totalHeightForWidth(room)));
}

void ValidityStrip::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    fitLines();
}

void ValidityStrip::paintEvent(QPaintEvent*)
{
    const Tokens& tokens = m_theme.tokens();
    const QColor colour = m_check.legal() ? tokens.good : tokens.danger;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), mixed(colour, tokens.ground, 0.1));
    painter.fillRect(QRect(0, 0, 4, height()), colour);
    // A tick or a cross, so that colour is not all that tells.
    const QRectF disc(14, 8, 20, 20);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(disc);
    painter.setPen(QPen(tokens.raised, 2.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (m_check.legal()) {
        painter.drawPolyline(QPolygonF{{19.5, 18.5}, {22.8, 22}, {28.8, 14.5}});
    } else {
        painter.drawLine(QPointF(20, 14), QPointF(28, 22));
        painter.drawLine(QPointF(28, 14), QPointF(20, 22));
    }
}

} // namespace views
