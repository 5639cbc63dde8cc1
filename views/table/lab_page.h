// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/play/lab_text.h"
#include "model/settings/settings.h"
#include "views/theme/theme.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace views {

class ChoiceBox;

/// The rules lab: a position put together as a scenario, checked while it is written, then played on from.
/// Cards are added from lists or typed.
class LabPage : public QWidget
{
    Q_OBJECT

public:
    LabPage(const model::Settings& settings, const Theme& theme, QWidget* parent = nullptr);

    void setText(const QString& text);
    [[nodiscard]] QString text() const;
    void takeFocus();

Q_SIGNALS:
    void playWanted(const QString& scenario);
    void fromTableWanted();
    void openWanted();
    void saveWanted(const QString& scenario);
    void copied();
    void closed();

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void retranslate();
    void check();
    void addCard();

    const model::Settings& m_settings;
    const Theme& m_theme;
    QLabel* m_title;
    QLabel* m_hint;
    QPlainTextEdit* m_text;
    QLabel* m_verdict;
    ChoiceBox* m_card;
    ChoiceBox* m_zone;
    QCheckBox* m_down;
    QPushButton* m_add;
    QPushButton* m_play;
    QPushButton* m_fromTable;
    QPushButton* m_open;
    QPushButton* m_save;
    QPushButton* m_copy;
    QPushButton* m_close;
    std::vector<rules::ZoneView> m_zones;
    QString m_game; ///< whose cards are listed
};

} // namespace views
