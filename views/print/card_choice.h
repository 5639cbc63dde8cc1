// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/proxies/proxy_job.h"
#include "views/theme/theme.h"

#include <QDialog>
#include <QSet>

class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace views {

/// Which cards of a deck are to be printed: a list with a tick a card and a field that narrows it.
class CardChoice : public QDialog
{
    Q_OBJECT

public:
    /// An empty set of `chosen` means all of them.
    CardChoice(const model::ProxyDeck& deck, const QSet<QString>& chosen, model::Language language,
               const Theme& theme, QWidget* parent = nullptr);

    /// Ids; empty where all cards are ticked.
    [[nodiscard]] QSet<QString> chosen() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void narrow();
    void tickShown(bool ticked);
    void showCount();

    QLineEdit* m_search;
    QListWidget* m_list;
    QLabel* m_count;
    QPushButton* m_all;
    QPushButton* m_none;
    QPushButton* m_cancel;
    QPushButton* m_done;
};

} // namespace views
