// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/editor/editor_page.h"

#include "views/editor/answers_form.h"
#include "views/editor/card_form.h"
#include "views/editor/head_form.h"
#include "views/editor/picture_panel.h"
#include "views/editor/preview_panel.h"
#include "views/text/label.h"

#include <QClipboard>
#include <QDragEnterEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace views {

using namespace Qt::StringLiterals;
using model::DraftPurpose;

namespace {
constexpr int kForm = 860; ///< no line of a form is longer
constexpr int kPreview = 300;
constexpr int kSmallestPreview = 300; ///< the smallest face that shows its text
constexpr int kWidest = 436;
constexpr int kBeside = 36; ///< margins and scroll bar
} // namespace

EditorPage::EditorPage(model::EditorSession& session, const model::Settings& settings,
                       ActionRegistry& actions, const Theme& theme, FileChooser& files, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_settings(settings)
    , m_actions(actions)
    , m_theme(theme)
    , m_back(new QToolButton(this))
    , m_title(new Label(this))
    , m_state(new Label(this))
    , m_try(new QPushButton(this))
    , m_save(new QPushButton(this))
    , m_left(new QScrollArea(this))
    , m_right(new QScrollArea(this))
    , m_form(new QVBoxLayout)
    , m_head(new HeadForm(this))
    , m_picture(new PicturePanel(theme, files, this))
    , m_answers(new AnswersForm(theme, this))
    , m_preview(new PreviewPanel(theme, this))
{
    build();
    const auto change = [this](model::DraftField field, const model::CardDraft& draft) {
        m_session.change(field, draft);
    };
    connect(m_head, &HeadForm::changed, this, change);
    connect(m_head, &HeadForm::baseWanted, &m_session, &model::EditorSession::backToBase);
    connect(m_answers, &AnswersForm::changed, this, change);
    connect(m_picture, &PicturePanel::changed, this, change);
    connect(m_picture, &PicturePanel::baseWanted, &m_session, &model::EditorSession::backToBase);
    connect(m_preview, &PreviewPanel::changed, this, change);
    connect(m_back, &QToolButton::clicked, this, &EditorPage::backWanted);
    connect(m_save, &QPushButton::clicked, this, &EditorPage::saveWanted);
    connect(m_try, &QPushButton::clicked, this, [this] { m_actions.action(u"card.try"_s)->trigger(); });
    connect(&session, &model::EditorSession::openedChanged, this, &EditorPage::showCard);
    connect(&session, &model::EditorSession::draftChanged, this, &EditorPage::showDraft);
    connect(&session, &model::EditorSession::savedChanged, this, &EditorPage::showState);
    connect(&theme, &Theme::changed, this, &EditorPage::adjust);
    retranslate();
    adjust();
}

void EditorPage::build()
{
    setObjectName(u"editorPage"_s);
    setAcceptDrops(true);
    m_back->setObjectName(u"editorBack"_s);
    m_title->setObjectName(u"editorTitle"_s);
    m_state->setObjectName(u"editorState"_s);
    m_try->setObjectName(u"editorTry"_s);
    m_save->setObjectName(u"editorSave"_s);
    m_save->setProperty("role", u"primary"_s);
    m_state->setProperty("role", u"quiet"_s);
    m_back->setIconSize(QSize(20, 20));
    m_back->setFocusPolicy(Qt::StrongFocus);
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_back);
    head->addWidget(m_title);
    head->addSpacing(8);
    head->addWidget(m_state, 1);
    head->addWidget(m_try);
    head->addWidget(m_save);

    auto* form = new QWidget(this);
    form->setLayout(m_form);
    m_form->setContentsMargins(4, 4, 16, 12);
    m_form->setSpacing(20);
    m_form->addWidget(m_head);
    m_form->addWidget(m_picture);
    m_form->addWidget(m_answers);
    m_form->addStretch(1);
    auto* side = new QWidget(this);
    auto* sideColumn = new QVBoxLayout(side);
    sideColumn->setContentsMargins(4, 4, 12, 12);
    sideColumn->addWidget(m_preview);
    for (const auto& [area, widget] : {std::pair(m_left, form), std::pair(m_right, side)}) {
        area->setWidget(widget);
        area->setWidgetResizable(true);
        area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        area->setFocusPolicy(Qt::NoFocus);
    }
    auto* body = new QHBoxLayout;
    body->setSpacing(24);
    body->addWidget(m_left, 100);
    body->addWidget(m_right);
    body->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(26, 16, 12, 0);
    column->setSpacing(12);
    column->addLayout(head);
    column->addLayout(body, 1);
}

void EditorPage::takeFocus()
{
    m_head->takeFocus();
}

void EditorPage::showCard()
{
    if (!m_session.isOpen())
        return;
    if (m_values == nullptr || m_game != m_session.draft().game) {
        delete m_values;
        m_game = m_session.draft().game;
        m_values = makeCardForm(m_game, m_theme, this);
        m_form->insertWidget(1, m_values);
        connect(m_values, &CardForm::changed, this,
                [this](model::DraftField field, const model::CardDraft& draft) {
                    m_session.change(field, draft);
                });
        connect(m_values, &CardForm::baseWanted, &m_session, &model::EditorSession::backToBase);
    }
    m_preview->setLanguage(m_settings.language());
    showDraft();
    m_left->verticalScrollBar()->setValue(0);
}

void EditorPage::showDraft()
{
    if (!m_session.isOpen() || m_values == nullptr)
        return;
    m_head->showDraft(m_session, m_settings.language());
    m_values->showDraft(m_session, m_settings.language());
    m_picture->showDraft(m_session);
    m_answers->showDraft(m_session);
    m_preview->showDraft(m_session);
    showState();
}

void EditorPage::showState()
{
    if (!m_session.isOpen())
        return;
    const model::CardDraft& draft = m_session.draft();
    const QString name = model::shownCard(draft).name.in(m_settings.language()).trimmed();
    switch (m_session.purpose()) {
    case DraftPurpose::NewCard: m_title->setText(name.isEmpty() ? tr("New card") : name); break;
    case DraftPurpose::OwnCard: m_title->setText(name); break;
    case DraftPurpose::Correction: m_title->setText(tr("Correct: %1").arg(name)); break;
    }
    const bool fits = model::canBeSaved(m_session.problems());
    m_state->setText(!m_session.canWrite()   ? tr("Nothing can be saved: the library is read-only.")
                     : !fits                 ? tr("Not finished; your draft is safe.")
                     : m_session.isChanged() ? tr("Changed, not saved yet; your draft is safe.")
                     : m_session.purpose() == DraftPurpose::NewCard ? QString()
                                                                    : tr("Saved"));
    const bool worth = m_session.isChanged() || m_session.purpose() == DraftPurpose::NewCard;
    m_save->setEnabled(m_session.canSave() && worth);
    m_try->setEnabled(m_session.canTry());
}

bool EditorPage::event(QEvent* event)
{
    // "Save" means this card while it is being edited, whatever else has the key.
    if (event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::Save)) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void EditorPage::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Save))
        Q_EMIT saveWanted();
    else if (const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
             event->matches(QKeySequence::Paste) && copied != nullptr && PicturePanel::canTake(*copied))
        m_picture->take(*copied);
    else if (event->key() == Qt::Key_Escape)
        Q_EMIT backWanted();
    else
        QWidget::keyPressEvent(event);
}

void EditorPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void EditorPage::retranslate()
{
    m_back->setToolTip(tr("Back to your own cards"));
    m_back->setAccessibleName(tr("Back to your own cards"));
    m_try->setText(tr("Try it"));
    m_try->setToolTip(tr("Try the card in a small position in the rules lab"));
    m_save->setText(tr("Save"));
    m_save->setToolTip(tr("Save the card to your library (Ctrl+S)"));
    // The fields are told of the new language after this.
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (!m_session.isOpen())
                return;
            m_session.recheck();
            m_preview->setLanguage(m_settings.language());
            showDraft();
        },
        Qt::QueuedConnection);
}

void EditorPage::adjust()
{
    m_back->setIcon(m_theme.icon(u"back"_s));
    m_title->setFont(m_theme.fonts().heading());
    m_left->setMaximumWidth(m_theme.scaled(kForm));
    share();
}

void EditorPage::share()
{
    const int wide =
        qBound(qMax(m_theme.scaled(kPreview), kSmallestPreview), width() / 4, m_theme.scaled(kWidest));
    m_right->setFixedWidth(wide);
    m_preview->setFaceWidth(wide - kBeside);
}

void EditorPage::dragEnterEvent(QDragEnterEvent* event)
{
    if (PicturePanel::canTake(*event->mimeData()))
        event->acceptProposedAction();
}

void EditorPage::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    m_picture->take(*event->mimeData());
}

void EditorPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    share();
}

} // namespace views
