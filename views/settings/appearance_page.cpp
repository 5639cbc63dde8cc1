// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/settings/appearance_page.h"

#include "views/frame/choice_box.h"
#include "views/text/label.h"

#include <QEvent>
#include <QGridLayout>

namespace views {

namespace {

constexpr auto& kTextSizes = model::Settings::kTextSizes;

void fill(QComboBox* box, const QStringList& texts)
{
    if (box->count() == 0)
        box->addItems(texts);
    for (int i = 0; i < texts.size(); ++i)
        box->setItemText(i, texts[i]);
}

} // namespace

AppearancePage::AppearancePage(model::Settings& settings, const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_theme(theme)
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 8, 0, 0);
    grid->setHorizontalSpacing(32);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(0, 1);
    m_language = addRow(grid, QStringLiteral("languageChoice"));
    m_scheme = addRow(grid, QStringLiteral("schemeChoice"));
    m_textSize = addRow(grid, QStringLiteral("textSizeChoice"));
    m_density = addRow(grid, QStringLiteral("densityChoice"));
    m_motion = addRow(grid, QStringLiteral("motionChoice"));
    grid->setRowStretch(grid->rowCount(), 1);

    retranslate();
    showSettings();
    adjust();
    connect(m_language.choice, &QComboBox::activated, this,
            [this](int i) { m_settings.setLanguage(model::kLanguages[static_cast<size_t>(i)]); });
    connect(m_scheme.choice, &QComboBox::activated, this,
            [this](int i) { m_settings.setColourScheme(static_cast<model::ColourScheme>(i)); });
    connect(m_textSize.choice, &QComboBox::activated, this,
            [this](int i) { m_settings.setTextSize(kTextSizes[static_cast<size_t>(i)]); });
    connect(m_density.choice, &QComboBox::activated, this,
            [this](int i) { m_settings.setDensity(static_cast<model::Density>(i)); });
    connect(m_motion.choice, &QComboBox::activated, this,
            [this](int i) { m_settings.setMotion(static_cast<model::Motion>(i)); });
    connect(&settings, &model::Settings::appearanceChanged, this, &AppearancePage::showSettings);
    connect(&settings, &model::Settings::languageChanged, this, &AppearancePage::showSettings);
    connect(&theme, &Theme::changed, this, &AppearancePage::adjust);
}

AppearancePage::Row AppearancePage::addRow(QGridLayout* grid, const QString& name)
{
    const Row row{new Label(this), new Label(this), new ChoiceBox(this)};
    row.choice->setObjectName(name);
    row.choice->setMinimumWidth(224);
    row.choice->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    row.title->setBuddy(row.choice);
    row.hint->setProperty("role", QStringLiteral("quiet"));
    row.hint->setWordWrap(true);
    const int at = grid->rowCount();
    grid->addWidget(row.title, at, 0);
    grid->addWidget(row.hint, at + 1, 0, Qt::AlignTop);
    grid->addWidget(row.choice, at, 1, 2, 1, Qt::AlignRight | Qt::AlignVCenter);
    auto* line = new QFrame(this);
    line->setProperty("role", QStringLiteral("hairline"));
    grid->setRowMinimumHeight(at + 2, 25);
    grid->addWidget(line, at + 2, 0, 1, 2, Qt::AlignVCenter);
    return row;
}

void AppearancePage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void AppearancePage::retranslate()
{
    m_language.title->setText(tr("&Language"));
    m_language.hint->setText(tr("For all texts, cards and rules. Takes effect immediately."));
    m_scheme.title->setText(tr("&Colours"));
    m_scheme.hint->setText(tr("Light or dark to match your desktop, or always the same. High contrast is "
                              "easier to read with poor eyesight."));
    m_textSize.title->setText(tr("&Text size"));
    m_textSize.hint->setText(tr("For everything except printed cards."));
    m_density.title->setText(tr("&Spacing"));
    m_density.hint->setText(tr("Compact shows more rows at once."));
    m_motion.title->setText(tr("&Motion"));
    m_motion.hint->setText(tr("Cards at the table move to their new position."));

    QStringList languages;
    for (const model::Language language : model::kLanguages)
        languages << model::languageName(language);
    fill(m_language.choice, languages);
    fill(m_scheme.choice, {tr("Same as the system"), tr("Light"), tr("Dark"), tr("High contrast")});
    QStringList sizes;
    for (const int percent : kTextSizes)
        sizes << tr("%1 %").arg(QLocale().toString(percent));
    fill(m_textSize.choice, sizes);
    fill(m_density.choice, {tr("Comfortable"), tr("Compact")});
    fill(m_motion.choice, {tr("Same as the system"), tr("On"), tr("Off")});
    for (const Row& row : {m_language, m_scheme, m_textSize, m_density, m_motion})
        row.choice->setToolTip(row.hint->text());
}

void AppearancePage::showSettings()
{
    m_language.choice->setCurrentIndex(static_cast<int>(m_settings.language()));
    m_scheme.choice->setCurrentIndex(static_cast<int>(m_settings.colourScheme()));
    int nearest = 0;
    for (int i = 0; i < static_cast<int>(std::size(kTextSizes)); ++i) {
        if (kTextSizes[static_cast<size_t>(i)] <= m_settings.textSize())
            nearest = i;
    }
    m_textSize.choice->setCurrentIndex(nearest);
    m_density.choice->setCurrentIndex(static_cast<int>(m_settings.density()));
    m_motion.choice->setCurrentIndex(static_cast<int>(m_settings.motion()));
}

void AppearancePage::adjust()
{
    for (const Row& row : {m_language, m_scheme, m_textSize, m_density, m_motion})
        row.title->setFont(m_theme.fonts().interface(Fonts::kBody, QFont::DemiBold));
}

} // namespace views
