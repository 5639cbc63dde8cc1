// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/decks/pair_page.h"

#include "model/decks/deck_rules_file.h"
#include "model/decks/deck_words.h"
#include "model/games/game_cards.h"
#include "views/decks/deck_card_delegate.h"
#include "views/frame/choice_box.h"
#include "views/frame/empty_state.h"
#include "views/text/label.h"

#include <QHBoxLayout>
#include <QListView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace views {

PairPage::PairPage(const BuilderContext& context, QWidget* parent)
    : BuilderPage(context, parent)
    , m_label(new Label(this))
    , m_choice(new ChoiceBox(this))
    , m_import(new QPushButton(this))
    , m_play(new QPushButton(this))
    , m_state(new Label(this))
    , m_doubles(new RichLabel(this))
    , m_match(new model::DeckContentsModel(this))
    , m_delegate(new DeckCardDelegate(
          [this](const QModelIndex& index) {
              DeckRow row;
              row.card = m_match->card(index);
              row.title = index.data().toString();
              row.heading = index.data(model::DeckContentsModel::HeadingRole).toBool();
              row.copies = index.data(model::DeckContentsModel::CopiesRole).toInt();
              row.owner = index.data(model::DeckContentsModel::OwnerRole).toInt();
              row.sleeves[0] = deck().sleeves;
              row.sleeves[1] = m_opponent ? m_opponent->sleeves : QString();
              return row;
          },
          context.theme, this))
    , m_list(new QListView(this))
    , m_legend(new RichLabel(this))
    , m_none(new EmptyState(context.theme, this))
    , m_unpaired(new Label(this))
    , m_listOrNone(new QStackedWidget(this))
{
    m_choice->setObjectName(QStringLiteral("opponent"));
    m_import->setObjectName(QStringLiteral("opponentImport"));
    m_play->setObjectName(QStringLiteral("playPair"));
    m_state->setObjectName(QStringLiteral("pairState"));
    m_doubles->setObjectName(QStringLiteral("pairDoubles"));
    m_list->setObjectName(QStringLiteral("matchDeck"));
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choice->setMinimumContentsLength(10);
    m_label->setBuddy(m_choice);
    m_match->setGrouping(model::DeckGrouping::Type);
    m_list->setModel(m_match);
    m_list->setItemDelegate(m_delegate);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    // Lines are as wide as the list.
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setResizeMode(QListView::Adjust);
    m_unpaired->setObjectName(QStringLiteral("pairNone"));
    m_unpaired->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    for (QLabel* label : std::initializer_list<QLabel*>{m_state, m_doubles, m_legend, m_unpaired})
        label->setWordWrap(true);
    m_listOrNone->addWidget(m_list);
    m_listOrNone->addWidget(m_none);
    m_listOrNone->addWidget(m_unpaired);

    auto* chosen = new QHBoxLayout;
    chosen->setSpacing(8);
    chosen->addWidget(m_choice, 1);
    chosen->addWidget(m_import);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 16, 8);
    column->setSpacing(8);
    column->addWidget(m_label);
    column->addLayout(chosen);
    auto* state = new QHBoxLayout;
    state->setSpacing(8);
    state->addWidget(m_state, 1);
    state->addWidget(m_play, 0, Qt::AlignTop);
    column->addLayout(state);
    column->addWidget(m_doubles);
    column->addWidget(m_legend);
    column->addWidget(m_listOrNone, 1);
    connect(m_choice, &QComboBox::currentIndexChanged, this,
            [this] { setOpponent(m_choice->currentData().toString()); });
    connect(m_import, &QPushButton::clicked, this, &PairPage::importAsked);
    connect(m_play, &QPushButton::clicked, this, [this] {
        if (m_opponent)
            Q_EMIT playAsked(*m_opponent);
    });
    connect(m_none, &EmptyState::stepTaken, this, &PairPage::importAsked);
    connect(m_doubles, &QLabel::linkActivated, this, &PairPage::ruleAsked);
}

void PairPage::chooseOpponent()
{
    m_choice->setFocus(Qt::ShortcutFocusReason);
}

void PairPage::setOpponent(const QString& id)
{
    context().settings.setState(opponentKey(deck().id), id);
    m_opponent = opponentOfDeck();
    show();
}

QString PairPage::whyUnpaired() const
{
    const rules::decks::DeckRules* rules = model::deckRulesOf(deck().game);
    const rules::decks::Variant* variant = model::variantOf(deck());
    if (rules == nullptr || variant == nullptr || variant->pairing)
        return {};
    for (const rules::decks::Variant& each : rules->variants)
        if (each.pairing)
            return tr("%1 uses a single deck, so decks are not paired. They are in the variant %2, which you "
                      "can choose above.")
                .arg(model::DeckWords::variant(*variant, language()),
                     model::DeckWords::variant(each, language()));
    return tr("In %1, everyone plays with their own deck; decks are not paired.")
        .arg(model::gameName(deck().game, language()));
}

void PairPage::refresh()
{
    m_label->setText(tr("&Pair with"));
    m_import->setText(tr("Import…"));
    m_import->setToolTip(tr("Read the opponent’s deck from a file"));
    m_play->setText(tr("Play these decks"));
    m_play->setToolTip(tr("Start a match with both decks at the table, playing both sides"));
    m_choice->setAccessibleName(tr("The opponent’s deck"));
    m_list->setAccessibleName(tr("Match deck"));
    m_none->setTexts(tr("No opponent yet"),
                     tr("Choose a deck above or import one. Both are shuffled into one match deck."),
                     tr("Import a deck…"));
    m_delegate->setLanguage(language());
    m_match->setDirectory(&cards());
    m_match->setLanguage(language());

    const QString remembered = context().settings.state(opponentKey(deck().id)).toString();
    const QSignalBlocker quiet(m_choice);
    m_choice->clear();
    m_choice->addItem(tr("nobody yet"), QString());
    model::DeckLibraryModel& decks = context().workshop.decks();
    for (int row = 0; row < decks.rowCount(); ++row)
        if (const model::DeckSummary& each = decks.deck(row);
            each.id != deck().id && each.saved && each.game == deck().game)
            m_choice->addItem(each.name.isEmpty() ? model::DeckWords::unnamed() : each.name, each.id);
    m_choice->setCurrentIndex(qMax(0, m_choice->findData(remembered)));
    m_opponent = opponentOfDeck();
    show();
}

void PairPage::show()
{
    const QString unpaired = whyUnpaired();
    m_unpaired->setText(unpaired);
    for (QWidget* part : std::initializer_list<QWidget*>{m_label, m_choice, m_import})
        part->setVisible(unpaired.isEmpty());
    m_listOrNone->setCurrentIndex(!unpaired.isEmpty() ? 2 : m_opponent ? 0 : 1);
    for (QWidget* part : std::initializer_list<QWidget*>{m_state, m_play, m_doubles, m_legend})
        part->setVisible(m_opponent.has_value());
    if (!m_opponent)
        return;
    m_match->setDecks(deck(), *m_opponent);
    const rules::decks::Variant* variant = model::variantOf(deck());
    const rules::decks::PairCheck pair =
        rules::decks::checkPair(*variant, model::listOf(deck()), model::listOf(*m_opponent), cards().pool());
    m_state->setText(
        !pair.a.legal() ? tr("A match deck of %n card(s). Your deck is not legal yet.", nullptr, pair.count)
        : !pair.b.legal()
            ? tr("A match deck of %n card(s). The opponent’s deck is not legal: %1", nullptr, pair.count)
                  .arg(model::DeckWords::violation(pair.b.violations.front(),
                                                   {cards(), language(), &*m_opponent}))
            : tr("A legal match deck of %n card(s).", nullptr, pair.count));
    const Tokens& tokens = context().theme.tokens();
    Markup doubles = Markup::plain(tr("The decks have no cards in common."));
    for (const rules::decks::Warning& warning : pair.warnings)
        doubles = Markup::of(u"%1 <a href=\"%2\" style=\"color:%3\">%4</a>",
                             model::DeckWords::warning(warning, {cards(), language(), &deck()}),
                             QString::fromStdString(warning.clause), tokens.accent.name(), tr("Rule"));
    m_doubles->setMarkup(doubles);
    const auto sleeve = [&](const model::Deck& of, const QColor& fallback) {
        // Only a colour, not whatever else a style could say.
        const QColor own(of.sleeves);
        const QString colour = own.isValid() ? own.name() : fallback.name();
        const QString name = of.name.isEmpty() ? model::DeckWords::unnamed() : of.name;
        return Markup::of(u"<span style=\"color:%1\">▮</span> %2", colour, name);
    };
    const bool sameSleeves = !deck().sleeves.isEmpty() && deck().sleeves == m_opponent->sleeves;
    m_legend->setMarkup(
        Markup::of(u"%1&nbsp;&nbsp; %2", sleeve(deck(), tokens.sideA), sleeve(*m_opponent, tokens.sideB)) +
        (sameSleeves ? Markup::of(u"<br>%1", tr("Both have sleeves of the same colour.")) : Markup()));
}

} // namespace views
