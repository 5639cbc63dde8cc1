// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/decks/history_page.h"

#include "views/text/label.h"

#include <QHBoxLayout>
#include <QListView>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace views {

namespace {

/// Lines that wrap; edits that were undone are quiet, the present one is marked.
class HistoryDelegate : public QStyledItemDelegate
{
public:
    HistoryDelegate(const Theme& theme, const model::DeckSession* session, QObject* parent)
        : QStyledItemDelegate(parent)
        , m_theme(theme)
        , m_session(session)
    {}

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const Tokens& tokens = m_theme.tokens();
        painter->save();
        const QRect rect = option.rect;
        if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver))
            painter->fillRect(rect,
                              option.state & QStyle::State_Selected ? tokens.accentTint : tokens.hoverTint);
        const bool done = m_session == nullptr || index.row() <= m_session->position();
        if (m_session != nullptr && index.row() == m_session->position())
            painter->fillRect(QRect(rect.left(), rect.top(), 3, rect.height()), tokens.accent);
        painter->setFont(m_theme.fonts().interface());
        painter->setPen(done ? tokens.ink : tokens.quietInk);
        const QRect text = rect.adjusted(12, 0, -8, 0);
        painter->drawText(
            text, Qt::AlignVCenter | Qt::AlignLeft,
            option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, text.width()));
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        return {120, option.fontMetrics.height() + m_theme.gap(3)};
    }

private:
    const Theme& m_theme;
    const model::DeckSession* m_session;
};

} // namespace

HistoryPage::HistoryPage(const BuilderContext& context, QWidget* parent)
    : BuilderPage(context, parent)
    , m_editsTitle(new Label(this))
    , m_versionsTitle(new Label(this))
    , m_edits(new QListView(this))
    , m_versions(new QListView(this))
    , m_restore(new QPushButton(this))
    , m_compare(new QPushButton(this))
    , m_editsModel(new model::DeckEditsModel(context.session, this))
    , m_versionsModel(new model::DeckVersionsModel(this))
{
    m_edits->setObjectName(QStringLiteral("edits"));
    m_versions->setObjectName(QStringLiteral("versions"));
    m_restore->setObjectName(QStringLiteral("restoreVersion"));
    m_compare->setObjectName(QStringLiteral("compareVersion"));
    m_edits->setModel(m_editsModel);
    m_versions->setModel(m_versionsModel);
    for (QListView* list : {m_edits, m_versions}) {
        list->setEditTriggers(QAbstractItemView::NoEditTriggers);
        list->setUniformItemSizes(true);
        list->setMouseTracking(true);
        list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    }
    m_edits->setItemDelegate(new HistoryDelegate(context.theme, &context.session, this));
    m_versions->setItemDelegate(new HistoryDelegate(context.theme, nullptr, this));
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    buttons->addWidget(m_restore);
    buttons->addWidget(m_compare);
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 16, 8);
    column->setSpacing(6);
    column->addWidget(m_editsTitle);
    column->addWidget(m_edits, 1);
    column->addWidget(m_versionsTitle);
    column->addWidget(m_versions, 1);
    column->addLayout(buttons);
    connect(m_edits, &QListView::activated, this,
            [this](const QModelIndex& index) { this->context().session.goTo(index.row()); });
    connect(m_edits, &QListView::clicked, this,
            [this](const QModelIndex& index) { this->context().session.goTo(index.row()); });
    connect(m_restore, &QPushButton::clicked, this, [this] { Q_EMIT restoreAsked(chosenVersion()); });
    connect(m_compare, &QPushButton::clicked, this, [this] { Q_EMIT compareAsked(chosenVersion()); });
}

int HistoryPage::chosenVersion() const
{
    return m_versions->currentIndex().data(model::DeckVersionsModel::NumberRole).toInt();
}

void HistoryPage::refresh()
{
    const QFont bold = context().theme.fonts().interface(Fonts::kBody, QFont::DemiBold);
    m_editsTitle->setText(tr("Edits since it was opened"));
    m_versionsTitle->setText(tr("Saved versions"));
    m_editsTitle->setFont(bold);
    m_versionsTitle->setFont(bold);
    m_edits->setAccessibleName(m_editsTitle->text());
    m_versions->setAccessibleName(m_versionsTitle->text());
    m_restore->setText(tr("Restore"));
    m_restore->setToolTip(tr("Restore the deck to this version; the current one remains in the list"));
    m_compare->setText(tr("Compare"));
    m_compare->setToolTip(tr("See how the deck differs from this version"));
    m_editsModel->setDirectory(&cards());
    m_editsModel->setLanguage(language());
    m_versionsModel->setDirectory(&cards());
    m_versionsModel->setLanguage(language());
    const int version = chosenVersion();
    std::vector<model::DeckVersion> versions;
    if (model::DeckStore* store = context().workshop.store())
        if (auto found = store->versions(deck().id))
            versions = std::move(found).value();
    m_versionsModel->setVersions(std::move(versions));
    int row = 0;
    for (int i = 0; i < m_versionsModel->rowCount(); ++i)
        if (m_versionsModel->version(i).number == version)
            row = i;
    m_versions->setCurrentIndex(m_versionsModel->index(row));
    const bool some = m_versionsModel->rowCount() > 0;
    m_restore->setEnabled(some);
    m_compare->setEnabled(some);
    m_edits->scrollTo(m_editsModel->index(context().session.position()));
}

} // namespace views
