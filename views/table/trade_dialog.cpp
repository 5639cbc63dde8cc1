// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/trade_dialog.h"

#include "model/library/folded.h"
#include "views/text/label.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace views {

namespace {

constexpr int kTradeCardRole = Qt::UserRole;

std::vector<std::string> tickedCards(const QListWidget& list)
{
    std::vector<std::string> cards;
    for (int i = 0; i < list.count(); ++i)
        if (list.item(i)->checkState() == Qt::Checked)
            cards.push_back(list.item(i)->data(kTradeCardRole).toString().toStdString());
    return cards;
}

} // namespace

TradeDialog::TradeDialog(model::MatchSession& session, model::Language language, const Theme& theme,
                         QWidget* parent)
    : QDialog(parent)
    , m_session(session)
    , m_language(language)
    , m_trade(session.match().trade().value_or(rules::TradeView{}))
    , m_withLabel(new Label(this))
    , m_with(new QComboBox(this))
    , m_giveLabel(new Label(this))
    , m_give(new QListWidget(this))
    , m_givePiecesLabel(new Label(this))
    , m_givePieces(new QSpinBox(this))
    , m_getLabel(new Label(this))
    , m_find(new QLineEdit(this))
    , m_get(new QListWidget(this))
    , m_getPiecesLabel(new Label(this))
    , m_getPieces(new QSpinBox(this))
    , m_offer(new Label(this))
    , m_refusal(new Label(this))
    , m_cancel(new QPushButton(this))
    , m_propose(new QPushButton(this))
{
    setObjectName(QStringLiteral("tradeDialog"));
    m_with->setObjectName(QStringLiteral("tradePartner"));
    m_give->setObjectName(QStringLiteral("tradeGive"));
    m_givePieces->setObjectName(QStringLiteral("tradeGivePieces"));
    m_find->setObjectName(QStringLiteral("tradeFind"));
    m_get->setObjectName(QStringLiteral("tradeGet"));
    m_getPieces->setObjectName(QStringLiteral("tradeGetPieces"));
    m_offer->setObjectName(QStringLiteral("tradeOffer"));
    m_refusal->setObjectName(QStringLiteral("tradeRefusal"));
    m_propose->setObjectName(QStringLiteral("tradePropose"));
    m_propose->setProperty("role", QStringLiteral("primary"));
    m_propose->setDefault(true);
    m_cancel->setAutoDefault(false);
    m_refusal->setProperty("role", QStringLiteral("danger"));
    m_offer->setWordWrap(true);
    m_refusal->setWordWrap(true);
    m_withLabel->setBuddy(m_with);
    m_giveLabel->setBuddy(m_give);
    m_getLabel->setBuddy(m_find);
    m_givePiecesLabel->setBuddy(m_givePieces);
    m_getPiecesLabel->setBuddy(m_getPieces);
    m_givePieces->setMaximum(m_trade.pieces);
    m_find->setClearButtonEnabled(true);
    m_give->setSpacing(2);
    m_get->setSpacing(2);

    auto* with = new QHBoxLayout;
    with->addWidget(m_withLabel);
    with->addWidget(m_with, 1);
    auto* sides = new QGridLayout;
    sides->setHorizontalSpacing(20);
    sides->setVerticalSpacing(8);
    sides->addWidget(m_giveLabel, 0, 0);
    sides->addWidget(m_getLabel, 0, 1);
    sides->addWidget(m_give, 1, 0, 2, 1);
    sides->addWidget(m_find, 1, 1);
    sides->addWidget(m_get, 2, 1);
    const auto pieces = [&](int column, Label* label, QSpinBox* number) {
        auto* row = new QHBoxLayout;
        row->setSpacing(8);
        row->addWidget(label);
        row->addWidget(number);
        row->addStretch(1);
        sides->addLayout(row, 3, column);
    };
    pieces(0, m_givePiecesLabel, m_givePieces);
    pieces(1, m_getPiecesLabel, m_getPieces);
    sides->setColumnStretch(0, 1);
    sides->setColumnStretch(1, 1);
    sides->setRowStretch(2, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_refusal, 1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_propose);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 20);
    column->setSpacing(12);
    column->addLayout(with);
    column->addLayout(sides, 1);
    column->addWidget(m_offer);
    column->addLayout(buttons);
    resize(theme.scaled(620), theme.scaled(520));

    for (const rules::TradeView::Partner& each : m_trade.partners)
        m_with->addItem(model::inLanguage(rules::nameOfPlayer(session.match(), each.seat), language));
    for (const std::string& card : m_trade.cards) {
        auto* item = new QListWidgetItem(named(card), m_give);
        item->setData(kTradeCardRole, QString::fromStdString(card));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
    }
    connect(m_with, &QComboBox::currentIndexChanged, this, &TradeDialog::showPartner);
    connect(m_find, &QLineEdit::textChanged, this, &TradeDialog::narrow);
    connect(m_give, &QListWidget::itemChanged, this, &TradeDialog::showOffer);
    connect(m_get, &QListWidget::itemChanged, this, &TradeDialog::showOffer);
    connect(m_givePieces, &QSpinBox::valueChanged, this, &TradeDialog::showOffer);
    connect(m_getPieces, &QSpinBox::valueChanged, this, &TradeDialog::showOffer);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_propose, &QPushButton::clicked, this, &TradeDialog::propose);
    connect(&session, &model::MatchSession::changed, this, &QDialog::reject);
    connect(&session, &model::MatchSession::started, this, &QDialog::reject);
    retranslate();
    showPartner();
}

QString TradeDialog::named(const std::string& word) const
{
    return model::inLanguage(m_session.match().nameOf(word), m_language);
}

const rules::TradeView::Partner& TradeDialog::partner() const
{
    return m_trade.partners[static_cast<std::size_t>(std::max(0, m_with->currentIndex()))];
}

void TradeDialog::showPartner()
{
    if (m_trade.partners.empty())
        return;
    const QSignalBlocker still(m_get);
    m_get->clear();
    for (const std::string& card : partner().wishes) {
        auto* item = new QListWidgetItem(named(card), m_get);
        item->setData(kTradeCardRole, QString::fromStdString(card));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
    }
    m_getPieces->setMaximum(partner().pieces);
    m_getPieces->setValue(0);
    narrow();
    // People agree at the table; a bot is asked.
    m_propose->setText(m_session.playerOf(partner().seat) == model::SeatPlayer::Person
                           ? tr("We agree: make the deal")
                           : tr("Propose"));
    showOffer();
}

void TradeDialog::narrow()
{
    const QString typed = m_find->text().trimmed();
    for (int i = 0; i < m_get->count(); ++i) {
        QListWidgetItem* item = m_get->item(i);
        item->setHidden(!typed.isEmpty() && item->checkState() != Qt::Checked &&
                        !model::foundIn(model::searchable({item->text()}), typed));
    }
}

std::optional<rules::Choice> TradeDialog::offer() const
{
    if (m_trade.partners.empty())
        return std::nullopt;
    const auto words = rules::tradeWords(m_trade, partner().seat, tickedCards(*m_give), m_givePieces->value(),
                                         tickedCards(*m_get), m_getPieces->value());
    const auto choice = m_session.match().read(m_session.question().who, words);
    return choice ? std::optional(*choice) : std::nullopt;
}

/// Says in words what would change hands. Whether the partner has it is not told.
void TradeDialog::showOffer()
{
    m_refusal->clear();
    const auto items = [this](const QListWidget& list, const QSpinBox& pieces) {
        QStringList parts;
        for (const std::string& card : tickedCards(list))
            parts << named(card);
        if (pieces.value() > 0)
            parts << QStringLiteral("%1 %2")
                         .arg(pieces.value())
                         .arg(model::inLanguage(m_trade.pieceName, m_language));
        return parts;
    };
    const QStringList give = items(*m_give, *m_givePieces);
    const QStringList get = items(*m_get, *m_getPieces);
    const QString nothing = tr("nothing");
    m_offer->setText(tr("You give: %1. You get: %2.")
                         .arg(give.isEmpty() ? nothing : give.join(QStringLiteral(", ")),
                              get.isEmpty() ? nothing : get.join(QStringLiteral(", "))));
    m_propose->setEnabled(!give.isEmpty() || !get.isEmpty());
}

void TradeDialog::propose()
{
    const auto choice = offer();
    if (!choice)
        return;
    // A deal that is made changes the match, which closes the dialog.
    if (const auto refusal = m_session.choose(*choice))
        m_refusal->setText(model::inLanguage(refusal->text, m_language));
}

void TradeDialog::retranslate()
{
    setWindowTitle(tr("Propose a deal"));
    m_withLabel->setText(tr("With"));
    m_giveLabel->setText(tr("You give"));
    m_getLabel->setText(tr("You ask for"));
    m_find->setPlaceholderText(tr("Find a card by name"));
    m_find->setAccessibleName(tr("Find a card by name"));
    m_give->setAccessibleName(tr("You give"));
    m_get->setAccessibleName(tr("You ask for"));
    const QString pieces = model::inLanguage(m_trade.pieceName, m_language);
    m_givePiecesLabel->setText(pieces);
    m_getPiecesLabel->setText(pieces);
    m_givePieces->setAccessibleName(tr("%1 that you give").arg(pieces));
    m_getPieces->setAccessibleName(tr("%1 that you ask for").arg(pieces));
    m_cancel->setText(tr("Cancel"));
    showOffer();
}

void TradeDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        reject(); // its names are those of the other language
}

} // namespace views
