// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card_library.h"
#include "views/theme/theme.h"

#include <QWidget>

class QAction;
class QLabel;
class QToolButton;
class QUrl;

namespace views {

class CardFaceWidget;
class FlowLayout;
class OwnerPanel;
class TextPage;

/// Everything about one card: its face and what its owner says about it at the left, the rest as a page at
/// the right. Escape leads back.
class CardPage : public QWidget
{
    Q_OBJECT

public:
    explicit CardPage(const Theme& theme, QWidget* parent = nullptr);

    /// Null: none. The library outlives its use here.
    void setLibrary(model::CardLibrary* library);
    /// Where cards are in use; null: nobody knows, and nothing is said about it.
    void setUses(const model::CardUses* uses);
    /// Reads the card; false, and nothing changes, if there is none.
    bool showCard(const QString& game, const QString& id, model::Language language);
    [[nodiscard]] const std::optional<model::CardReading>& reading() const { return m_reading; }

    void takeFocus();
    /// Something to do with the card, as a button above the page.
    void addButton(QAction* action);

Q_SIGNALS:
    void backWanted();
    void ruleWanted(const QString& id); ///< a clause or clarification
    void exampleWanted(const QString& game, const QString& clarification);
    void useWanted(const QString& id);
    void printedWanted();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refresh();
    void showText();
    [[nodiscard]] bool hasRoomForBoth() const;
    void follow(const QUrl& url);

    const Theme& m_theme;
    model::CardLibrary* m_library = nullptr;
    const model::CardUses* m_uses = nullptr;
    std::optional<model::CardReading> m_reading;
    model::Language m_language = model::Language::English;
    QToolButton* m_back;
    FlowLayout* m_actions;
    QLabel* m_title;
    CardFaceWidget* m_face;
    OwnerPanel* m_owner;
    TextPage* m_text;
    bool m_sideBySide = true; ///< the languages
};

} // namespace views
