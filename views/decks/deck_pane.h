// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/decks/deck_contents_model.h"
#include "model/settings/settings.h"
#include "views/theme/theme.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QStackedWidget;
class QToolButton;

namespace views {

class ActionRegistry;
class CardList;
class DeckCardDelegate;

/// The deck that is being built: its cards by groups, and how they are shown.
class DeckPane : public QWidget
{
    Q_OBJECT

public:
    /// Settings outlive this; they remember groups and form.
    DeckPane(model::Settings& settings, const Theme& theme, QWidget* parent = nullptr);

    [[nodiscard]] model::DeckContentsModel& contents() { return *m_contents; }
    void setDeck(const model::Deck& deck);
    void setDirectory(const model::CardDirectory* cards);
    void setLanguage(model::Language language);
    [[nodiscard]] bool asFaces() const { return m_faces; }
    void takeFocus();
    [[nodiscard]] QString current() const;

Q_SIGNALS:
    void added(const QStringList& cards);
    void removed(const QStringList& cards);  ///< one copy of each
    void takenOut(const QStringList& cards); ///< all copies
    void currentChanged(const QString& card);
    void formChanged(bool faces);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void retranslate();
    void setFaces(bool faces);
    [[nodiscard]] QStringList chosen() const;

    model::Settings& m_settings;
    const Theme& m_theme;
    const model::CardDirectory* m_directory = nullptr;
    model::DeckContentsModel* m_contents;
    DeckCardDelegate* m_delegate;
    QLabel* m_title;
    QLabel* m_hint;
    QComboBox* m_grouping;
    QToolButton* m_form;
    CardList* m_list;
    QStackedWidget* m_listOrHint;
    int m_count = 0;
    bool m_faces = false;
};

} // namespace views
