// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/plain_texts.h"

#include <QEvent>
#include <QLabel>
#include <QTextLayout>
#include <QToolTip>

namespace views {

namespace {

constexpr int kTipEms = 30;

QString wrapped(const QString& paragraph, const QFont& font, double width)
{
    QTextLayout layout(paragraph, font);
    layout.beginLayout();
    QStringList lines;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        lines << paragraph.mid(line.textStart(), line.textLength()).trimmed();
    }
    layout.endLayout();
    return lines.join(u'\n');
}

} // namespace

bool PlainTexts::eventFilter(QObject* watched, QEvent* event)
{
    // Tooltips are polished before they get their text, all others at the latest when their size is asked
    // for.
    if (event->type() == QEvent::Polish) {
        if (auto* label = qobject_cast<QLabel*>(watched);
            label != nullptr && label->textFormat() == Qt::AutoText)
            label->setTextFormat(Qt::PlainText);
    }
    return QObject::eventFilter(watched, event);
}

void showTip(const QPoint& globalPosition, const QString& text, QWidget* owner)
{
    const QFont font = QToolTip::font();
    const double width = QFontMetricsF(font).averageCharWidth() * 2 * kTipEms;
    QStringList paragraphs;
    for (const QString& paragraph : text.split(u'\n'))
        paragraphs << wrapped(paragraph, font, width);
    QToolTip::showText(globalPosition, paragraphs.join(u'\n'), owner);
}

} // namespace views
