// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/proxies/sheet_options.h"
#include "views/theme/theme.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QSpinBox;
class QVBoxLayout;

namespace views {

/// All options of a sheet as fields; each change is told at once. Language of the cards included, which need
/// not be the program's.
class SheetForm : public QWidget
{
    Q_OBJECT

public:
    explicit SheetForm(const Theme& theme, QWidget* parent = nullptr);

    void setOptions(const model::SheetOptions& options);
    [[nodiscard]] const model::SheetOptions& options() const { return m_options; }

    /// Leaves a slot of the first sheet empty, or fills it again.
    void toggleSlot(int slot);

Q_SIGNALS:
    void changed();

protected:
    void changeEvent(QEvent* event) override;

private:
    /// A field with its label, made by one of the functions below.
    QGridLayout* addGroup(QVBoxLayout* column);
    QComboBox* addChoice(QGridLayout* grid, const char* name);
    QDoubleSpinBox* addLength(QGridLayout* grid, const char* name, double most);
    QDoubleSpinBox* length(const char* name, double most);
    QCheckBox* addCheck(QGridLayout* grid, const char* name);
    void addLabelled(QGridLayout* grid, QWidget* field, QWidget* buddy);
    QLabel* labelOf(const QWidget* buddy) const;

    struct Row
    {
        QGridLayout* grid;
        int at;
        QLabel* label;
        QWidget* field;
    };
    void arrange(const Row& row);

    void build();
    void retranslate();
    void adjust();
    void show(const model::SheetOptions& options);
    void take();

    const Theme& m_theme;
    model::SheetOptions m_options;
    bool m_showing = false; ///< fields are being filled: their changes are no choices
    std::vector<QLabel*> m_headings;
    std::vector<QGridLayout*> m_grids;
    std::vector<Row> m_rows;
    QHash<const QWidget*, QLabel*> m_labels;

    QComboBox* m_ink;
    QComboBox* m_language;
    QComboBox* m_paper;
    QWidget* m_ownPaper;
    QDoubleSpinBox* m_paperWidth;
    QDoubleSpinBox* m_paperHeight;
    QCheckBox* m_landscape;
    QComboBox* m_card;
    QWidget* m_ownCard;
    QDoubleSpinBox* m_cardWidth;
    QDoubleSpinBox* m_cardHeight;
    QComboBox* m_back;
    QComboBox* m_edge;
    QSpinBox* m_copies;
    QCheckBox* m_inSets;
    QComboBox* m_order;
    QSpinBox* m_firstSlot;
    QLineEdit* m_skipped;
    QDoubleSpinBox* m_gap;
    QDoubleSpinBox* m_sides;
    QDoubleSpinBox* m_ends;
    QDoubleSpinBox* m_bleed;
    QDoubleSpinBox* m_corner;
    QComboBox* m_marks;
    QComboBox* m_markColour;
    QDoubleSpinBox* m_markLength;
    QCheckBox* m_deckName;
    QCheckBox* m_date;
    QCheckBox* m_pageNumber;
    QCheckBox* m_scaleBar;
    QComboBox* m_pictures;
    QDoubleSpinBox* m_pictureBleed;
    QCheckBox* m_houseMarks;
};

} // namespace views
