// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/tour_table.h"

#include "model/games/game_cards.h"
#include "model/play/known_games.h"
#include "model/play/open_choice.h"
#include "model/play/timeline_model.h"
#include "views/table/board_view.h"
#include "views/table/play_view.h"
#include "views/table/table_place.h"

#include <QAbstractItemView>
#include <QMap>
#include <QPushButton>
#include <QTabWidget>

#include <algorithm>
#include <optional>
#include <set>

namespace app {

namespace {

constexpr quint64 kSeed = 12;

/// One match, and the places of it that are worth a picture.
class TableGuide
{
public:
    TableGuide(views::TablePlace& table, QString game, const std::function<void(const QString& name)>& save)
        : m_session(table.session())
        , m_play(*table.findChild<views::PlayView*>(QStringLiteral("playView")))
        , m_board(*table.findChild<views::BoardView*>(QStringLiteral("board")))
        , m_game(std::move(game))
        , m_save(save)
    {}

    void visit()
    {
        if (!begin(false))
            return;
        playToTheEnd();
        for (auto question = m_questions.cbegin(); question != m_questions.cend(); ++question) {
            m_session.jump(question.value());
            save(QString(question.key()).section(u'.', 1).replace(u'.', u'-'));
        }
        if (m_effect) {
            m_session.jump(*m_effect);
            save(QStringLiteral("effect"));
        }
        showAmount();
        showRefusal();
        showPile();
        showBranches();
        m_session.jump(m_end);
        save(QStringLiteral("end"));
        showCurtain();
    }

    /// The middle and the end of a match of every variant, with the fewest and the most seats it takes.
    void visitVariants()
    {
        for (const rules::VariantView& variant : m_session.game().variants())
            for (const unsigned players : std::set{variant.minPlayers, variant.maxPlayers})
                visitVariant(variant.id, players);
    }

private:
    using NodeId = model::MatchSession::NodeId;

    void visitVariant(const std::string& variant, unsigned players)
    {
        model::TableSetup setup;
        setup.match.game = m_game.toStdString();
        setup.match.variant = variant;
        setup.match.seed = kSeed;
        setup.match.players = players;
        setup.seats.assign(players, model::SeatPlayer::Person);
        if (!m_session.start(setup))
            return;
        m_session.setForcedTaken(false);
        while (!m_session.match().isOver())
            decide();
        const NodeId end = m_session.timeline().here();
        const QString name = QStringLiteral("%1-%2-").arg(QString::fromStdString(variant)).arg(players);
        m_session.jump(end / 2);
        save(name + QStringLiteral("middle"));
        m_session.jump(end);
        save(name + QStringLiteral("end"));
    }

    void save(const QString& moment) { m_save(QStringLiteral("table-%1-%2").arg(m_game, moment)); }

    [[nodiscard]] bool begin(bool covers)
    {
        model::TableSetup setup{{m_game.toStdString(), {}, kSeed, {}},
                                {model::SeatPlayer::Person, model::SeatPlayer::Person},
                                {}};
        setup.covers = covers;
        if (!m_session.start(setup))
            return false;
        m_session.setForcedTaken(false);
        return true;
    }

    void decide()
    {
        const auto bot =
            m_session.game().bot(rules::bots::BotKind::Greedy, kSeed + m_session.timeline().here());
        m_session.choose(bot(m_session.match()));
    }

    /// Later questions take the place of earlier ones: more lies on the table then.
    void playToTheEnd()
    {
        std::size_t most = 0;
        while (!m_session.match().isOver()) {
            const rules::QuestionView& question = m_session.question();
            const NodeId here = m_session.timeline().here();
            if (!question.insideEffect)
                m_questions[QString::fromStdString(question.clause)] = here;
            else if (question.options.size() >= most) {
                most = question.options.size();
                m_effect = here;
            }
            if (model::OpenChoice(m_session.match(), question).parts().size() > 1)
                m_wide = here;
            decide();
            m_session.pause();
        }
        m_end = m_session.timeline().here();
    }

    void showAmount()
    {
        for (NodeId node = m_end; node-- > 0;) {
            m_session.jump(node);
            model::OpenChoice open(m_session.match());
            const model::AnswerParts parts = open.parts();
            if (parts.isEmpty() || !open.pick(parts.last()) || !open.numbers() || open.numbers()->most < 3)
                continue;
            m_play.point({parts.last()});
            save(QStringLiteral("amount"));
            return;
        }
    }

    void showRefusal()
    {
        m_session.jump(m_wide);
        for (auto* item : m_board.findChildren<views::TableCard*>()) {
            if (!item->isVisible() || item->light() != views::TableItem::Light::Dim)
                continue;
            item->click();
            save(QStringLiteral("refused"));
            return;
        }
    }

    void showPile()
    {
        m_session.jump(m_end);
        for (const rules::ZoneView& zone : m_session.zones()) {
            if (zone.shape != rules::ZoneShape::OpenPile || zone.cards.size() < 2)
                continue;
            m_board.openPile(QString::fromStdString(zone.id));
            save(QStringLiteral("pile"));
            m_board.openPile({});
            return;
        }
    }

    /// Another answer where there are many, and the two ways beside each other.
    void showBranches()
    {
        m_session.jump(m_wide);
        const std::vector<rules::Choice> options = m_session.question().options;
        const rules::Choice taken = m_session.timeline().node(m_wide + 1).choice;
        const auto other = std::find_if(options.begin(), options.end(),
                                        [&](const rules::Choice& each) { return each != taken; });
        if (other == options.end())
            return;
        m_session.choose(*other);
        m_session.pause();
        const NodeId branch = m_session.timeline().here();
        m_session.setName(branch, QStringLiteral("Plan B"));
        m_session.setNote(m_wide, QStringLiteral("?!"));
        m_session.jump(m_wide + 1);
        auto* tabs = m_play.findChild<QTabWidget*>(QStringLiteral("tableTabs"));
        tabs->setCurrentIndex(1);
        save(QStringLiteral("timeline"));
        auto* list = m_play.findChild<QAbstractItemView*>(QStringLiteral("timeline"));
        const QAbstractItemModel& steps = *list->model();
        const QModelIndexList rows =
            steps.match(steps.index(0, 0), model::TimelineModel::NodeRole, branch, 1);
        if (!rows.isEmpty()) {
            list->setCurrentIndex(rows.first());
            m_play.findChild<QPushButton*>(QStringLiteral("compareStep"))->click();
            save(QStringLiteral("compared"));
        }
        tabs->setCurrentIndex(0);
    }

    void showCurtain()
    {
        if (!begin(true))
            return;
        const auto* curtain = m_play.findChild<QWidget*>(QStringLiteral("seatCurtain"));
        while (!m_session.match().isOver() && curtain->isHidden())
            decide();
        if (!curtain->isHidden())
            save(QStringLiteral("curtain"));
    }

    model::MatchSession& m_session;
    views::PlayView& m_play;
    views::BoardView& m_board;
    QString m_game;
    const std::function<void(const QString& name)>& m_save;
    QMap<QString, NodeId> m_questions; ///< by their clause
    std::optional<NodeId> m_effect;    ///< where an effect asks most
    NodeId m_wide = 0;                 ///< the last question with several things to point at
    NodeId m_end = 0;
};

} // namespace

void visitTable(views::TablePlace& table, bool everything,
                const std::function<void(const QString& name)>& save)
{
    for (const QString& game : model::knownGameIds()) {
        TableGuide guide(table, game, save);
        if (everything || game == model::firstGame())
            guide.visit();
        if (everything)
            guide.visitVariants();
    }
    table.session().close();
}

} // namespace app
