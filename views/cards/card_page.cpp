// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/card_page.h"

#include "views/cards/card_face_widget.h"
#include "views/cards/card_page_text.h"
#include "views/cards/owner_panel.h"
#include "views/frame/flow_layout.h"
#include "views/text/label.h"
#include "views/text/text_page.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace views {

using namespace Qt::StringLiterals;

namespace {
constexpr int kFace = 300;
constexpr int kPageWidth = 1000;   ///< two columns of 60 to 75 characters
constexpr int kLeastForBoth = 420; ///< for two columns of a few words each
constexpr int kBeside = 100;       ///< margins, the space between, a scroll bar
} // namespace

CardPage::CardPage(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_back(new QToolButton(this))
    , m_actions(new FlowLayout(8))
    , m_title(new Label(this))
    , m_face(new CardFaceWidget(theme, this))
    , m_owner(new OwnerPanel(this))
    , m_text(new TextPage(this))
{
    setObjectName(u"cardPage"_s);
    m_back->setObjectName(u"cardPageBack"_s);
    m_title->setObjectName(u"cardPageTitle"_s);
    m_text->setObjectName(u"cardPageText"_s);
    m_back->setIcon(theme.icon(u"back"_s));
    m_back->setIconSize(QSize(20, 20));
    m_back->setFocusPolicy(Qt::StrongFocus);
    auto* left = new QVBoxLayout;
    left->setSpacing(20);
    left->addWidget(m_face, 0, Qt::AlignLeft);
    left->addWidget(m_owner, 0, Qt::AlignLeft);
    left->addStretch();
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_back);
    head->addWidget(m_title, 1);
    auto* right = new QVBoxLayout;
    right->setSpacing(8);
    right->addLayout(m_actions);
    right->addWidget(m_text, 1);
    auto* body = new QHBoxLayout;
    body->setSpacing(32);
    body->addLayout(left);
    body->addLayout(right, 100);
    body->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(26, 16, 24, 12);
    column->setSpacing(12);
    column->addLayout(head);
    column->addLayout(body, 1);
    connect(m_back, &QToolButton::clicked, this, &CardPage::backWanted);
    connect(m_text, &QTextBrowser::anchorClicked, this, &CardPage::follow);
    connect(&theme, &Theme::changed, this, [this] {
        if (m_reading)
            refresh();
    });
}

void CardPage::setLibrary(model::CardLibrary* library)
{
    m_library = library;
    m_owner->setLibrary(library);
    m_reading.reset();
}

void CardPage::setUses(const model::CardUses* uses)
{
    m_uses = uses;
}

bool CardPage::showCard(const QString& game, const QString& id, model::Language language)
{
    auto reading = m_library != nullptr ? m_library->read(game, id) : std::nullopt;
    if (!reading)
        return false;
    const bool another = !m_reading || m_reading->record.card.id != id || m_reading->record.game != game;
    m_reading = std::move(reading);
    m_language = language;
    const int scrolled = m_text->verticalScrollBar()->value();
    refresh();
    m_text->verticalScrollBar()->setValue(another ? 0 : scrolled);
    return true;
}

void CardPage::addButton(QAction* action)
{
    auto* button = new QToolButton(this);
    button->setObjectName(u"cardPage."_s + action->objectName());
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setFocusPolicy(Qt::StrongFocus);
    m_actions->addWidget(button);
}

void CardPage::takeFocus()
{
    m_text->setFocus(Qt::OtherFocusReason);
}

void CardPage::refresh()
{
    const model::CardRecord& record = m_reading->record;
    m_title->setFont(m_theme.fonts().heading());
    m_title->setText(record.card.name.in(m_language));
    m_back->setToolTip(tr("Back to the cards"));
    m_back->setAccessibleName(tr("Back to the cards"));
    m_face->setFaceWidth(qMin(m_theme.scaled(kFace), width() / 3));
    m_face->setCard(record.card, m_language);
    m_owner->setCard(*m_reading, m_language);
    m_owner->setFixedWidth(m_face->width());
    m_text->setMaximumWidth(m_theme.scaled(kPageWidth));
    m_text->setAccessibleName(tr("About %1").arg(record.card.name.in(m_language)));
    showText();
}

bool CardPage::hasRoomForBoth() const
{
    const int room = width() - m_face->width() - kBeside;
    return room >= m_theme.scaled(kLeastForBoth);
}

void CardPage::showText()
{
    const model::CardRecord& record = m_reading->record;
    m_sideBySide = hasRoomForBoth();
    const auto builtIn = m_library->store().layer(record.game, record.card.id, model::Layer::BuiltIn);
    const auto uses =
        m_uses != nullptr ? m_uses->usesOf(record.game, record.card.id) : std::vector<model::CardUse>();
    m_text->setMarkup(CardPageText::of(*m_reading, builtIn ? *builtIn : std::nullopt, uses, m_language,
                                       m_theme, m_sideBySide));
}

void CardPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (!m_reading)
        return;
    m_face->setFaceWidth(qMin(m_theme.scaled(kFace), width() / 3));
    m_owner->setFixedWidth(m_face->width());
    if (m_sideBySide != hasRoomForBoth())
        showText();
}

void CardPage::follow(const QUrl& url)
{
    const QString kind = url.scheme();
    if (kind == u"clause" || kind == u"clarification")
        Q_EMIT ruleWanted(url.path());
    else if (kind == u"example")
        Q_EMIT exampleWanted(m_reading->record.game, url.path());
    else if (kind == u"use")
        Q_EMIT useWanted(url.path());
    else if (kind == u"printed")
        Q_EMIT printedWanted();
}

void CardPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_reading)
        refresh();
}

void CardPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT backWanted();
    else
        QWidget::keyPressEvent(event);
}

} // namespace views
