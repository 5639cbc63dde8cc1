// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/owner_panel.h"

#include "views/frame/choice_box.h"
#include "views/text/label.h"

#include <QEvent>
#include <QGridLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

namespace views {

using namespace Qt::StringLiterals;

OwnerPanel::OwnerPanel(QWidget* parent)
    : QWidget(parent)
    , m_copiesLabel(new Label(this))
    , m_copies(new QSpinBox(this))
    , m_tagsLabel(new Label(this))
    , m_tags(new QLineEdit(this))
    , m_boxLabel(new Label(this))
    , m_box(new ChoiceBox(this))
{
    m_copies->setObjectName(u"ownedCopies"_s);
    m_tags->setObjectName(u"cardTags"_s);
    m_box->setObjectName(u"ownedBox"_s);
    m_copies->setRange(0, 9999);
    m_copies->setButtonSymbols(QAbstractSpinBox::NoButtons);
    // A number is a step when it is done, not with every digit.
    m_copies->setKeyboardTracking(false);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(1, 1);
    int row = 0;
    for (const auto& [label, field] : {std::pair<QLabel*, QWidget*>(m_copiesLabel, m_copies),
                                       std::pair<QLabel*, QWidget*>(m_tagsLabel, m_tags),
                                       std::pair<QLabel*, QWidget*>(m_boxLabel, m_box)}) {
        label->setBuddy(field);
        grid->addWidget(label, row, 0);
        grid->addWidget(field, row++, 1);
    }
    connect(m_copies, &QSpinBox::valueChanged, this, &OwnerPanel::setCopies);
    connect(m_tags, &QLineEdit::editingFinished, this, &OwnerPanel::setTags);
    connect(m_box, &QComboBox::activated, this, &OwnerPanel::setBox);
    retranslate();
}

void OwnerPanel::setLibrary(model::CardLibrary* library)
{
    if (m_library != nullptr)
        m_library->edits().disconnect(this);
    m_library = library;
    setVisible(library != nullptr);
    const auto enable = [this] { setEnabled(m_library != nullptr && m_library->edits().canWrite()); };
    enable();
    if (library != nullptr)
        connect(&library->edits(), &model::OwnerEdits::canWriteChanged, this, enable);
}

void OwnerPanel::setCard(const model::CardReading& reading, model::Language language)
{
    m_reading = reading;
    m_language = language;
    const QSignalBlocker quietCopies(m_copies);
    const QSignalBlocker quietTags(m_tags);
    const QSignalBlocker quietBox(m_box);
    m_copies->setValue(reading.copies);
    m_tags->setText(reading.tags.join(u", "_s));
    m_box->clear();
    m_box->addItem(tr("Not given"), QString());
    if (m_library != nullptr) {
        if (const auto boxes = m_library->store().boxes(reading.record.game)) {
            for (const model::GameBox& box : *boxes)
                m_box->addItem(box.name.in(language), box.id);
        }
    }
    if (!reading.record.box.isEmpty() && m_box->findData(reading.record.box) < 0)
        m_box->addItem(reading.record.box, reading.record.box);
    m_box->setCurrentIndex(qMax(0, m_box->findData(reading.record.box)));
    const bool hasBoxes = m_box->count() > 1;
    m_boxLabel->setVisible(hasBoxes);
    m_box->setVisible(hasBoxes);
}

void OwnerPanel::setCopies()
{
    const model::Card& card = m_reading.record.card;
    if (m_library != nullptr && m_copies->value() != m_reading.copies)
        m_library->edits().setOwned(m_reading.record.game, card.id, m_copies->value(),
                                    tr("copies of %1").arg(card.name.in(m_language)));
}

void OwnerPanel::setTags()
{
    QStringList tags;
    for (const QString& tag : m_tags->text().split(u',', Qt::SkipEmptyParts)) {
        if (const QString plain = tag.simplified(); !plain.isEmpty() && !tags.contains(plain))
            tags << plain;
    }
    tags.sort();
    const model::Card& card = m_reading.record.card;
    if (m_library != nullptr && tags != m_reading.tags)
        m_library->edits().setTags(m_reading.record.game, card.id, tags,
                                   tr("%1’s tags").arg(card.name.in(m_language)));
}

void OwnerPanel::setBox()
{
    const model::Card& card = m_reading.record.card;
    const QString box = m_box->currentData().toString();
    if (m_library != nullptr && box != m_reading.record.box)
        m_library->edits().correct(m_reading.record.game, card.id, model::CardField::Box,
                                   box.isEmpty() ? std::nullopt : std::optional(box),
                                   tr("%1’s box").arg(card.name.in(m_language)));
}

void OwnerPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void OwnerPanel::retranslate()
{
    m_copiesLabel->setText(tr("&Copies"));
    m_tagsLabel->setText(tr("&Tags"));
    m_boxLabel->setText(tr("Bo&x"));
    m_copies->setToolTip(tr("How many copies of this card you own"));
    m_tags->setToolTip(tr("Your own words, separated by commas; search for them with tag:"));
    m_tags->setPlaceholderText(tr("draft, favourite"));
    m_box->setToolTip(tr("The box this card came in"));
}

} // namespace views
