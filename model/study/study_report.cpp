// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/study/study_report.h"

#include "model/faces/fitted_text.h"
#include "model/faces/fonts.h"
#include "model/faces/tokens.h"
#include "model/study/study_words.h"

#include <QPainter>

#include <algorithm>

namespace model {

namespace {

// All in millimetres.
constexpr double kReportMargin = 18;
constexpr double kReportText = 3.6;
constexpr double kReportRow = 5.2;
constexpr double kReportFoot = 26;

struct ReportTable
{
    QStringList headers;
    std::vector<QStringList> rows;
};

double reportText(QPainter& painter, const QString& text, const QPointF& at, double width,
                  double size = kReportText, QFont::Weight weight = QFont::Normal)
{
    painter.setPen(inkTokens().ink);
    const FittedText fitted(MeasuredText(text, Fonts().interface(Fonts::kBody, weight)), size, width, 1.35);
    fitted.paint(painter, at);
    return fitted.height();
}

/// Returns where the table ends; rows that would go below `bottom` are left out.
double reportTable(QPainter& painter, const ReportTable& table, QPointF at, double width, double bottom)
{
    const auto columns = static_cast<double>(table.headers.size());
    const double name = width * 0.3;
    const double each = (width - name) / std::max(1.0, columns - 1);
    const auto row = [&](const QStringList& texts, QFont::Weight weight) {
        for (qsizetype i = 0; i < texts.size(); ++i)
            reportText(painter, texts[i], at + QPointF(i == 0 ? 0 : name + each * double(i - 1), 0),
                       (i == 0 ? name : each) - 2, kReportText * 0.85, weight);
        at.ry() += kReportRow;
        painter.setPen(QPen(inkTokens().ink, 0.06));
        painter.drawLine(at - QPointF(0, 0.6), at + QPointF(width, -0.6));
    };
    row(table.headers, QFont::DemiBold);
    for (const QStringList& texts : table.rows)
        if (at.y() + kReportRow < bottom)
            row(texts, QFont::Normal);
    return at.y();
}

} // namespace

PagedWork StudyReport::page(const StoredStudy& stored, const NameOf& nameOf, const QSizeF& paper,
                            Language language)
{
    using rules::bots::Estimate;
    const rules::bots::Study& study = stored.study;
    const rules::bots::ArmTally& base = study.arms.front();
    const std::size_t seatings = study.plan.arms.front().seatings.size();
    const QString title = tr("Study of “%1”").arg(stored.deckName);
    QStringList about{
        localeFor(language).toString(stored.made.toLocalTime(), QLocale::ShortFormat),
        tr("%1 matches").arg(localeFor(language).toString(static_cast<qulonglong>(study.matches())))};
    if (!stored.opponent.isEmpty())
        about << tr("against “%1”").arg(stored.opponent);
    about << tr("rules %1").arg(QString::fromStdString(study.plan.rules));

    const auto rate = [language](const Estimate& estimate) { return StudyWords::rate(estimate, language); };
    ReportTable seats{{tr("Seat"), tr("Win rate")}, {}};
    for (std::size_t seat = 0; seat < base.bySeating.size(); ++seat)
        seats.rows.push_back({QString::number(seat + 1), rate(rules::bots::winRateOf(base, seat))});
    ReportTable arms{{tr("Instead"), tr("Win rate"), tr("Change")}, {}};
    std::vector<std::pair<double, QStringList>> sorted;
    for (std::size_t i = 1; i < study.arms.size(); ++i) {
        const Estimate gain =
            rules::bots::gainOf(study.plan.arms[i], study.arms[i], stored.looks(), study.arms.size() - 1);
        sorted.push_back({gain.value,
                          {QString::fromStdString(study.plan.arms[i].name),
                           rate(rules::bots::winRate(study.plan.arms[i], study.arms[i], stored.looks())),
                           StudyWords::gain(gain, language)}});
    }
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](const auto& a, const auto& b) { return a.first > b.first; });
    for (auto& [gain, texts] : sorted)
        arms.rows.push_back(std::move(texts));
    ReportTable cards{{tr("Card"), tr("Taken"), tr("Price"), tr("Won with it"), tr("Won against it")}, {}};
    for (const auto& [id, card] : base.cards)
        cards.rows.push_back({nameOf(id),
                              rate(rules::bots::shareWhere(card.mine.matches, study.rounds(), seatings)),
                              StudyWords::number(rules::bots::meanOf(card.mine.price, 1), language),
                              rate(rules::bots::winRateWhere(card.mine.matches)),
                              rate(rules::bots::winRateWhere(card.theirs.matches))});
    std::sort(cards.rows.begin(), cards.rows.end(), [](const QStringList& a, const QStringList& b) {
        return a.front().localeAwareCompare(b.front()) < 0;
    });
    const QString verdict = study.arms.size() > 2
                                ? StudyWords::verdict(study, stored.looks(), language).front()
                                : StudyWords::verdict(study, stored.looks(), language).join(u' ');
    const QString method = StudyWords::method(study, stored.looks());
    const QString aboutLine = about.join(QStringLiteral(" · "));
    return {paper, title, 1, [=](QPainter& painter, int) {
                const double width = paper.width() - 2 * kReportMargin;
                const double bottom = paper.height() - kReportFoot;
                double y = 14;
                y += reportText(painter, title, {kReportMargin, y}, width, 6.2, QFont::DemiBold) + 1;
                y += reportText(painter, aboutLine, {kReportMargin, y}, width, kReportText * 0.9) + 4;
                y += reportText(painter, verdict, {kReportMargin, y}, width, kReportText * 1.15) + 5;
                for (const ReportTable* table : {&seats, &arms, &cards})
                    if (!table->rows.empty())
                        y = reportTable(painter, *table, {kReportMargin, y}, width, bottom) + 5;
                reportText(painter, method, {kReportMargin, bottom + 4}, width, kReportText * 0.85);
            }};
}

} // namespace model
