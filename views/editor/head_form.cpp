// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/editor/head_form.h"

#include "views/editor/form_field.h"
#include "views/frame/choice_box.h"

#include <QEvent>
#include <QGridLayout>
#include <QLineEdit>
#include <QSignalBlocker>

namespace views {

using namespace Qt::StringLiterals;
using model::DraftField;

namespace {

QStringList tagsOf(const QString& text)
{
    QStringList tags;
    for (const QString& tag : text.split(u',', Qt::SkipEmptyParts)) {
        if (const QString plain = tag.simplified(); !plain.isEmpty() && !tags.contains(plain))
            tags << plain;
    }
    tags.sort();
    return tags;
}

void put(QLineEdit* field, const QString& text)
{
    if (field->text() == text)
        return;
    const QSignalBlocker quiet(field);
    field->setText(text);
}

} // namespace

HeadForm::HeadForm(QWidget* parent)
    : QWidget(parent)
    , m_nameEn(new QLineEdit(this))
    , m_nameDe(new QLineEdit(this))
    , m_box(new ChoiceBox(this))
    , m_tags(new QLineEdit(this))
{
    m_nameEn->setObjectName(u"cardNameEn"_s);
    m_nameDe->setObjectName(u"cardNameDe"_s);
    m_box->setObjectName(u"cardBox"_s);
    m_tags->setObjectName(u"editorTags"_s);
    guardFromWheel(m_box);
    m_nameEnField = new FormField(m_nameEn, this);
    m_nameDeField = new FormField(m_nameDe, this);
    m_boxField = new FormField(m_box, this);
    m_tagsField = new FormField(m_tags, this);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(12);
    grid->addWidget(m_nameEnField, 0, 0, Qt::AlignTop);
    grid->addWidget(m_nameDeField, 0, 1, Qt::AlignTop);
    grid->addWidget(m_boxField, 1, 0, Qt::AlignTop);
    grid->addWidget(m_tagsField, 1, 1, Qt::AlignTop);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    connectFields();
    retranslate();
}

void HeadForm::connectFields()
{
    connect(m_nameEn, &QLineEdit::textEdited, this, [this](const QString& text) {
        model::CardDraft to = m_draft;
        to.name.en = text;
        Q_EMIT changed(DraftField::NameEn, to);
    });
    connect(m_nameDe, &QLineEdit::textEdited, this, [this](const QString& text) {
        model::CardDraft to = m_draft;
        to.name.de = text;
        Q_EMIT changed(DraftField::NameDe, to);
    });
    connect(m_tags, &QLineEdit::textEdited, this, [this](const QString& text) {
        model::CardDraft to = m_draft;
        to.tags = tagsOf(text);
        Q_EMIT changed(DraftField::Tags, to);
    });
    connect(m_box, &QComboBox::activated, this, [this](int row) {
        model::CardDraft to = m_draft;
        to.box = m_box->itemData(row).toString();
        Q_EMIT changed(DraftField::Box, to);
    });
    for (const auto& [field, which] :
         {std::pair(m_nameEnField, DraftField::NameEn), std::pair(m_nameDeField, DraftField::NameDe),
          std::pair(m_boxField, DraftField::Box)})
        connect(field, &FormField::baseWanted, this, [this, wanted = which] { Q_EMIT baseWanted(wanted); });
}

void HeadForm::fillBoxes(const model::EditorSession& session, model::Language language)
{
    const QSignalBlocker quiet(m_box);
    m_box->clear();
    m_box->addItem(tr("Not given"), QString());
    if (session.library() != nullptr) {
        if (const auto boxes = session.library()->store().boxes(m_draft.game)) {
            for (const model::GameBox& box : *boxes) {
                if (box.id != model::kOwnBox)
                    m_box->addItem(box.name.in(language), box.id);
            }
        }
    }
    m_box->addItem(tr("Own cards"), model::kOwnBox.toString());
    if (m_box->findData(m_draft.box) < 0)
        m_box->addItem(m_draft.box, m_draft.box);
}

void HeadForm::showDraft(const model::EditorSession& session, model::Language language)
{
    m_draft = session.draft();
    put(m_nameEn, m_draft.name.en);
    put(m_nameDe, m_draft.name.de);
    // What is being typed may end in a comma.
    if (tagsOf(m_tags->text()) != m_draft.tags)
        put(m_tags, m_draft.tags.join(u", "_s));
    if (m_box->findData(m_draft.box) < 0 || m_box->count() < 2)
        fillBoxes(session, language);
    const QSignalBlocker quiet(m_box);
    m_box->setCurrentIndex(m_box->findData(m_draft.box));
    const model::CardDraft& base = session.opened().base;
    const auto baseOf = [&session](DraftField field, const QString& value) {
        return session.isCorrected(field) ? (value.isEmpty() ? tr("nothing") : value) : QString();
    };
    m_nameEnField->setBase(baseOf(DraftField::NameEn, base.name.en));
    m_nameDeField->setBase(baseOf(DraftField::NameDe, base.name.de));
    const int baseBox = m_box->findData(base.box);
    m_boxField->setBase(baseOf(DraftField::Box, baseBox >= 0 ? m_box->itemText(baseBox) : base.box));
    for (const auto& [field, which] :
         {std::pair(m_nameEnField, DraftField::NameEn), std::pair(m_nameDeField, DraftField::NameDe),
          std::pair(m_tagsField, DraftField::Tags)}) {
        const FieldProblem problem = problemOf(session, which);
        field->setProblem(problem.words, problem.blocks);
    }
}

void HeadForm::takeFocus()
{
    m_nameEn->setFocus(Qt::OtherFocusReason);
}

void HeadForm::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void HeadForm::retranslate()
{
    m_nameEnField->setLabel(tr("Name in English"));
    m_nameDeField->setLabel(tr("Name in German"));
    m_boxField->setLabel(tr("Box"));
    m_tagsField->setLabel(tr("Tags"));
    m_tags->setPlaceholderText(tr("draft, favourite"));
    m_tags->setToolTip(tr("Your own words, separated by commas; search for them with tag:"));
    const QSignalBlocker quiet(m_box);
    m_box->clear();
}

} // namespace views
