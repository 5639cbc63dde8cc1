// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/packs/export_page.h"

#include "views/frame/choice_box.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace views {

namespace {

/// What the box of choices holds: an ExportWhat, or the number of a deck from here on.
constexpr int kFirstDeck = 100;

} // namespace

ExportPage::ExportPage(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_form(new QFormLayout)
    , m_title(new QLabel(this))
    , m_about(new QLabel(this))
    , m_what(new ChoiceBox(this))
    , m_game(new ChoiceBox(this))
    , m_titleEn(new QLineEdit(this))
    , m_titleDe(new QLineEdit(this))
    , m_id(new QLineEdit(this))
    , m_version(new QLineEdit(this))
    , m_authors(new QLineEdit(this))
    , m_licence(new QLineEdit(this))
    , m_problem(new QLabel(this))
    , m_save(new QPushButton(this))
    , m_dismiss(new QPushButton(this))
{
    setObjectName(QStringLiteral("exportPage"));
    m_what->setObjectName(QStringLiteral("exportWhat"));
    m_game->setObjectName(QStringLiteral("exportGame"));
    m_titleEn->setObjectName(QStringLiteral("exportTitleEn"));
    m_titleDe->setObjectName(QStringLiteral("exportTitleDe"));
    m_id->setObjectName(QStringLiteral("exportId"));
    m_version->setObjectName(QStringLiteral("exportVersion"));
    m_authors->setObjectName(QStringLiteral("exportAuthors"));
    m_licence->setObjectName(QStringLiteral("exportLicence"));
    m_problem->setObjectName(QStringLiteral("exportProblem"));
    m_save->setObjectName(QStringLiteral("exportSave"));
    m_dismiss->setObjectName(QStringLiteral("exportDismiss"));
    m_save->setProperty("role", QStringLiteral("primary"));
    m_about->setWordWrap(true);
    m_problem->setWordWrap(true);
    m_form->setHorizontalSpacing(16);
    m_form->setVerticalSpacing(8);
    m_form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    for (QWidget* field : std::initializer_list<QWidget*>{m_what, m_game, m_titleEn, m_titleDe, m_id,
                                                          m_version, m_authors, m_licence}) {
        auto* label = new QLabel(this);
        label->setBuddy(field);
        m_form->addRow(label, field);
    }
    auto* sheet = new QWidget(this);
    sheet->setMaximumWidth(720);
    sheet->setLayout(m_form);
    m_form->setContentsMargins(0, 0, 0, 0);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_save);
    buttons->addWidget(m_dismiss);
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(32, 20, 32, 16);
    column->setSpacing(12);
    column->addWidget(m_title);
    column->addWidget(m_about);
    column->addWidget(sheet);
    column->addWidget(m_problem);
    column->addLayout(buttons);
    column->addStretch(1);
    connect(m_save, &QPushButton::clicked, this, &ExportPage::asked);
    connect(m_dismiss, &QPushButton::clicked, this, &ExportPage::dismissed);
    connect(m_id, &QLineEdit::textEdited, this, [this] { m_ownId = !m_id->text().isEmpty(); });
    connect(m_titleEn, &QLineEdit::textChanged, this, &ExportPage::suggestId);
    connect(m_titleDe, &QLineEdit::textChanged, this, &ExportPage::suggestId);
    for (QLineEdit* field : {m_titleEn, m_titleDe, m_id, m_version, m_authors, m_licence})
        connect(field, &QLineEdit::textChanged, this, &ExportPage::check);
    connect(m_what, &QComboBox::currentIndexChanged, this, [this] {
        const int deck = m_what->currentData().toInt() - kFirstDeck;
        const bool ofDeck = deck >= 0 && deck < static_cast<int>(m_decks.size());
        m_game->setEnabled(!ofDeck);
        if (ofDeck && m_titleEn->text().isEmpty())
            m_titleEn->setText(m_decks[static_cast<std::size_t>(deck)].name);
        check();
    });
    retranslate();
}

void ExportPage::begin(const std::vector<std::pair<QString, QString>>& games,
                       const std::vector<ExportDeck>& decks, const QStringList& selection,
                       const QString& author)
{
    m_decks = decks;
    m_selection = selection;
    m_busy = false;
    m_ownId = false;
    for (QLineEdit* field : {m_titleEn, m_titleDe, m_id})
        field->clear();
    m_game->clear();
    for (const auto& [id, name] : games)
        m_game->addItem(name, id);
    m_version->setText(QStringLiteral("1.0.0"));
    if (m_authors->text().isEmpty())
        m_authors->setText(author);
    if (m_licence->text().isEmpty())
        m_licence->setText(QStringLiteral("CC-BY-4.0"));
    m_what->clear();
    retranslate();
    m_what->setCurrentIndex(0);
    check();
}

model::ExportRequest ExportPage::request() const
{
    model::ExportRequest request;
    const int what = m_what->currentData().toInt();
    request.manifest.game = m_game->currentData().toString();
    if (what >= kFirstDeck && what - kFirstDeck < static_cast<int>(m_decks.size())) {
        const ExportDeck& deck = m_decks[static_cast<std::size_t>(what - kFirstDeck)];
        request.what = model::ExportWhat::Selection;
        request.cards = deck.cards;
        request.manifest.game = deck.game;
    } else {
        request.what = static_cast<model::ExportWhat>(what);
        request.cards = m_selection;
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

void ExportPage::suggestId()
{
    const QString title = m_titleEn->text().isEmpty() ? m_titleDe->text() : m_titleEn->text();
    if (!m_ownId)
        m_id->setText(model::packIdFrom(title));
}

void ExportPage::check()
{
    QString problem;
    if (m_titleEn->text().trimmed().isEmpty() && m_titleDe->text().trimmed().isEmpty())
        problem = tr("Give the pack a title.");
    else if (!model::isPackId(m_id->text().trimmed()) || m_id->text().trimmed() == model::kProgramItself)
        problem = tr("The id has 2 to 60 small letters, digits and hyphens, and begins with a letter.");
    else if (!model::PackVersion::read(m_version->text().trimmed()))
        problem = tr("A version is written like 1.2.0.");
    else if (m_authors->text().trimmed().isEmpty())
        problem = tr("Say who made it.");
    else if (m_licence->text().trimmed().isEmpty())
        problem = tr("Say under which licence others may use it.");
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

void ExportPage::retranslate()
{
    m_title->setFont(m_theme.fonts().heading());
    m_title->setText(tr("Export a pack"));
    m_about->setText(
        tr("Others install the pack in their own library. Cards that come with the program are not "
           "copied: of those the pack holds what you corrected."));
    const QStringList labels{tr("What"), tr("Game"),    tr("English title"), tr("German title"),
                             tr("Id"),   tr("Version"), tr("Made by"),       tr("Licence")};
    for (int row = 0; row < m_form->rowCount(); ++row)
        static_cast<QLabel*>(m_form->itemAt(row, QFormLayout::LabelRole)->widget())
            ->setText(labels.value(row));
    m_id->setToolTip(tr("Tells the pack apart from all others, for ever"));
    m_authors->setToolTip(tr("Several names with commas between"));
    m_save->setText(tr("Save pack…"));
    m_dismiss->setText(tr("Dismiss"));
    const QVariant chosen = m_what->currentData();
    {
        const QSignalBlocker quiet(m_what);
        m_what->clear();
        if (!m_selection.isEmpty())
            m_what->addItem(tr("The %n chosen card(s)", nullptr, static_cast<int>(m_selection.size())),
                            static_cast<int>(model::ExportWhat::Selection));
        m_what->addItem(tr("My own cards"), static_cast<int>(model::ExportWhat::OwnCards));
        m_what->addItem(tr("My corrections"), static_cast<int>(model::ExportWhat::Corrections));
        for (std::size_t i = 0; i < m_decks.size(); ++i)
            m_what->addItem(tr("What the deck %1 needs").arg(m_decks[i].name),
                            kFirstDeck + static_cast<int>(i));
        m_what->setCurrentIndex(std::max(0, m_what->findData(chosen)));
    }
    check();
}

} // namespace views
