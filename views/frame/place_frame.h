// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace views {

/// Shows a place in whatever room there is: the place fills it, and what cannot become any smaller is
/// scrolled. Unlike a resizable QScrollArea, which gives wrapped text all the height that it would like to
/// have, this asks for the least.
class PlaceFrame : public QScrollArea
{
    Q_OBJECT

public:
    explicit PlaceFrame(QWidget* parent = nullptr);

    void setPlace(QWidget* place);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
};

} // namespace views
