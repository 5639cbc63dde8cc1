// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/print/sheet_form.h"

#include "views/frame/choice_box.h"
#include "views/text/label.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <algorithm>

namespace views {

namespace {

/// The colours that marks can have; another one of the settings file is kept.
const std::vector<QColor>& markColours()
{
    static const std::vector<QColor> colours{Qt::black, Qt::gray, Qt::lightGray,
                                             Qt::red,   Qt::blue, Qt::white};
    return colours;
}

void fill(QComboBox* box, const QStringList& texts)
{
    while (box->count() < texts.size())
        box->addItem(QString());
    for (int i = 0; i < texts.size(); ++i)
        box->setItemText(i, texts[i]);
}

QStringList namesOf(const std::vector<model::NamedSize>& sizes)
{
    QStringList names;
    for (const model::NamedSize& size : sizes)
        names << QString::fromUtf8(size.name);
    return names;
}

/// Row of a known size; the row after the last for another one.
int rowOf(const std::vector<model::NamedSize>& sizes, const QSizeF& size)
{
    const QString id = model::sizeText(sizes, size);
    const auto found = std::find_if(sizes.begin(), sizes.end(), [&](const model::NamedSize& known) {
        return id == QLatin1String(known.id);
    });
    return static_cast<int>(found - sizes.begin());
}

/// Two rows apart, so that every field has one below it.
int nextRow(const QGridLayout* grid)
{
    return grid->rowCount() + grid->rowCount() % 2;
}

} // namespace

SheetForm::SheetForm(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
{
    build();
    retranslate();
    adjust();
    show(m_options);
    connect(&theme, &Theme::changed, this, &SheetForm::adjust);
}

QGridLayout* SheetForm::addGroup(QVBoxLayout* column)
{
    auto* heading = new Label(this);
    m_headings.push_back(heading);
    column->addWidget(heading);
    auto* grid = new QGridLayout;
    grid->setContentsMargins(0, 0, 0, 12);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(1, 1);
    column->addLayout(grid);
    m_grids.push_back(grid);
    return grid;
}

void SheetForm::addLabelled(QGridLayout* grid, QWidget* field, QWidget* buddy)
{
    auto* label = new Label(this);
    label->setBuddy(buddy);
    label->setWordWrap(true);
    m_labels.insert(buddy, label);
    m_rows.push_back({grid, nextRow(grid), label, field});
    arrange(m_rows.back());
}

void SheetForm::arrange(const Row& row)
{
    // Large words need the whole width: then a label stands above its field.
    const bool stacked = m_theme.scaled(100) > 160;
    row.grid->removeWidget(row.label);
    row.grid->removeWidget(row.field);
    row.grid->addWidget(row.label, row.at, 0, 1, stacked ? 2 : 1);
    row.grid->addWidget(row.field, stacked ? row.at + 1 : row.at, stacked ? 0 : 1, 1, stacked ? 2 : 1);
    // The row below belongs to it in either form.
    row.grid->setRowMinimumHeight(row.at + 1, 0);
}

QLabel* SheetForm::labelOf(const QWidget* buddy) const
{
    return m_labels.value(buddy);
}

QComboBox* SheetForm::addChoice(QGridLayout* grid, const char* name)
{
    auto* box = new ChoiceBox(this);
    box->setObjectName(QLatin1String(name));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(4);
    connect(box, &QComboBox::activated, this, &SheetForm::take);
    addLabelled(grid, box, box);
    return box;
}

QDoubleSpinBox* SheetForm::length(const char* name, double most)
{
    auto* box = new QDoubleSpinBox(this);
    box->setObjectName(QLatin1String(name));
    box->setRange(0, most);
    box->setDecimals(2);
    box->setSingleStep(0.5);
    box->setButtonSymbols(QAbstractSpinBox::NoButtons);
    box->setSuffix(QStringLiteral(" mm"));
    connect(box, &QDoubleSpinBox::valueChanged, this, &SheetForm::take);
    return box;
}

QDoubleSpinBox* SheetForm::addLength(QGridLayout* grid, const char* name, double most)
{
    QDoubleSpinBox* box = length(name, most);
    addLabelled(grid, box, box);
    return box;
}

QCheckBox* SheetForm::addCheck(QGridLayout* grid, const char* name)
{
    auto* box = new QCheckBox(this);
    box->setObjectName(QLatin1String(name));
    connect(box, &QCheckBox::clicked, this, &SheetForm::take);
    grid->addWidget(box, nextRow(grid), 0, 1, 2);
    return box;
}

void SheetForm::build()
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 12, 0);
    column->setSpacing(8);
    const auto pair = [this](QDoubleSpinBox* a, QDoubleSpinBox* b) {
        auto* widget = new QWidget(this);
        auto* row = new QHBoxLayout(widget);
        row->setContentsMargins(0, 0, 0, 0);
        row->addWidget(a, 1);
        row->addWidget(b, 1);
        return widget;
    };
    const auto number = [this](const char* name, int low, int high) {
        auto* box = new QSpinBox(this);
        box->setObjectName(QLatin1String(name));
        box->setRange(low, high);
        box->setButtonSymbols(QAbstractSpinBox::NoButtons);
        connect(box, &QSpinBox::valueChanged, this, &SheetForm::take);
        return box;
    };

    QGridLayout* faces = addGroup(column);
    m_ink = addChoice(faces, "faceInk");
    m_language = addChoice(faces, "faceLanguage");
    m_pictures = addChoice(faces, "ownPictures");
    m_pictureBleed = addLength(faces, "pictureBleed", model::kMostBleed);
    m_houseMarks = addCheck(faces, "houseMarks");

    QGridLayout* paper = addGroup(column);
    m_paper = addChoice(paper, "paper");
    m_paperWidth = length("paperWidth", model::kLargestPaper);
    m_paperHeight = length("paperHeight", model::kLargestPaper);
    m_ownPaper = pair(m_paperWidth, m_paperHeight);
    addLabelled(paper, m_ownPaper, m_paperWidth);
    m_landscape = addCheck(paper, "landscape");
    m_card = addChoice(paper, "cardSize");
    m_cardWidth = length("cardWidth", 300);
    m_cardHeight = length("cardHeight", 300);
    m_ownCard = pair(m_cardWidth, m_cardHeight);
    addLabelled(paper, m_ownCard, m_cardWidth);

    QGridLayout* backs = addGroup(column);
    m_back = addChoice(backs, "cardBack");
    m_edge = addChoice(backs, "duplexEdge");

    QGridLayout* cards = addGroup(column);
    m_copies = number("copies", 1, model::kMostCardCopies);
    addLabelled(cards, m_copies, m_copies);
    m_inSets = addCheck(cards, "inSets");
    m_order = addChoice(cards, "cardOrder");
    m_firstSlot = number("firstSlot", 1, 999);
    addLabelled(cards, m_firstSlot, m_firstSlot);
    m_skipped = new QLineEdit(this);
    m_skipped->setObjectName(QStringLiteral("skippedSlots"));
    connect(m_skipped, &QLineEdit::textEdited, this, &SheetForm::take);
    addLabelled(cards, m_skipped, m_skipped);

    QGridLayout* cutting = addGroup(column);
    m_marks = addChoice(cutting, "cutMarks");
    m_markColour = addChoice(cutting, "markColour");
    m_markLength = addLength(cutting, "markLength", 50);
    m_gap = addLength(cutting, "gap", 50);
    m_bleed = addLength(cutting, "bleed", model::kMostBleed);
    m_corner = addLength(cutting, "corner", 30);
    m_sides = addLength(cutting, "sideMargins", 200);
    m_ends = addLength(cutting, "endMargins", 200);

    QGridLayout* sheet = addGroup(column);
    m_deckName = addCheck(sheet, "deckName");
    m_date = addCheck(sheet, "date");
    m_pageNumber = addCheck(sheet, "pageNumber");
    m_scaleBar = addCheck(sheet, "scaleBar");
    column->addStretch(1);
}

void SheetForm::retranslate()
{
    const QStringList headings{tr("Faces"),  tr("Paper and cards"), tr("Backs"),
                               tr("Copies"), tr("Cutting"),         tr("On the sheet")};
    for (size_t i = 0; i < m_headings.size(); ++i)
        m_headings[i]->setText(headings[static_cast<qsizetype>(i)]);
    const auto label = [this](QWidget* field, const QString& text, const QString& hint) {
        labelOf(field)->setText(text);
        field->setToolTip(hint);
        QString name = text;
        field->setAccessibleName(name.remove(u'&'));
    };
    const auto check = [](QCheckBox* box, const QString& text, const QString& hint) {
        box->setText(text);
        box->setToolTip(hint);
    };
    label(m_ink, tr("Ink"), tr("How much of the face is printed"));
    fill(m_ink, {tr("Full colour"), tr("Ink saver"), tr("Text only")});
    label(m_language, tr("Language"), tr("The language of the cards, which can differ from the program’s"));
    QStringList languages;
    for (const model::Language language : model::kLanguages)
        languages << model::languageName(language);
    fill(m_language, languages << tr("Both"));
    label(m_pictures, tr("Own pictures"), tr("Pictures that you or a pack have added to cards"));
    fill(m_pictures,
         {tr("None", "pictures"), tr("Instead of the emblem"), tr("Portrait ones as whole faces")});
    label(m_pictureBleed, tr("Included bleed"),
          tr("How far pictures of whole faces extend beyond the edge of the card"));
    check(m_houseMarks, tr("Mark our own values"),
          tr("The bottom of a card shows which values are ours and not from the printed card"));

    label(m_paper, tr("Paper"), tr("The paper in the printer"));
    fill(m_paper, namesOf(model::paperSizes()) << tr("Custom size"));
    label(m_paperWidth, tr("Width and height"), tr("Width of your paper"));
    m_paperHeight->setAccessibleName(tr("Height of your paper"));
    check(m_landscape, tr("Landscape"), tr("Use the paper in landscape format"));
    label(m_card, tr("Card"), tr("The size of the cards after cutting"));
    fill(m_card, namesOf(model::cardSizes()) << tr("Custom size"));
    label(m_cardWidth, tr("Width and height"), tr("Width of your cards"));
    m_cardHeight->setAccessibleName(tr("Height of your cards"));

    label(m_back, tr("Back"), tr("What is printed on the other side of each sheet"));
    fill(m_back,
         {tr("None"), tr("Plain"), tr("Pattern"), tr("Deck and sleeve colour"), tr("Clarifications")});
    label(m_edge, tr("Flip on"), tr("The edge on which your printer flips the paper"));
    fill(m_edge, {tr("Long edge"), tr("Short edge")});

    label(m_copies, tr("Copies"), tr("How many copies of each card are printed"));
    check(m_inSets, tr("In complete sets"),
          tr("Complete decks one after the other instead of all copies of a card together"));
    label(m_order, tr("Order"), tr("The order of the cards on the sheets"));
    fill(m_order, {tr("As in the deck"), tr("By name"), tr("By strength")});
    label(m_firstSlot, tr("Start at slot"), tr("For partly used sheets; slots are counted row by row"));
    label(m_skipped, tr("Leave empty"),
          tr("Slots on the first sheet to leave empty, such as 2, 5; or click them in the preview"));

    label(m_marks, tr("Cut marks"), tr("Where to cut"));
    fill(m_marks, {tr("Corners"), tr("Lines"), tr("None", "cut marks")});
    label(m_markColour, tr("Colour"), tr("The colour of the cut marks"));
    fill(m_markColour, {tr("Black"), tr("Grey"), tr("Light grey"), tr("Red"), tr("Blue"), tr("White")});
    label(m_markLength, tr("Length"), tr("The length of the cut marks"));
    label(m_gap, tr("Gap"), tr("Between neighbouring cards"));
    label(m_bleed, tr("Bleed"), tr("How far the artwork extends beyond the cut"));
    label(m_corner, tr("Corner radius"), tr("0 for square corners"));
    label(m_sides, tr("Left and right margin"), tr("The area your printer cannot reach"));
    label(m_ends, tr("Top and bottom margin"), tr("The area your printer cannot reach"));

    check(m_deckName, tr("Name of the deck"), tr("Above the cards, outside their edges"));
    check(m_date, tr("Date"), tr("Above the cards, outside their edges"));
    check(m_pageNumber, tr("Sheet number"), tr("Above the cards, outside their edges"));
    check(m_scaleBar, tr("Rulers of 50 mm and 2 in"),
          tr("Below the cards, to check the printed size with a ruler"));
}

void SheetForm::adjust()
{
    for (QLabel* heading : m_headings)
        heading->setFont(m_theme.fonts().interface(Fonts::kBody, QFont::DemiBold));
    for (QGridLayout* grid : m_grids)
        grid->setColumnMinimumWidth(0, m_theme.scaled(104));
    for (const Row& row : m_rows)
        arrange(row);
}

void SheetForm::setOptions(const model::SheetOptions& options)
{
    m_options = options;
    show(options);
}

void SheetForm::toggleSlot(int slot)
{
    if (!m_options.skipped.remove(slot))
        m_options.skipped.insert(slot);
    show(m_options);
    Q_EMIT changed();
}

void SheetForm::show(const model::SheetOptions& o)
{
    m_showing = true;
    m_ink->setCurrentIndex(static_cast<int>(o.ink));
    m_language->setCurrentIndex(o.second ? 2 : static_cast<int>(o.language));
    m_pictures->setCurrentIndex(static_cast<int>(o.pictures));
    m_pictures->setEnabled(o.ink == model::FaceInk::Colour);
    m_pictureBleed->setValue(o.pictureBleed);
    m_houseMarks->setChecked(o.houseMarks);
    m_paper->setCurrentIndex(rowOf(model::paperSizes(), o.paper));
    m_paperWidth->setValue(o.paper.width());
    m_paperHeight->setValue(o.paper.height());
    m_landscape->setChecked(o.landscape);
    m_card->setCurrentIndex(rowOf(model::cardSizes(), o.card));
    m_cardWidth->setValue(o.card.width());
    m_cardHeight->setValue(o.card.height());
    m_back->setCurrentIndex(static_cast<int>(o.back));
    m_edge->setCurrentIndex(static_cast<int>(o.edge));
    m_copies->setValue(o.copies);
    m_inSets->setChecked(o.inSets);
    m_order->setCurrentIndex(static_cast<int>(o.order));
    m_firstSlot->setValue(o.firstSlot);
    QList<int> skipped = o.skipped.values();
    std::sort(skipped.begin(), skipped.end());
    QStringList texts;
    for (const int slot : skipped)
        texts << QString::number(slot);
    m_skipped->setText(texts.join(QStringLiteral(", ")));
    m_marks->setCurrentIndex(static_cast<int>(o.marks));
    const auto colour = std::find(markColours().begin(), markColours().end(), o.markColour);
    m_markColour->setCurrentIndex(static_cast<int>(colour - markColours().begin()) % m_markColour->count());
    m_markLength->setValue(o.markLength);
    m_gap->setValue(o.gap);
    m_bleed->setValue(o.bleed);
    m_corner->setValue(o.corner);
    m_sides->setValue(o.margins.left());
    m_ends->setValue(o.margins.top());
    m_deckName->setChecked(o.deckName);
    m_date->setChecked(o.date);
    m_pageNumber->setChecked(o.pageNumber);
    m_scaleBar->setChecked(o.scaleBar);
    m_showing = false;

    const auto setRowVisible = [this](QWidget* field, QWidget* buddy, bool visible) {
        field->setVisible(visible);
        labelOf(buddy)->setVisible(visible);
    };
    setRowVisible(m_ownPaper, m_paperWidth, m_paper->currentIndex() == m_paper->count() - 1);
    setRowVisible(m_ownCard, m_cardWidth, m_card->currentIndex() == m_card->count() - 1);
    setRowVisible(m_pictureBleed, m_pictureBleed, o.pictures == model::PictureUse::Whole);
    setRowVisible(m_edge, m_edge, o.back != model::CardBack::None);
    setRowVisible(m_markColour, m_markColour, o.marks != model::CutMarks::None);
    setRowVisible(m_markLength, m_markLength, o.marks != model::CutMarks::None);
    m_inSets->setEnabled(o.copies > 1);
}

void SheetForm::take()
{
    if (m_showing)
        return;
    model::SheetOptions& o = m_options;
    const auto size = [](QComboBox* box, const std::vector<model::NamedSize>& known, QSizeF& target,
                         QDoubleSpinBox* width, QDoubleSpinBox* height) {
        const auto row = static_cast<size_t>(box->currentIndex());
        if (row < known.size())
            target = known[row].size;
        else if (rowOf(known, target) < box->count() - 1 && QSizeF(width->value(), height->value()) == target)
            // "Custom size" begins with a little more than the size before, so that it stays chosen.
            target += QSizeF(1, 1);
        else
            target = {width->value(), height->value()};
    };
    o.ink = static_cast<model::FaceInk>(m_ink->currentIndex());
    o.language = m_language->currentIndex() == 1 ? model::Language::German : model::Language::English;
    o.second = m_language->currentIndex() == 2 ? std::optional(model::Language::German) : std::nullopt;
    o.pictures = static_cast<model::PictureUse>(m_pictures->currentIndex());
    o.pictureBleed = m_pictureBleed->value();
    o.houseMarks = m_houseMarks->isChecked();
    size(m_paper, model::paperSizes(), o.paper, m_paperWidth, m_paperHeight);
    o.landscape = m_landscape->isChecked();
    size(m_card, model::cardSizes(), o.card, m_cardWidth, m_cardHeight);
    o.back = static_cast<model::CardBack>(m_back->currentIndex());
    o.edge = static_cast<model::DuplexEdge>(m_edge->currentIndex());
    o.copies = m_copies->value();
    o.inSets = m_inSets->isChecked();
    o.order = static_cast<model::SheetOrder>(m_order->currentIndex());
    o.firstSlot = m_firstSlot->value();
    o.skipped.clear();
    static const QRegularExpression notDigits(QStringLiteral("\\D+"));
    for (const QString& slot : m_skipped->text().split(notDigits, Qt::SkipEmptyParts))
        o.skipped.insert(slot.toInt());
    o.marks = static_cast<model::CutMarks>(m_marks->currentIndex());
    o.markColour = markColours()[static_cast<size_t>(m_markColour->currentIndex())];
    o.markLength = m_markLength->value();
    o.gap = m_gap->value();
    o.bleed = m_bleed->value();
    o.corner = m_corner->value();
    o.margins = {m_sides->value(), m_ends->value(), m_sides->value(), m_ends->value()};
    o.deckName = m_deckName->isChecked();
    o.date = m_date->isChecked();
    o.pageNumber = m_pageNumber->isChecked();
    o.scaleBar = m_scaleBar->isChecked();
    // The line of slots keeps what is being typed.
    const QString typed = m_skipped->text();
    show(o);
    m_skipped->setText(typed);
    Q_EMIT changed();
}

void SheetForm::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace views
