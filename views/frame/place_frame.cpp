// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/frame/place_frame.h"

#include <QEvent>
#include <QScrollBar>

namespace views {

PlaceFrame::PlaceFrame(QWidget* parent)
    : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
}

void PlaceFrame::setPlace(QWidget* place)
{
    setWidget(place);
    place->installEventFilter(this);
    fit();
}

bool PlaceFrame::eventFilter(QObject* watched, QEvent* event)
{
    const bool done = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        fit();
    return done;
}

void PlaceFrame::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    fit();
}

void PlaceFrame::fit()
{
    if (widget() == nullptr)
        return;
    const QSize least = widget()->minimumSizeHint().expandedTo(widget()->minimumSize());
    const QSize whole = maximumViewportSize();
    QSize room = whole;
    // A bar takes its room from the other direction, which may then need one too.
    const auto makeRoomForBars = [&] {
        if (least.height() > room.height())
            room.setWidth(whole.width() - verticalScrollBar()->sizeHint().width());
        if (least.width() > room.width())
            room.setHeight(whole.height() - horizontalScrollBar()->sizeHint().height());
    };
    makeRoomForBars();
    makeRoomForBars();
    widget()->resize(room.expandedTo(least));
}

} // namespace views
