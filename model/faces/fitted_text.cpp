// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/faces/fitted_text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cstdlib>

namespace model {

namespace {

QString elided(const QString& line, const QFontMetricsF& metrics, double size, double width)
{
    return metrics.elidedText(line, Qt::ElideRight, width * MeasuredText::kReference / size);
}

bool isVowel(QChar letter)
{
    return QStringLiteral("aeiouyäöüéèâ").contains(letter.toLower());
}

/// Letters that begin a syllable together: "ch", "schn", "tr", "sp".
bool joinsBefore(const QString& word, qsizetype at)
{
    static const QStringList kPairs{
        QStringLiteral("ch"), QStringLiteral("ck"), QStringLiteral("ph"), QStringLiteral("th"),
        QStringLiteral("sc"), QStringLiteral("sp"), QStringLiteral("st"), QStringLiteral("sw"),
        QStringLiteral("tr"), QStringLiteral("pr"), QStringLiteral("br"), QStringLiteral("dr"),
        QStringLiteral("kr"), QStringLiteral("gr"), QStringLiteral("fr"), QStringLiteral("pl"),
        QStringLiteral("bl"), QStringLiteral("kl"), QStringLiteral("gl"), QStringLiteral("fl")};
    const QString both = word.mid(at - 1, 2).toLower();
    // "Shape-shifter", but "Kriegs-hund".
    if (both == u"sh")
        return at < 2 || isVowel(word[at - 2]);
    return kPairs.contains(both) ||
           (at >= 3 && word.mid(at - 3, 3).toLower() == u"sch" && QStringLiteral("lmnrw").contains(word[at]));
}

/// Where a word may be parted: behind a hyphen, or before the last consonant before a vowel.
std::vector<qsizetype> partings(const QString& word)
{
    constexpr qsizetype kLeast = 3;
    std::vector<qsizetype> found;
    for (qsizetype i = kLeast; i + kLeast <= word.size(); ++i) {
        if (word[i - 1] == u'-') {
            found.push_back(i);
            continue;
        }
        qsizetype vowel = i + 1;
        while (vowel < word.size() && !isVowel(word[vowel]) && joinsBefore(word, vowel))
            ++vowel;
        const bool hasVowel =
            std::any_of(word.begin(), word.begin() + i, [](QChar letter) { return isVowel(letter); });
        if (hasVowel && word[i].isLetter() && !isVowel(word[i]) && !joinsBefore(word, i) &&
            vowel < word.size() && isVowel(word[vowel]))
            found.push_back(i);
    }
    return found;
}

/// The longest word, parted as near to its middle as can be; empty where it cannot be.
QString parted(const QString& text)
{
    QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    const auto longest = std::max_element(
        words.begin(), words.end(), [](const QString& a, const QString& b) { return a.size() < b.size(); });
    constexpr qsizetype kShort = 9; // letters; what is shorter is not made easier to read
    if (longest == words.end() || longest->size() < kShort)
        return {};
    qsizetype best = 0;
    for (const qsizetype at : partings(*longest))
        if (best == 0 || std::abs(2 * at - longest->size()) < std::abs(2 * best - longest->size()))
            best = at;
    if (best == 0)
        return {};
    *longest = longest->left(best) +
               ((*longest)[best - 1] == u'-' ? QStringLiteral(" ") : QStringLiteral("- ")) +
               longest->mid(best);
    return words.join(u' ');
}

} // namespace

FittedText::FittedText(const QString& text, const QFont& font, double width, double lineHeight)
    : FittedText(MeasuredText(text, font), font.pixelSize(), width, lineHeight)
{}

FittedText::FittedText(const MeasuredText& text, double size, double width, double lineHeight)
    : m_size(size)
    , m_step(size * lineHeight)
    , m_whole(text.isWhole(size, width))
{
    const QFontMetricsF metrics(text.font());
    const double scale = size / MeasuredText::kReference;
    m_ascent = (m_step + (metrics.ascent() - metrics.descent()) * scale) / 2;
    for (const QString& line : text.lines(size, width))
        m_lines.emplace_back(m_whole ? line : elided(line, metrics, size, width), text.font());
}

FittedText FittedText::largest(const QString& text, const QFont& font, const QSizeF& room, double smallest,
                               double lineHeight)
{
    const MeasuredText measured(text, font);
    const double largest = std::max<double>(font.pixelSize(), smallest);
    for (int smaller = 0; largest - smaller > smallest; ++smaller) {
        const double size = largest - smaller;
        if (measured.isWhole(size, room.width()) &&
            measured.lineCount(size, room.width()) * size * lineHeight <= room.height())
            return {measured, size, room.width(), lineHeight};
    }
    FittedText fitted(measured, smallest, room.width(), lineHeight);
    const auto count = static_cast<size_t>(std::max(1.0, room.height() / fitted.m_step + 0.001));
    if (fitted.m_lines.size() > count) {
        const QString last = fitted.m_lines[count - 1].text() + u'…';
        fitted.m_lines.erase(fitted.m_lines.begin() + static_cast<std::ptrdiff_t>(count) - 1,
                             fitted.m_lines.end());
        fitted.m_lines.emplace_back(elided(last, QFontMetricsF(measured.font()), smallest, room.width()),
                                    measured.font());
        fitted.m_whole = false;
    }
    return fitted;
}

FittedText FittedText::name(const QString& name, const QFont& font, const QSizeF& room, double smallest,
                            double lineHeight)
{
    FittedText whole = largest(name, font, room, smallest, lineHeight);
    if (whole.isWhole())
        return whole;
    if (const QString inTwo = parted(name); !inTwo.isEmpty())
        if (FittedText broken = largest(inTwo, font, room, smallest, lineHeight); broken.isWhole())
            return broken;
    return whole;
}

std::vector<QString> FittedText::lines() const
{
    std::vector<QString> lines;
    for (const TextLine& line : m_lines)
        lines.push_back(line.text());
    return lines;
}

void FittedText::paint(QPainter& painter, const QPointF& topLeft) const
{
    const double scale = m_size / MeasuredText::kReference;
    const QTransform before = painter.transform();
    painter.translate(topLeft);
    painter.scale(scale, scale);
    double y = m_ascent / scale;
    for (const TextLine& line : m_lines) {
        line.paint(painter, QPointF(0, y));
        y += m_step / scale;
    }
    painter.setTransform(before);
}

} // namespace model
