// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/study/study_export.h"

#include <QString>

namespace model {

using namespace Qt::StringLiterals;
using rules::bots::Estimate;

namespace {

/// In quotes where it holds one, a comma or a line break. A sign that spreadsheets take for a formula is set
/// behind an apostrophe.
QString studyField(QString text)
{
    if (!text.isEmpty() && u"=+-@"_s.contains(text.front()))
        text.prepend(u'\'');
    if (!text.contains(u'"') && !text.contains(u',') && !text.contains(u'\n') && !text.contains(u'\r'))
        return text;
    return u'"' + text.replace(u'"', u"\"\""_s) + u'"';
}

class StudyTable
{
public:
    void add(const QString& what, const std::string& name, const Estimate& estimate)
    {
        const auto number = [](double value) { return QString::number(value, 'f', 6); };
        const bool is = estimate.rounds > 0;
        const bool has = estimate.hasInterval();
        m_text +=
            (QStringList{what, studyField(QString::fromStdString(name)),
                         is ? number(estimate.value) : QString(), has ? number(estimate.low) : QString(),
                         has ? number(estimate.high) : QString(), QString::number(estimate.rounds)}
                 .join(u',') +
             u"\r\n"_s);
    }
    [[nodiscard]] QByteArray bytes() const { return "what,name,value,low,high,rounds\r\n" + m_text.toUtf8(); }

private:
    QString m_text;
};

} // namespace

QByteArray studyAsCsv(const rules::bots::Study& study, rules::bots::Looks looks)
{
    StudyTable table;
    for (std::size_t i = 0; i < study.arms.size(); ++i) {
        const rules::bots::StudyArm& arm = study.plan.arms[i];
        const rules::bots::ArmTally& tally = study.arms[i];
        const auto matches = static_cast<double>(arm.seatings.size());
        table.add(u"win rate"_s, arm.name, rules::bots::winRate(arm, tally, looks));
        if (i > 0)
            table.add(u"change of win rate"_s, arm.name,
                      rules::bots::gainOf(arm, tally, looks, study.arms.size() - 1));
        for (std::size_t seating = 0; seating < tally.bySeating.size(); ++seating)
            table.add(u"win rate from seat %1"_s.arg(seating + 1), arm.name,
                      rules::bots::winRateOf(tally, seating));
        table.add(u"turns"_s, arm.name, rules::bots::meanOf(tally.turns, matches));
        table.add(u"points"_s, arm.name, rules::bots::meanOf(tally.points, matches));
        table.add(u"points of the others"_s, arm.name, rules::bots::meanOf(tally.theirPoints, matches));
    }
    if (study.arms.empty())
        return table.bytes();
    const std::size_t seatings = study.plan.arms.front().seatings.size();
    for (const auto& [id, card] : study.arms.front().cards) {
        table.add(u"taken by your side"_s, id,
                  rules::bots::shareWhere(card.mine.matches, study.rounds(), seatings));
        table.add(u"price"_s, id, rules::bots::meanOf(card.mine.price, 1));
        table.add(u"win rate when taken"_s, id, rules::bots::winRateWhere(card.mine.matches));
        table.add(u"taken by the others"_s, id,
                  rules::bots::shareWhere(card.theirs.matches, study.rounds(), seatings));
        table.add(u"win rate when faced"_s, id, rules::bots::winRateWhere(card.theirs.matches));
    }
    return table.bytes();
}

QByteArray studyAsJson(const rules::bots::Study& study)
{
    return QByteArray::fromStdString(rules::json::write(rules::bots::toJson(study), 1)) + '\n';
}

} // namespace model
