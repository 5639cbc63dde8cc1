// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/ask/ask_dialog.h"

#include "model/guide/guide.h"
#include "model/search/search_kinds.h"
#include "views/cards/hit_delegate.h"
#include "views/text/label.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace views {

using namespace Qt::StringLiterals;

namespace {
constexpr int kMostHits = 12;
constexpr QSize kSize(880, 520);
} // namespace

AskDialog::AskDialog(model::RulebookOf books, model::Settings& settings, const Theme& theme, QWidget* parent)
    : QDialog(parent)
    , m_books(books)
    , m_settings(settings)
    , m_theme(theme)
    , m_field(new QLineEdit(this))
    , m_hits(new QListView(this))
    , m_answer(new RuleDetails(std::move(books), theme, this))
    , m_nothing(new Label(this))
    , m_guide(new QPushButton(this))
{
    setObjectName(u"askDialog"_s);
    m_field->setObjectName(u"askField"_s);
    m_field->setClearButtonEnabled(true);
    m_field->setMaxLength(1000);
    m_field->installEventFilter(this);
    m_hits->setObjectName(u"askHits"_s);
    m_hits->setModel(&m_results);
    m_hits->setItemDelegate(new HitDelegate(theme, m_hits));
    m_hits->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_hits->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_guide->setObjectName(u"askGuide"_s);
    m_guide->setFlat(true);
    m_guide->setAutoDefault(false);
    m_guide->hide();
    m_nothing->setObjectName(u"askNothing"_s);
    m_nothing->setWordWrap(true);
    m_nothing->setMargin(12);

    auto* sides = new QHBoxLayout;
    sides->setSpacing(0);
    sides->addWidget(m_hits, 2);
    sides->addWidget(m_answer, 3);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 16);
    column->setSpacing(12);
    column->addWidget(m_field);
    column->addWidget(m_nothing);
    column->addLayout(sides, 1);
    column->addWidget(m_guide, 0, Qt::AlignLeft);
    resize(kSize);

    connect(m_field, &QLineEdit::textChanged, this, &AskDialog::search);
    connect(m_hits->selectionModel(), &QItemSelectionModel::currentChanged, this, &AskDialog::showAnswer);
    connect(m_hits, &QListView::activated, this, &AskDialog::openAnswer);
    const auto leave = [this](auto signal) {
        return [this, signal](const auto&... what) {
            hide();
            Q_EMIT(this->*signal)(what...);
        };
    };
    connect(m_guide, &QPushButton::clicked, this, [this] {
        hide();
        Q_EMIT guideWanted(m_guideSection);
    });
    connect(m_answer, &RuleDetails::ruleWanted, this, leave(&AskDialog::ruleWanted));
    connect(m_answer, &RuleDetails::cardWanted, this, leave(&AskDialog::cardWanted));
    connect(m_answer, &RuleDetails::exampleWanted, this, leave(&AskDialog::exampleWanted));
    retranslate();
    m_answer->hide();
    m_hits->hide();
}

AskDialog::~AskDialog() = default;

void AskDialog::setLibrary(model::CardLibrary* library)
{
    m_session.reset();
    m_library = library;
    if (isVisible())
        search();
}

void AskDialog::ask(const GameInUse& open)
{
    m_open = open;
    show();
    raise();
    activateWindow();
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
    search();
}

void AskDialog::showGuideHit()
{
    const auto hits = model::Guide::builtIn(m_settings.language()).find(m_field->text(), 1);
    m_guide->setVisible(!hits.empty());
    if (hits.empty())
        return;
    m_guideSection = hits.front().section;
    m_guide->setText(tr("In the user guide: %1").arg(hits.front().title));
}

void AskDialog::search()
{
    showGuideHit();
    if (m_field->text().trimmed().isEmpty() || m_library == nullptr) {
        if (m_session)
            m_session->cancel();
        take({});
        return;
    }
    if (!m_session) {
        m_session = std::make_unique<model::SearchSession>(m_library->path());
        connect(m_session.get(), &model::SearchSession::found, this, &AskDialog::take);
    }
    model::SearchRequest request;
    request.query = m_field->text();
    request.shown = m_settings.language();
    request.limit = kMostHits;
    request.game = m_open.game;
    request.variant = m_open.variant;
    m_session->search(request);
}

void AskDialog::take(const model::SearchResult& result)
{
    m_results.setResult(result);
    const bool found = m_results.rowCount() > 0;
    m_hits->setVisible(found);
    m_answer->setVisible(found);
    m_nothing->setVisible(!found);
    retranslate();
    if (found)
        m_hits->setCurrentIndex(m_results.index(0));
    showAnswer();
}

const model::SearchHit* AskDialog::chosen() const
{
    const QModelIndex at = m_hits->currentIndex();
    return at.isValid() ? &m_results.hit(at.row()) : nullptr;
}

void AskDialog::showAnswer()
{
    const model::SearchHit* hit = chosen();
    if (hit == nullptr)
        return;
    FoundRule found{*hit, std::nullopt, {}};
    if (hit->kind != model::kCardKind && m_library != nullptr) {
        if (auto known = m_library->rules().clarification(hit->id))
            found.clarification = std::move(known).value();
    }
    m_answer->setRule(found, m_settings.language());
}

void AskDialog::openAnswer()
{
    const model::SearchHit* hit = chosen();
    if (hit == nullptr)
        return;
    const model::SearchHit open = *hit;
    hide();
    if (open.kind == model::kCardKind)
        Q_EMIT cardWanted(open.game, open.id);
    else
        Q_EMIT ruleWanted(open.id);
}

bool AskDialog::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_field || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        openAnswer();
        return true;
    }
    if (key != Qt::Key_Up && key != Qt::Key_Down)
        return QDialog::eventFilter(watched, event);
    const int last = m_results.rowCount() - 1;
    const int row = m_hits->currentIndex().row() + (key == Qt::Key_Down ? 1 : -1);
    if (last >= 0)
        m_hits->setCurrentIndex(m_results.index(std::clamp(row, 0, last)));
    return true;
}

void AskDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (isVisible())
            search();
    }
}

void AskDialog::retranslate()
{
    setWindowTitle(tr("Ask"));
    m_field->setPlaceholderText(tr("Ask about a rule, in your own words"));
    m_field->setAccessibleName(tr("Question"));
    m_hits->setAccessibleName(tr("Answers"));
    m_nothing->setText(m_field->text().trimmed().isEmpty()
                           ? tr("For example: What happens if the deck is empty?")
                           : tr("No rule was found. Try other words, or fewer of them."));
}

} // namespace views
