// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/cards/card_filters.h"

#include "model/games/game_cards.h"
#include "model/library/keywords.h"
#include "model/search/folding.h"
#include "model/search/search_kinds.h"
#include "views/frame/filter_box.h"
#include "views/frame/flow_layout.h"

#include <QEvent>
#include <QSignalBlocker>

namespace views {

using model::QueryNode;

namespace {

const QString kSort = QStringLiteral("cards/sort");
const QString kDescending = QStringLiteral("cards/descending");
constexpr int kMostStrength = 7; ///< the last entry stands for this and more

QueryNode number(model::QueryField field, model::Comparison comparison, int value)
{
    QueryNode node;
    node.kind = QueryNode::Kind::Number;
    node.field = field;
    node.comparison = comparison;
    node.number = value;
    return node;
}

QueryNode traits(quint32 bits)
{
    QueryNode node;
    node.kind = QueryNode::Kind::Traits;
    node.traits = bits;
    return node;
}

QueryNode value(model::QueryField field, const QString& id)
{
    QueryNode node;
    node.kind = QueryNode::Kind::Value;
    node.field = field;
    node.values = {model::fold(id)};
    return node;
}

QueryNode inBox(const QString& box)
{
    return value(model::QueryField::Box, box);
}

QueryNode without(QueryNode child)
{
    QueryNode node;
    node.kind = QueryNode::Kind::None;
    node.children.push_back(std::move(child));
    return node;
}

} // namespace

CardFilters::CardFilters(model::Settings& settings, const Theme& theme, QWidget* parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_game(new FilterBox(this))
    , m_type(new FilterBox(this))
    , m_strength(new FilterBox(this))
    , m_box(new FilterBox(this))
    , m_owned(new FilterBox(this))
    , m_sort(new FilterBox(this))
    , m_descending(settings.state(kDescending, false).toBool())
{
    m_game->setObjectName(QStringLiteral("cardGame"));
    m_type->setObjectName(QStringLiteral("cardKind"));
    m_strength->setObjectName(QStringLiteral("cardStrength"));
    m_box->setObjectName(QStringLiteral("cardBox"));
    m_owned->setObjectName(QStringLiteral("cardOwned"));
    m_sort->setObjectName(QStringLiteral("cardOrder"));
    auto* row = new FlowLayout(8, this);
    m_sort->setMaxVisibleItems(14);
    for (FilterBox* box : {m_game, m_type, m_strength, m_box, m_owned}) {
        box->setMaxVisibleItems(14);
        row->addWidget(box);
        connect(box, &QComboBox::currentIndexChanged, this, [this] {
            if (!m_clearing)
                Q_EMIT changed();
        });
    }
    connect(m_sort, &QComboBox::activated, this, [this] {
        // The strongest and the most first: that is what one looks for.
        m_descending = sort() == model::CardSort::Strength || sort() == model::CardSort::Owned;
        saveSort();
        Q_EMIT changed();
    });
    connect(&theme, &Theme::changed, this, [this] { updateGeometry(); });
    retranslate();
    m_sort->setCurrentIndex(qBound(0, settings.state(kSort, 0).toInt(), model::kCardSorts - 1));
}

QWidget* CardFilters::sortBox() const
{
    return m_sort;
}

void CardFilters::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void CardFilters::retranslate()
{
    const model::Language language = m_settings.language();
    const auto fill = [](FilterBox* box, const QStringList& entries, const QString& caption,
                         const QString& tip) {
        const QSignalBlocker quiet(box);
        const int current = qMax(0, box->currentIndex());
        box->clear();
        box->addItems(entries);
        box->setCurrentIndex(current);
        box->setCaption(caption);
        box->setAccessibleName(tip);
        box->setToolTip(tip);
    };
    QStringList games{tr("All games")};
    for (const model::GameCards* game : model::allGameCards())
        games << game->name().in(language);
    fill(m_game, games, tr("Game"), tr("Show only cards from a game"));
    QStringList types{tr("All types")};
    for (const model::KindOfCard& kind : model::allKinds())
        types << kind.plural.in(language);
    for (int type = 0; type < kEffectTypes; ++type)
        types << model::keyword(static_cast<model::EffectType>(type), language);
    fill(m_type, types, tr("Type"), tr("Show only cards of one type"));
    QStringList strengths{tr("Any strength")};
    for (int strength = 0; strength < kMostStrength; ++strength)
        strengths << tr("Strength %1").arg(strength);
    strengths << tr("Strength %1 and more").arg(kMostStrength);
    fill(m_strength, strengths, tr("Strength"), tr("Show only characters of one strength"));
    fill(m_owned, {tr("Owned or not"), tr("Owned"), tr("Not owned")}, tr("Owned"),
         tr("Show only cards you own, or only those you don’t"));
    fill(m_sort,
         {tr("Best match first"), tr("By name"), tr("By other name"), tr("By strength"), tr("By effect"),
          tr("By box"), tr("By number of copies")},
         {}, tr("Choose the order of the cards"));
    fillBoxes();
    updateGeometry();
}

void CardFilters::setBoxes(const std::vector<model::GameBox>& boxes)
{
    m_boxes = boxes;
    fillBoxes();
}

void CardFilters::fillBoxes()
{
    const QSignalBlocker quiet(m_box);
    const QVariant current = m_box->currentData();
    m_box->clear();
    m_box->addItem(tr("All boxes"));
    for (const model::GameBox& box : m_boxes)
        m_box->addItem(box.name.in(m_settings.language()), box.id);
    m_box->addItem(tr("No box given"), QString(QLatin1String("")));
    m_box->setCurrentIndex(current.isValid() ? qMax(0, m_box->findData(current)) : 0);
    m_box->setCaption(tr("Box"));
    const QString tip = tr("Show only cards from a box");
    m_box->setAccessibleName(tip);
    m_box->setToolTip(tip);
    m_box->setVisible(!m_boxes.empty());
}

void CardFilters::apply(model::SearchRequest& request) const
{
    auto& parts = request.cardsThat;
    if (const int game = m_game->currentIndex(); game > 0)
        parts.push_back(
            value(model::QueryField::Game, model::allGameCards()[static_cast<size_t>(game - 1)]->id()));
    const int type = m_type->currentIndex();
    const auto kinds = static_cast<int>(model::allKinds().size());
    if (type > kinds)
        parts.push_back(traits(1u << static_cast<unsigned>(type - 1 - kinds)));
    else if (type > 0)
        parts.push_back(traits(model::allKinds()[static_cast<std::size_t>(type - 1)].trait));
    if (const int strength = m_strength->currentIndex() - 1; strength >= 0)
        parts.push_back(number(
            model::QueryField::Strength,
            strength == kMostStrength ? model::Comparison::AtLeast : model::Comparison::Equal, strength));
    if (const QVariant box = m_box->currentData(); box.isValid())
        parts.push_back(box.toString().isEmpty() ? without(inBox({})) : inBox(box.toString()));
    if (const int owned = m_owned->currentIndex(); owned > 0)
        parts.push_back(number(model::QueryField::Owned,
                               owned == 1 ? model::Comparison::AtLeast : model::Comparison::Less, 1));
    request.sort = sort();
    request.descending = m_descending;
}

bool CardFilters::isActive() const
{
    return m_game->currentIndex() > 0 || m_type->currentIndex() > 0 || m_strength->currentIndex() > 0 ||
           m_box->currentIndex() > 0 || m_owned->currentIndex() > 0;
}

bool CardFilters::wantsOwned() const
{
    return m_owned->currentIndex() == 1;
}

void CardFilters::clear()
{
    const bool active = isActive();
    m_clearing = true;
    for (QComboBox* box : {m_game, m_type, m_strength, m_box, m_owned})
        box->setCurrentIndex(0);
    m_clearing = false;
    if (active)
        Q_EMIT changed();
}

model::CardSort CardFilters::sort() const
{
    return static_cast<model::CardSort>(qMax(0, m_sort->currentIndex()));
}

void CardFilters::setSort(model::CardSort sort, bool descending)
{
    if (sort == this->sort() && descending == m_descending)
        return;
    m_sort->setCurrentIndex(static_cast<int>(sort));
    m_descending = descending;
    saveSort();
    Q_EMIT changed();
}

void CardFilters::saveSort()
{
    m_settings.setState(kSort, m_sort->currentIndex());
    m_settings.setState(kDescending, m_descending);
}

} // namespace views
