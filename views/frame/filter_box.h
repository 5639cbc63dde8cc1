// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/frame/choice_box.h"

namespace views {

/// A choice whose first entry means "no filter": as long as it stands there, the box shows what it would
/// filter by. No wider than what it shows.
class FilterBox : public ChoiceBox
{
    Q_OBJECT

public:
    explicit FilterBox(QWidget* parent = nullptr);

    void setCaption(const QString& caption);
    /// What stands in the box.
    [[nodiscard]] QString shown() const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void initStyleOption(QStyleOptionComboBox* option) const override;

private:
    QString m_caption;
};

} // namespace views
