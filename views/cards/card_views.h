// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card_table_model.h"
#include "model/search/card_sorting.h"
#include "views/theme/theme.h"

#include <QStackedWidget>

#include <optional>

class QAbstractItemView;
class QListView;
class QMenu;
class QTreeView;

namespace views {

class CardDelegate;
class FaceCache;
enum class FaceSize;

/// The cards that were found, as a gallery of faces or as a table, with one card chosen in both. Columns,
/// their order and widths are remembered.
class CardViews : public QStackedWidget
{
    Q_OBJECT

public:
    /// The model outlives this.
    CardViews(model::CardTableModel& cards, model::Settings& settings, const Theme& theme,
              QWidget* parent = nullptr);

    void setAsTable(bool asTable);
    [[nodiscard]] bool isTable() const;
    /// Of the faces in the gallery, remembered; nothing: as the room allows.
    void setFaceSize(std::optional<FaceSize> size);
    [[nodiscard]] std::optional<FaceSize> faceSize() const { return m_faceSize; }
    [[nodiscard]] QAbstractItemView* view() const;

    [[nodiscard]] int currentRow() const;
    /// -1 chooses none.
    void setCurrentRow(int row);
    /// The arrow in the table's head.
    void showSort(model::CardSort sort, bool descending);
    /// Which columns the table shows; filled whenever it opens.
    [[nodiscard]] QMenu* columnsMenu() { return m_columns; }
    /// The card is drawn anew.
    void forget(const QString& game, const QString& id);

Q_SIGNALS:
    void chosen(int row);
    void opened(int row);
    void sortWanted(model::CardSort sort, bool descending);
    void menuWanted(const QPoint& where);
    void left();                       ///< by Escape
    void typed(const QString& letter); ///< somebody goes on typing what to search
    void erased();                     ///< or takes a letter of it back

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildGallery();
    void buildTable();
    void fitGallery();
    void fitTable();
    void saveColumns();
    [[nodiscard]] FaceSize fittingSize() const;
    void fillColumns();
    bool handleKey(QKeyEvent* event);

    model::CardTableModel& m_cards;
    model::Settings& m_settings;
    const Theme& m_theme;
    FaceCache* m_faces;
    CardDelegate* m_delegate;
    QListView* m_gallery;
    QTreeView* m_table;
    QMenu* m_columns;
    std::optional<FaceSize> m_faceSize;
    bool m_squeezed = false;    ///< the other name is hidden because there is no room
    bool m_otherWanted = false; ///< somebody has asked for it all the same
    model::CardSort m_sort = model::CardSort::Fit;
    bool m_descending = false;
};

} // namespace views
