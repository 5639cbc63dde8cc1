// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/decks/validity_strip.h"

#include "model/decks/deck_words.h"
#include "views/text/label.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace views {

namespace {
constexpr int kLeft = 44; ///< px, beside the tick or cross
constexpr int kRight = 12;
constexpr int kTextLines = 2; ///< that a reason may take in the strip

/// The tint of the strip or panel shows through.
QScrollArea* scrolled(QWidget* content, QWidget* parent)
{
    auto* area = new QScrollArea(parent);
    area->setWidget(content);
    area->setWidgetResizable(true);
    content->setAutoFillBackground(false);
    area->viewport()->setAutoFillBackground(false);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

QColor stripColour(const Tokens& tokens, bool legal)
{
    return legal ? tokens.good : tokens.danger;
}

/// Lies over what is below the strip, in its colours.
class ReasonsPanel : public QFrame
{
public:
    ReasonsPanel(const Theme& theme, const ValidityStrip& strip, QWidget* parent)
        : QFrame(parent)
        , m_theme(theme)
        , m_strip(strip)
    {}

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Tokens& tokens = m_theme.tokens();
        const QColor colour = stripColour(tokens, m_strip.isLegal());
        QPainter painter(this);
        painter.fillRect(rect(), mixed(colour, tokens.ground, 0.1));
        painter.fillRect(QRect(0, 0, 4, height()), colour);
        painter.fillRect(QRect(0, height() - 1, width(), 1), mixed(colour, tokens.ground, 0.5));
    }

private:
    const Theme& m_theme;
    const ValidityStrip& m_strip;
};

} // namespace

ValidityStrip::ValidityStrip(const Theme& theme, QWidget* parent)
    : QFrame(parent)
    , m_theme(theme)
    , m_summary(new Label(this))
    , m_repairAll(new QPushButton(this))
    , m_more(new QToolButton(this))
    , m_firstLine(new QWidget)
    , m_firstArea(scrolled(m_firstLine, this))
    , m_panel(new ReasonsPanel(theme, *this, parent))
    , m_otherLines(new QWidget)
    , m_otherArea(scrolled(m_otherLines, m_panel))
{
    setObjectName(QStringLiteral("validity"));
    m_summary->setObjectName(QStringLiteral("validitySummary"));
    m_repairAll->setObjectName(QStringLiteral("repairAll"));
    m_more->setObjectName(QStringLiteral("validityMore"));
    m_panel->setObjectName(QStringLiteral("validityPanel"));
    m_more->setCheckable(true);
    m_more->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_panel->hide();
    m_panel->installEventFilter(this);
    if (parent != nullptr)
        parent->installEventFilter(this);
    for (QWidget* lines : {m_firstLine, m_otherLines}) {
        auto* column = new QVBoxLayout(lines);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(4);
    }

    auto* head = new QHBoxLayout;
    head->setSpacing(12);
    head->addWidget(m_summary);
    head->addStretch(1);
    head->addWidget(m_more);
    head->addWidget(m_repairAll);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kLeft, 4, kRight, 4);
    column->setSpacing(2);
    column->addLayout(head, 1);
    column->addWidget(m_firstArea);
    auto* panelColumn = new QVBoxLayout(m_panel);
    panelColumn->setContentsMargins(kLeft, 2, kRight, 8);
    panelColumn->addWidget(m_otherArea);
    connect(m_repairAll, &QPushButton::clicked, this, &ValidityStrip::allRepairsAsked);
    connect(m_more, &QToolButton::toggled, this, &ValidityStrip::placePanel);
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

QWidget* ValidityStrip::lineOf(const QString& text, const std::string& clause,
                               const std::vector<rules::decks::Repair>& repairs, bool violation)
{
    const Tokens& tokens = m_theme.tokens();
    auto* line = new QWidget;
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    auto* sentence = new RichLabel(line);
    sentence->setObjectName(violation ? QStringLiteral("violation") : QStringLiteral("notice"));
    sentence->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    model::Markup shown = model::Markup::plain(violation ? text : tr("Note: %1").arg(text));
    if (!clause.empty())
        shown += model::Markup::of(u" <a href=\"%1\" style=\"color:%2\">%3</a>",
                                   QString::fromStdString(clause), tokens.accent.name(), tr("Rule"));
    sentence->setMarkup(shown);
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
    return line;
}

void ValidityStrip::fill()
{
    if (m_variant == nullptr)
        return;
    const QWidget* focus = QApplication::focusWidget();
    const bool hadFocus =
        focus != nullptr && focus != m_more && (isAncestorOf(focus) || m_panel->isAncestorOf(focus));
    // A button of the old lines may be what asked for this, so that they go later.
    for (QWidget* line : std::exchange(m_lines, {})) {
        line->parentWidget()->layout()->removeWidget(line);
        line->hide();
        line->deleteLater();
    }
    const model::CardNames names{*m_cards, m_language, &m_deck};
    for (const rules::decks::Violation& violation : m_check.violations)
        m_lines.push_back(
            lineOf(model::DeckWords::violation(violation, names), violation.clause, violation.repairs, true));
    // What can lose a match before it has begun is told first.
    for (const bool first : {true, false})
        for (const rules::decks::Warning& warning : m_check.warnings)
            if (first == (warning.notice == rules::decks::Notice::FirstHandFails))
                m_lines.push_back(
                    lineOf(model::DeckWords::warning(warning, names), warning.clause, {}, false));
    QWidget* before = m_more;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        (i == 0 ? m_firstLine : m_otherLines)->layout()->addWidget(m_lines[i]);
        m_lines[i]->show();
        const auto parts = m_lines[i]->findChildren<QWidget*>();
        for (QWidget* part : parts) {
            setTabOrder(before, part);
            before = part;
        }
    }

    const QString variant = model::DeckWords::variant(*m_variant, m_language);
    const auto faults = static_cast<int>(m_check.violations.size());
    m_summary->setFont(m_theme.fonts().interface(Fonts::kBody, QFont::DemiBold));
    m_summary->setText(faults == 0 ? tr("Legal: %1").arg(variant)
                                   : tr("%1: not legal yet, for %n reason(s)", nullptr, faults).arg(variant));
    m_summary->setAccessibleName(m_summary->text());
    m_repairAll->setText(tr("Fix all"));
    m_repairAll->setToolTip(tr("Apply the first fix for each reason"));
    m_repairAll->setVisible(faults > 1);
    const int more = qMax(0, static_cast<int>(m_lines.size()) - 1);
    m_more->setText(tr("%n more", "reasons and notes", more) + QStringLiteral(" ▾"));
    m_more->setToolTip(tr("The other reasons, and notes that are not about broken rules"));
    m_more->setVisible(more > 0);
    fitHeight();
    placePanel();
    update();
    if (hadFocus)
        passFocusOn();
}

/// What was pressed is gone: to the next repair in sight, or back to the deck.
void ValidityStrip::passFocusOn()
{
    for (const QWidget* line : m_lines)
        if (auto* next = line->findChild<QPushButton*>(QStringLiteral("repair"));
            next != nullptr && next->isVisible()) {
            next->setFocus(Qt::OtherFocusReason);
            return;
        }
    Q_EMIT left();
}

/// The same whatever there is to say: what is below must not move while somebody clicks on it.
void ValidityStrip::fitHeight()
{
    const int text = kTextLines * QFontMetrics(m_summary->font()).lineSpacing();
    const int button = m_repairAll->sizeHint().height();
    m_firstArea->setFixedHeight(qMax(text, button));
    m_firstArea->setVisible(!m_lines.empty());
    const QMargins margins = layout()->contentsMargins();
    setFixedHeight(margins.top() + button + layout()->spacing() + m_firstArea->height() + margins.bottom());
}

void ValidityStrip::placePanel()
{
    const bool open = m_more->isChecked() && m_lines.size() > 1 && isVisible();
    m_panel->setVisible(open);
    if (!open || parentWidget() == nullptr)
        return;
    const QMargins margins = m_panel->layout()->contentsMargins();
    const int wanted =
        m_otherLines->layout()->totalHeightForWidth(width() - margins.left() - margins.right()) +
        margins.top() + margins.bottom();
    const int room = parentWidget()->height() - geometry().bottom() - 1;
    m_panel->setGeometry(x(), geometry().bottom() + 1, width(), qMin(wanted, room));
    m_panel->raise();
}

bool ValidityStrip::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parentWidget() &&
        (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest))
        QMetaObject::invokeMethod(this, &ValidityStrip::placePanel, Qt::QueuedConnection);
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape &&
        m_panel->isVisible()) {
        m_more->setChecked(false);
        m_more->setFocus(Qt::OtherFocusReason);
        return true;
    }
    return QFrame::eventFilter(watched, event);
}

void ValidityStrip::showEvent(QShowEvent* event)
{
    QFrame::showEvent(event);
    placePanel();
}

void ValidityStrip::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    placePanel();
}

void ValidityStrip::paintEvent(QPaintEvent*)
{
    const Tokens& tokens = m_theme.tokens();
    const QColor colour = stripColour(tokens, m_check.legal());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), mixed(colour, tokens.ground, 0.1));
    painter.fillRect(QRect(0, 0, 4, height()), colour);
    // A tick or a cross, so that colour is not all that tells.
    painter.translate(0, m_summary->geometry().center().y() + 0.5 - 18);
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
