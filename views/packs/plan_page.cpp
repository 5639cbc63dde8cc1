// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/packs/plan_page.h"

#include "model/language/reason_text.h"
#include "model/packs/plan_words.h"
#include "views/text/label.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace views {

namespace {

/// Lines as high as their text in the width of the column: a style sheet reckons with one line alone.
class WrappedLines : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        constexpr int kBeside = 28; // what the style sheet leaves free
        QSize size = QStyledItemDelegate::sizeHint(option, index);
        const auto* tree = qobject_cast<const QTreeView*>(option.widget);
        if (tree == nullptr)
            return size;
        const QFontMetrics metrics(option.font);
        const int width = tree->columnWidth(index.column()) - kBeside;
        const int lines =
            metrics.boundingRect(QRect(0, 0, width, 10'000), Qt::TextWordWrap, index.data().toString())
                .height() /
            metrics.height();
        if (lines > 1)
            size.rheight() += (lines - 1) * metrics.lineSpacing();
        return size;
    }
};

/// Long paths have no blanks to be broken at.
QString breakable(QString path)
{
    const QString here(QChar(0x200B));
    return path.replace(QLatin1Char('/'), QLatin1Char('/') + here)
        .replace(QLatin1Char('.'), here + QLatin1Char('.'));
}

} // namespace

using model::PackWords;
using model::PlanChange;
using model::PlanWords;

PlanPage::PlanPage(const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_title(new Label(this))
    , m_about(new Label(this))
    , m_summary(new Label(this))
    , m_table(new QTreeWidget(this))
    , m_keep(new QPushButton(this))
    , m_dismiss(new QPushButton(this))
{
    setObjectName(QStringLiteral("planPage"));
    m_summary->setObjectName(QStringLiteral("planSummary"));
    m_about->setObjectName(QStringLiteral("planAbout"));
    m_table->setObjectName(QStringLiteral("planLines"));
    m_keep->setObjectName(QStringLiteral("planKeep"));
    m_dismiss->setObjectName(QStringLiteral("planDismiss"));
    m_keep->setProperty("role", QStringLiteral("primary"));
    for (QLabel* label : {m_summary, m_about}) {
        label->setWordWrap(true);
    }
    m_table->setRootIsDecorated(false);
    m_table->setWordWrap(true);
    m_table->setItemDelegate(new WrappedLines(m_table));
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_keep);
    buttons->addWidget(m_dismiss);
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(32, 20, 32, 16);
    column->setSpacing(12);
    column->addWidget(m_title);
    column->addWidget(m_about);
    column->addWidget(m_summary);
    column->addWidget(m_table, 1);
    column->addLayout(buttons);
    connect(m_keep, &QPushButton::clicked, this, &PlanPage::kept);
    connect(m_dismiss, &QPushButton::clicked, this, &PlanPage::dismissed);
    connect(&theme, &Theme::changed, this, &PlanPage::fill);
}

void PlanPage::show(model::PackPlan plan, model::Language language)
{
    m_plan = std::move(plan);
    m_language = language;
    m_busy = false;
    fill();
}

void PlanPage::setLanguage(model::Language language)
{
    m_language = language;
    fill();
}

void PlanPage::setBusy(bool busy)
{
    m_busy = busy;
    m_keep->setEnabled(!busy && m_plan.canInstall());
    m_dismiss->setEnabled(!busy);
}

void PlanPage::takeFocus()
{
    (m_keep->isEnabled() ? m_keep : m_dismiss)->setFocus(Qt::OtherFocusReason);
}

void PlanPage::fill()
{
    const model::PackManifest& manifest = m_plan.reading.manifest;
    const bool good = m_plan.canInstall();
    const QString name =
        manifest.id.isEmpty() ? QFileInfo(m_plan.file).fileName() : manifest.titleIn(m_language);
    m_title->setFont(m_theme.fonts().heading());
    m_title->setText(good ? tr("Install %1").arg(name) : tr("%1 cannot be installed").arg(name));
    QString about;
    if (!manifest.id.isEmpty() && !manifest.authors.isEmpty())
        about = tr("By %1. Licence: %2.").arg(manifest.authors.join(QStringLiteral(", ")), manifest.licence);
    if (good)
        about +=
            QLatin1Char(' ') + tr("In the pack: %1.").arg(PlanWords::counts(m_plan.reading.content.counts));
    m_about->setText(about);
    m_about->setVisible(!about.isEmpty());
    m_keep->setText(m_plan.step == model::PlanStep::Install ? tr("Install") : tr("Replace"));
    m_keep->setVisible(good);
    m_dismiss->setText(tr("Discard"));
    m_table->clear();
    if (good)
        fillChanges();
    else
        fillProblems();
    for (int column = 0; column + 1 < m_table->columnCount(); ++column) {
        m_table->resizeColumnToContents(column);
        m_table->setColumnWidth(column, std::min(m_table->columnWidth(column) + 16, m_theme.scaled(360)));
    }
    m_table->header()->setStretchLastSection(true);
    m_table->doItemsLayout();
    setBusy(m_busy);
}

void PlanPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    // Lines break elsewhere now.
    m_table->doItemsLayout();
}

void PlanPage::fillProblems()
{
    m_summary->setText(tr("%n problem(s) prevent this. Nothing was changed.", nullptr,
                          static_cast<int>(m_plan.problems.size())));
    m_table->setAccessibleName(tr("What is wrong with the pack"));
    m_table->setColumnCount(2);
    m_table->setHeaderLabels({tr("Where"), tr("Why")});
    for (const model::PackProblem& problem : m_plan.problems) {
        const QString where = problem.path.isEmpty() ? tr("the pack") : PackWords::place(problem);
        auto* row = new QTreeWidgetItem(m_table, {breakable(where), PackWords::reason(problem)});
        row->setToolTip(0, where);
        row->setToolTip(1, PackWords::reason(problem));
        row->setForeground(1, m_theme.tokens().danger);
    }
}

void PlanPage::fillChanges()
{
    m_summary->setText(tr("%1 Nothing has been installed yet.").arg(PlanWords::summary(m_plan, m_language)));
    m_table->setAccessibleName(tr("What would change in your library"));
    m_table->setColumnCount(4);
    m_table->setHeaderLabels({tr("Item"), tr("Name"), tr("Status"), tr("Details")});
    const Tokens& tokens = m_theme.tokens();
    const auto add = [&](const auto& wanted) {
        for (const model::PlanLine& line : m_plan.lines) {
            if (!wanted(line))
                continue;
            const QString detail = PlanWords::detail(line);
            auto* row = new QTreeWidgetItem(m_table, {PlanWords::kind(line.kind), line.name.in(m_language),
                                                      PlanWords::change(line.change), detail});
            row->setToolTip(1, line.id);
            row->setToolTip(3, detail);
            if (!line.clashes.isEmpty())
                row->setForeground(3, tokens.warning);
            row->setForeground(2, line.change == PlanChange::New       ? tokens.good
                                  : line.change == PlanChange::Changed ? tokens.warning
                                  : line.change == PlanChange::Gone    ? tokens.danger
                                                                       : tokens.quietInk);
        }
    };
    // What needs eyes comes first.
    add([](const model::PlanLine& line) { return !line.clashes.isEmpty(); });
    for (const PlanChange change : {PlanChange::Gone, PlanChange::Changed, PlanChange::New, PlanChange::Same})
        add([change](const model::PlanLine& line) {
            return line.clashes.isEmpty() && line.change == change;
        });
    for (const model::PackProblem& note : m_plan.reading.content.notes) {
        auto* row = new QTreeWidgetItem(
            m_table, {tr("note"), PackWords::place(note), QString(), model::inWords(note.reason)});
        row->setForeground(3, tokens.quietInk);
    }
}

} // namespace views
