// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/review/review_words.h"

#include <QLocale>

#include <cmath>

namespace model {

using rules::bots::Mark;

namespace {
constexpr double kIntervalErrors = 1.96; ///< standard errors of a 95 % interval
} // namespace

QString ReviewWords::percent(double share) const
{
    // The sign stays with its number at the end of a line.
    return localeFor(m_language).toString(std::round(share * 100), 'f', 0) + QStringLiteral("\u00a0%");
}

QString ReviewWords::chance(double share, double error) const
{
    const double margin = std::ceil(kIntervalErrors * error * 100);
    return percent(share) + QStringLiteral(" ± ") + localeFor(m_language).toString(margin, 'f', 0);
}

QString ReviewWords::points(double share) const
{
    const double value = share * 100;
    return (value < 0 ? QStringLiteral("−") : QStringLiteral("+")) +
           localeFor(m_language).toString(std::abs(value), 'f', 1);
}

QString ReviewWords::number(double value) const
{
    return localeFor(m_language).toString(value, 'f', 1);
}

QString ReviewWords::sign(Mark mark)
{
    switch (mark) {
    case Mark::None: break;
    case Mark::Inaccuracy: return QStringLiteral("?!");
    case Mark::Mistake: return QStringLiteral("?");
    case Mark::Blunder: return QStringLiteral("??");
    }
    return {};
}

QString ReviewWords::mark(Mark mark)
{
    switch (mark) {
    case Mark::None: break;
    case Mark::Inaccuracy: return tr("inaccuracy");
    case Mark::Mistake: return tr("mistake");
    case Mark::Blunder: return tr("blunder");
    }
    return {};
}

QString ReviewWords::reason(const rules::bots::Reason& reason) const
{
    if (reason.what.en.empty())
        return tr("It wins %1 of the continuations, the other answer %2.")
            .arg(percent(reason.best), percent(reason.played));
    if (reason.isLead)
        return tr("“%1” is ahead in %2 of the continuations, after the other answer in %3.")
            .arg(text(reason.what), percent(reason.best), percent(reason.played));
    return tr("“%1” comes to %2 on average, after the other answer to %3.")
        .arg(text(reason.what), number(reason.best), number(reason.played));
}

QString ReviewWords::evidence(const rules::bots::Reason& reason) const
{
    return tr("%1 of %2 continuations show this, the first one after %n decision(s).", nullptr,
              static_cast<int>(reason.decisions))
        .arg(static_cast<qulonglong>(reason.agreeing))
        .arg(static_cast<qulonglong>(reason.seeds));
}

QString ReviewWords::noReason()
{
    return tr("No single number explains the difference.");
}

QString ReviewWords::text(const rules::BothLanguages& text) const
{
    return QString::fromStdString(text.in(m_language));
}

} // namespace model
