// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/search/search_result.h"
#include "views/actions/action_registry.h"

#include <QWidget>

class QLabel;

namespace views {

class SearchField;

/// The search field with what belongs to it: saved searches, help, and a line that says what was not
/// understood or how it was read.
class SearchBar : public QWidget
{
    Q_OBJECT

public:
    SearchBar(ActionRegistry& actions, const Theme& theme, QWidget* parent = nullptr);

    [[nodiscard]] SearchField& field() { return *m_field; }
    [[nodiscard]] QString typed() const;
    /// Says what the result says about the query; nothing where it is of another query.
    void tell(const model::SearchResult& result, model::Language language);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    SearchField* m_field;
    QLabel* m_note;
};

} // namespace views
