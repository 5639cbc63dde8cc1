// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/frame/filter_box.h"

#include <QAbstractItemView>
#include <QStyle>
#include <QStyleOptionComboBox>

namespace views {

FilterBox::FilterBox(QWidget* parent)
    : ChoiceBox(parent)
{
    connect(this, &QComboBox::currentIndexChanged, this, [this] {
        setProperty("role",
                    currentIndex() > 0 && !m_caption.isEmpty() ? QStringLiteral("active") : QString());
        style()->unpolish(this);
        style()->polish(this);
        updateGeometry();
    });
}

void FilterBox::setCaption(const QString& caption)
{
    m_caption = caption;
    // The list is as wide as its longest entry, whatever the box is.
    int widest = 0;
    for (int i = 0; i < count(); ++i)
        widest = qMax(widest, fontMetrics().horizontalAdvance(itemText(i)));
    view()->setMinimumWidth(widest + 48);
    updateGeometry();
    update();
}

QString FilterBox::shown() const
{
    return currentIndex() > 0 || m_caption.isEmpty() ? currentText() : m_caption;
}

QSize FilterBox::sizeHint() const
{
    // 8 px at the left, 4 and 24 that the style sheet keeps free for the chevron, two lines of border, and
    // room for rounding.
    return {fontMetrics().horizontalAdvance(shown()) + 46, ChoiceBox::sizeHint().height()};
}

void FilterBox::initStyleOption(QStyleOptionComboBox* option) const
{
    ChoiceBox::initStyleOption(option);
    option->currentText = shown();
}

} // namespace views
