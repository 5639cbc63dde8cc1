// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/editor/preview_panel.h"

#include "model/faces/figures.h"
#include "model/library/picture_store.h"
#include "views/editor/draft_face.h"
#include "views/editor/form_field.h"
#include "views/text/label.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

namespace views {

using namespace Qt::StringLiterals;
using model::DraftField;
using model::Language;

namespace {
constexpr int kWording = 84;
} // namespace

PreviewPanel::PreviewPanel(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_face(new DraftFace(theme, this))
    , m_en(makeText(Language::English))
    , m_de(makeText(Language::German))
{
    setObjectName(u"editorPreview"_s);
    auto* languages = new QButtonGroup(this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_face, 0, Qt::AlignHCenter);
    column->addSpacing(4);
    for (const Text* text : {&m_de, &m_en}) {
        languages->addButton(text->name);
        auto* head = new QHBoxLayout;
        head->addWidget(text->name);
        head->addStretch(1);
        head->addWidget(text->own);
        column->addLayout(head);
        column->addWidget(text->written);
        column->addWidget(text->wording);
        column->addWidget(text->problem);
        column->addSpacing(8);
    }
    column->addStretch(1);
    connect(&theme, &Theme::changed, this, &PreviewPanel::adjust);
    retranslate();
    adjust();
}

PreviewPanel::Text PreviewPanel::makeText(Language language)
{
    Text text{language};
    const QString code = model::languageCode(language);
    text.name = new QToolButton(this);
    text.own = new QCheckBox(this);
    text.written = new RichLabel(this);
    text.wording = new QPlainTextEdit(this);
    text.problem = new Label(this);
    text.name->setObjectName(u"face."_s + code);
    text.own->setObjectName(u"ownWording."_s + code);
    text.written->setObjectName(u"written."_s + code);
    text.wording->setObjectName(u"wording."_s + code);
    text.name->setCheckable(true);
    text.name->setFocusPolicy(Qt::StrongFocus);
    text.name->setText(model::languageName(language));
    text.written->setWordWrap(true);
    text.written->setTextInteractionFlags(Qt::TextSelectableByMouse);
    text.wording->setTabChangesFocus(true);
    text.wording->hide();
    text.problem->setWordWrap(true);
    text.problem->hide();
    connect(text.name, &QToolButton::clicked, this, [this, language] { setLanguage(language); });
    connect(text.own, &QCheckBox::clicked, this, [this, language](bool on) {
        // Begins with what stands there now; without effects with a blank line to write on.
        const QString written = model::writtenWording(m_draft, language);
        setWording(language, !on ? QString() : written.trimmed().isEmpty() ? u"…"_s : written);
        if (on)
            (language == Language::German ? m_de : m_en).wording->setFocus(Qt::OtherFocusReason);
    });
    connect(text.wording, &QPlainTextEdit::textChanged, this,
            [this, language, field = text.wording] { setWording(language, field->toPlainText()); });
    return text;
}

void PreviewPanel::setWording(Language language, const QString& wording)
{
    model::CardDraft to = m_draft;
    const bool german = language == Language::German;
    (german ? to.wording.de : to.wording.en) = wording;
    Q_EMIT changed(german ? DraftField::WordingDe : DraftField::WordingEn, to);
}

void PreviewPanel::setLanguage(Language language)
{
    m_language = language;
    m_en.name->setChecked(language == Language::English);
    m_de.name->setChecked(language == Language::German);
    m_face->setCard(model::shownCard(m_draft), m_language);
}

void PreviewPanel::setFaceWidth(int width)
{
    m_face->setFaceWidth(width);
}

void PreviewPanel::showDraft(const model::EditorSession& session)
{
    m_draft = session.draft();
    if (m_draft.picture != m_picture && session.library() != nullptr) {
        m_picture = m_draft.picture;
        const QString file = m_picture.isEmpty()
                                 ? QString()
                                 : model::PictureStore(session.library()->path()).pathOf(m_picture);
        m_face->setPicture(file.isEmpty() ? QImage() : QImage(file));
    }
    m_face->setCard(model::shownCard(m_draft), m_language);
    showText(m_en, session);
    showText(m_de, session);
}

void PreviewPanel::showText(const Text& text, const model::EditorSession& session)
{
    const QString written = model::writtenText(m_draft, text.language);
    const QString& own = m_draft.wording.in(text.language);
    const bool isOwn = !own.isEmpty();
    // The plain words are what a screen reader says.
    text.written->setAccessibleName(!written.isEmpty() ? written
                                    : m_draft.effects.empty()
                                        ? tr("No effect yet.")
                                        : tr("The text appears once the effect is valid."));
    showWritten(text);
    text.written->setEnabled(!isOwn && !written.isEmpty());
    text.own->setChecked(isOwn);
    // Emptied while somebody writes in it: stays open until the cursor leaves.
    text.wording->setVisible(isOwn || text.wording->hasFocus());
    if (text.wording->toPlainText() != own) {
        const QSignalBlocker quiet(text.wording);
        text.wording->setPlainText(own);
    }
    const FieldProblem problem =
        problemOf(session, text.language == Language::German ? DraftField::WordingDe : DraftField::WordingEn);
    showProblem(*text.problem, problem.words, problem.blocks);
}

void PreviewPanel::showWritten(const Text& text)
{
    text.written->setMarkup(model::withFigures(text.written->accessibleName(), text.written->font()));
}

void PreviewPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PreviewPanel::retranslate()
{
    for (const Text* text : {&m_en, &m_de}) {
        text->own->setText(tr("Custom text"));
        text->own->setToolTip(tr("Write the text yourself; the generated text is not lost"));
        text->name->setToolTip(tr("Show the card in this language"));
        text->wording->setAccessibleName(tr("Custom text, %1").arg(model::languageName(text->language)));
        text->wording->setToolTip(tr("One line per effect; leave a line empty to use the generated text"));
    }
}

void PreviewPanel::adjust()
{
    for (const Text* text : {&m_en, &m_de}) {
        text->written->setFont(m_theme.fonts().serif(Fonts::kBody + 1));
        text->wording->setFont(m_theme.fonts().serif(Fonts::kBody + 1));
        text->wording->setFixedHeight(m_theme.scaled(kWording));
        showWritten(*text);
    }
}

} // namespace views
