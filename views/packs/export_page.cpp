// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/packs/export_page.h"

#include "views/frame/choice_box.h"
#include "views/text/label.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace views {

namespace {

/// What the box of choices holds: an ExportWhat, or the number of a deck from here on.
constexpr int kFirstDeck = 100;
/// What an item of the list is about.
constexpr int kCardRole = Qt::UserRole;
constexpr int kScenarioRole = Qt::UserRole + 1;

} // namespace

ExportPage::ExportPage(const Theme& theme, Cards cards, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_cards(std::move(cards))
    , m_form(new QFormLayout)
    , m_title(new Label(this))
    , m_about(new Label(this))
    , m_what(new ChoiceBox(this))
    , m_game(new ChoiceBox(this))
    , m_titleEn(new QLineEdit(this))
    , m_titleDe(new QLineEdit(this))
    , m_id(new QLineEdit(this))
    , m_version(new QLineEdit(this))
    , m_authors(new QLineEdit(this))
    , m_licence(new QLineEdit(this))
    , m_listTitle(new Label(this))
    , m_list(new QListWidget(this))
    , m_listNote(new Label(this))
    , m_addScenario(new QPushButton(this))
    , m_problem(new Label(this))
    , m_save(new QPushButton(this))
    , m_dismiss(new QPushButton(this))
{
    setObjectName(QStringLiteral("exportPage"));
    const std::pair<QWidget*, const char*> names[] = {
        {m_what, "exportWhat"},       {m_game, "exportGame"},       {m_titleEn, "exportTitleEn"},
        {m_titleDe, "exportTitleDe"}, {m_id, "exportId"},           {m_version, "exportVersion"},
        {m_authors, "exportAuthors"}, {m_licence, "exportLicence"}, {m_list, "exportCards"},
        {m_problem, "exportProblem"}, {m_save, "exportSave"},       {m_addScenario, "exportAddScenario"},
        {m_dismiss, "exportDismiss"}, {m_listNote, "exportNote"}};
    for (const auto& [widget, name] : names)
        widget->setObjectName(QLatin1String(name));
    build();
    connect(m_save, &QPushButton::clicked, this, &ExportPage::asked);
    connect(m_dismiss, &QPushButton::clicked, this, &ExportPage::dismissed);
    connect(m_addScenario, &QPushButton::clicked, this, &ExportPage::scenarioWanted);
    connect(m_id, &QLineEdit::textEdited, this, [this] { m_ownId = !m_id->text().isEmpty(); });
    connect(m_titleEn, &QLineEdit::textChanged, this, &ExportPage::suggestId);
    connect(m_titleDe, &QLineEdit::textChanged, this, &ExportPage::suggestId);
    for (QLineEdit* field : {m_titleEn, m_titleDe, m_id, m_version, m_authors, m_licence})
        connect(field, &QLineEdit::textChanged, this, &ExportPage::check);
    connect(m_what, &QComboBox::currentIndexChanged, this, &ExportPage::changeWhat);
    connect(m_game, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_filling)
            fillCards();
    });
    connect(m_list, &QListWidget::itemChanged, this, [this] {
        if (!m_filling)
            check();
    });
    retranslate();
}

void ExportPage::build()
{
    m_save->setProperty("role", QStringLiteral("primary"));
    m_listNote->setProperty("role", QStringLiteral("quiet"));
    for (QLabel* label : {m_about, m_problem, m_listNote})
        label->setWordWrap(true);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setSpacing(2);
    m_form->setHorizontalSpacing(16);
    m_form->setVerticalSpacing(8);
    m_form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    for (QWidget* field : std::initializer_list<QWidget*>{m_what, m_game, m_titleEn, m_titleDe, m_id,
                                                          m_version, m_authors, m_licence}) {
        auto* label = new Label(this);
        label->setBuddy(field);
        label->setMinimumHeight(field->sizeHint().height());
        field->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        m_form->addRow(label, field);
    }
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_save);
    buttons->addWidget(m_dismiss);
    buttons->addStretch(1);
    auto* left = new QVBoxLayout;
    left->setSpacing(12);
    left->addLayout(m_form);
    left->addWidget(m_problem);
    left->addLayout(buttons);
    left->addStretch(1);
    auto* under = new QHBoxLayout;
    under->addWidget(m_addScenario);
    under->addStretch(1);
    auto* right = new QVBoxLayout;
    right->setSpacing(8);
    right->addWidget(m_listTitle);
    right->addWidget(m_list, 1);
    right->addWidget(m_listNote);
    // Takes the room where there is no list.
    right->addStretch(0);
    right->addLayout(under);
    auto* sheet = new QWidget(this);
    sheet->setMaximumWidth(1160);
    auto* columns = new QHBoxLayout(sheet);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->setSpacing(32);
    columns->addLayout(left, 3);
    columns->addLayout(right, 2);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(32, 20, 32, 16);
    column->setSpacing(12);
    column->addWidget(m_title);
    column->addWidget(m_about);
    column->addWidget(sheet, 1);
}

void ExportPage::begin(const std::vector<std::pair<QString, QString>>& games,
                       const std::vector<ExportDeck>& decks, const QString& game,
                       const QStringList& selection)
{
    m_filling = true;
    m_decks = decks;
    m_selection = selection;
    m_scenarios.clear();
    m_busy = false;
    m_ownId = false;
    for (QLineEdit* field : {m_titleEn, m_titleDe, m_id})
        field->clear();
    m_game->clear();
    for (const auto& [id, name] : games)
        m_game->addItem(name, id);
    m_game->setCurrentIndex(std::max(0, m_game->findData(game)));
    m_version->setText(QStringLiteral("1.0.0"));
    if (m_licence->text().isEmpty())
        m_licence->setText(QStringLiteral("CC-BY-4.0"));
    m_what->clear();
    retranslate();
    const auto what = selection.isEmpty() ? model::ExportWhat::OwnCards : model::ExportWhat::Selection;
    m_what->setCurrentIndex(m_what->findData(static_cast<int>(what)));
    m_filling = false;
    changeWhat();
}

const ExportDeck* ExportPage::chosenDeck() const
{
    const int deck = m_what->currentData().toInt() - kFirstDeck;
    return deck >= 0 && deck < static_cast<int>(m_decks.size()) ? &m_decks[static_cast<std::size_t>(deck)]
                                                                : nullptr;
}

void ExportPage::changeWhat()
{
    if (m_filling)
        return;
    const ExportDeck* deck = chosenDeck();
    m_game->setEnabled(deck == nullptr);
    if (deck != nullptr) {
        const QSignalBlocker quiet(m_game);
        m_game->setCurrentIndex(std::max(0, m_game->findData(deck->deck.game)));
        if (m_titleEn->text().isEmpty() && m_titleDe->text().isEmpty())
            m_titleEn->setText(deck->name);
    }
    fillCards();
}

model::ExportRequest ExportPage::wholeRequest() const
{
    model::ExportRequest request;
    request.manifest.game = m_game->currentData().toString();
    if (const ExportDeck* deck = chosenDeck()) {
        request.what = model::ExportWhat::Selection;
        request.deck = deck->deck;
        request.deck->name = deck->name;
        request.manifest.game = deck->deck.game;
    } else {
        request.what = static_cast<model::ExportWhat>(m_what->currentData().toInt());
    }
    return request;
}

void ExportPage::fillCards()
{
    const model::ExportRequest request = wholeRequest();
    m_shown = m_cards(request);
    const bool picks = request.what == model::ExportWhat::Selection && !request.deck;
    const model::Language language = m_language;
    std::stable_sort(m_shown.begin(), m_shown.end(), [language](const auto& a, const auto& b) {
        return a.name.in(language).localeAwareCompare(b.name.in(language)) < 0;
    });
    m_filling = true;
    m_list->clear();
    for (const model::ExportCard& card : m_shown) {
        auto* item = new QListWidgetItem(card.name.in(m_language), m_list);
        item->setData(kCardRole, card.id);
        item->setToolTip(card.home == model::Layer::BuiltIn ? tr("a correction")
                         : card.home == model::Layer::Pack  ? tr("from a pack")
                                                            : tr("your own card"));
        // A deck needs all its cards.
        item->setFlags(request.deck ? Qt::ItemIsEnabled
                                    : Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(!picks || m_selection.contains(card.id) ? Qt::Checked : Qt::Unchecked);
    }
    for (auto each = m_scenarios.begin(); each != m_scenarios.end(); ++each) {
        auto* item = new QListWidgetItem(tr("Scenario: %1").arg(each.key()), m_list);
        item->setData(kScenarioRole, each.key());
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Checked);
    }
    m_filling = false;
    check();
}

model::ExportRequest ExportPage::request() const
{
    model::ExportRequest request = wholeRequest();
    for (int row = 0; row < m_list->count(); ++row) {
        const QListWidgetItem* item = m_list->item(row);
        if (item->checkState() != Qt::Checked)
            continue;
        if (const QString card = item->data(kCardRole).toString(); !card.isEmpty())
            request.cards << card;
        if (const QString name = item->data(kScenarioRole).toString(); !name.isEmpty())
            request.scenarios.insert(name, m_scenarios.value(name));
    }
    request.manifest.id = m_id->text().trimmed();
    request.manifest.version =
        model::PackVersion::read(m_version->text().trimmed()).value_or(model::PackVersion());
    const QString en = m_titleEn->text().trimmed();
    const QString de = m_titleDe->text().trimmed();
    request.manifest.title = {en.isEmpty() ? de : en, de.isEmpty() ? en : de};
    for (const QString& author : m_authors->text().split(u',', Qt::SkipEmptyParts))
        request.manifest.authors << author.trimmed();
    request.manifest.licence = m_licence->text().trimmed();
    return request;
}

void ExportPage::addScenario(const QString& name, const QByteArray& text)
{
    m_selection = request().cards;
    m_scenarios.insert(name, text);
    fillCards();
}

void ExportPage::suggestId()
{
    const QString title = m_titleEn->text().isEmpty() ? m_titleDe->text() : m_titleEn->text();
    if (!m_ownId)
        m_id->setText(model::packIdFrom(title));
}

void ExportPage::check()
{
    const model::ExportRequest wanted = request();
    const bool isEmpty = wanted.cards.isEmpty() && wanted.scenarios.isEmpty() && !wanted.deck;
    QString note;
    if (wanted.deck)
        note = m_shown.empty() ? tr("The deck itself. All of its cards are built in.")
                               : tr("The deck itself and these cards. The others are built in.");
    else if (m_list->count() == 0)
        note = wanted.what == model::ExportWhat::Corrections
                   ? tr("You have not corrected any cards of this game.")
               : wanted.what == model::ExportWhat::OwnCards
                   ? tr("You have not created any cards for this game yet.")
                   : tr("All cards of this game are built in and unchanged.");
    m_listNote->setText(note);
    m_listNote->setVisible(!note.isEmpty());
    m_list->setVisible(m_list->count() > 0);
    QString problem;
    if (isEmpty && m_list->count() > 0)
        problem = tr("Choose at least one card.");
    else if (isEmpty)
        problem = tr("There is nothing to share yet.");
    else if (wanted.manifest.title.en.isEmpty())
        problem = tr("Give the pack a title.");
    else if (!model::isPackId(wanted.manifest.id) || wanted.manifest.id == model::kProgramItself)
        problem =
            tr("The id must have 2 to 60 lower-case letters, digits and hyphens, and start with a letter.");
    else if (!model::PackVersion::read(m_version->text().trimmed()))
        problem = tr("Enter a version such as 1.2.0.");
    else if (wanted.manifest.authors.isEmpty())
        problem = tr("Enter the author.");
    else if (wanted.manifest.licence.isEmpty())
        problem = tr("Enter the licence under which others may use it.");
    m_problem->setText(problem);
    m_save->setEnabled(problem.isEmpty() && !m_busy);
}

void ExportPage::setBusy(bool busy)
{
    m_busy = busy;
    check();
    m_dismiss->setEnabled(!busy);
}

void ExportPage::takeFocus()
{
    m_what->setFocus(Qt::OtherFocusReason);
}

void ExportPage::setLanguage(model::Language language)
{
    m_language = language;
}

void ExportPage::retranslate()
{
    m_title->setFont(m_theme.fonts().heading());
    m_title->setText(tr("Export a pack"));
    m_about->setText(tr("Others can install the pack in their own library. Built-in cards are not copied; "
                        "the pack contains only your corrections to them."));
    const QStringList labels{tr("Contents"), tr("Game"),    tr("English title"), tr("German title"),
                             tr("Id"),       tr("Version"), tr("Author"),        tr("Licence")};
    for (int row = 0; row < m_form->rowCount(); ++row)
        static_cast<QLabel*>(m_form->itemAt(row, QFormLayout::LabelRole)->widget())
            ->setText(labels.value(row));
    m_id->setToolTip(tr("Identifies the pack permanently"));
    m_authors->setToolTip(tr("Several names, separated by commas"));
    m_listTitle->setText(tr("In the pack"));
    m_list->setAccessibleName(tr("In the pack"));
    m_addScenario->setText(tr("Add a scenario…"));
    m_addScenario->setToolTip(tr("A position you saved in the rules lab"));
    m_save->setText(tr("Save pack…"));
    m_dismiss->setText(tr("Discard"));
    const QVariant chosen = m_what->currentData();
    {
        const QSignalBlocker quiet(m_what);
        m_what->clear();
        m_what->addItem(tr("My own cards"), static_cast<int>(model::ExportWhat::OwnCards));
        m_what->addItem(tr("My corrections"), static_cast<int>(model::ExportWhat::Corrections));
        m_what->addItem(tr("Cards of my choice"), static_cast<int>(model::ExportWhat::Selection));
        for (std::size_t i = 0; i < m_decks.size(); ++i)
            m_what->addItem(tr("The deck %1 with everything it needs").arg(m_decks[i].name),
                            kFirstDeck + static_cast<int>(i));
        m_what->setCurrentIndex(std::max(0, m_what->findData(chosen)));
    }
    if (m_filling || m_game->count() == 0)
        return;
    m_selection = request().cards;
    fillCards();
}

} // namespace views
