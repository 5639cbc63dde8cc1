// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card.h"
#include "views/theme/theme.h"

#include <QImage>
#include <QWidget>

namespace views {

/// The face of a card that may not be in the library yet, with a picture of its own. A screen reader hears
/// name, strength and text.
class DraftFace : public QWidget
{
    Q_OBJECT

public:
    explicit DraftFace(const Theme& theme, QWidget* parent = nullptr);

    void setCard(const model::Card& card, model::Language language);
    /// A null image: none.
    void setPicture(const QImage& picture);
    void setFaceWidth(int width);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
    model::Card m_card;
    QImage m_picture;
    model::Language m_language = model::Language::English;
};

} // namespace views
