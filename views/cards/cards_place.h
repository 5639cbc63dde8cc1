// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card_filter_model.h"
#include "views/actions/action_registry.h"
#include "views/dialogs/file_chooser.h"
#include "views/frame/place.h"

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QListView;
class QStackedWidget;

namespace views {

class CardDelegate;
class CardDetails;
class EmptyState;

/// All cards of the library: filter as you type over the names in both languages, by kind and effect type;
/// the chosen card at the side. Remembers card, order and form of the list.
class CardsPlace : public Place
{
    Q_OBJECT

public:
    /// Model and chooser belong to the caller and outlive the place.
    CardsPlace(model::CardListModel& cards, model::Settings& settings, ActionRegistry& actions,
               const Theme& theme, FileChooser& files, QWidget* parent = nullptr);

    [[nodiscard]] QString status() const override;
    void takeFocus() override;
    void focusSearch() override;
    void showSample() override;

    void showCard(const QString& id);

Q_SIGNALS:
    void pictureSaved(const QString& path);
    void pictureFailed(const QString& path);

protected:
    void changeEvent(QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build(ActionRegistry& actions);
    void retranslate();
    void adjust();
    void setAsList(bool asList);
    void applyForm();
    void fitTools();
    void fitGrid();
    void filter();
    void showChosen();
    void showEverything();
    void copyCard();
    void savePicture();

    model::CardListModel& m_cards;
    model::Settings& m_settings;
    const Theme& m_theme;
    FileChooser& m_files;
    model::CardFilterModel* m_filter;
    CardDelegate* m_delegate;
    QLabel* m_title;
    QLineEdit* m_search;
    QComboBox* m_kind;
    QComboBox* m_order;
    QGridLayout* m_tools = nullptr;
    QListView* m_list;
    EmptyState* m_empty;
    QStackedWidget* m_listOrEmpty;
    CardDetails* m_details;
    QString m_chosen; ///< id of the card shown last
    bool m_asList = false;
};

} // namespace views
