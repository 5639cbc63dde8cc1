// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/library/card_library.h"
#include "model/search/search_results_model.h"
#include "model/settings/settings.h"
#include "views/cards/rule_details.h"
#include "views/frame/place.h"

#include <QDialog>

#include <memory>

class QLineEdit;
class QListView;
class QPushButton;

namespace views {

class Label;

/// One field over everything: somebody asks, and the rule that answers is there to read, with the next best
/// beside it. Opens over any place and leaves it as it is. Up and down choose another answer while typing,
/// Enter opens it in the rulebook, Escape leads back.
class AskDialog : public QDialog
{
    Q_OBJECT

public:
    /// Settings and theme outlive it.
    AskDialog(model::RulebookOf books, model::Settings& settings, const Theme& theme, QWidget* parent);
    ~AskDialog() override;

    /// The library outlives its use here; null: there is nothing to find.
    void setLibrary(model::CardLibrary* library);
    /// Shows the field. Rules of this game and variant come first.
    void ask(const GameInUse& open);

Q_SIGNALS:
    void ruleWanted(const QString& id);
    void cardWanted(const QString& game, const QString& id);
    void exampleWanted(const QString& game, const QString& id);
    /// The user guide at a section, for questions about the program.
    void guideWanted(const QString& section);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void search();
    void take(const model::SearchResult& result);
    void showAnswer();
    void showGuideHit();
    void openAnswer();
    void retranslate();
    [[nodiscard]] const model::SearchHit* chosen() const;

    model::RulebookOf m_books;
    model::Settings& m_settings;
    const Theme& m_theme;
    model::CardLibrary* m_library = nullptr;
    std::unique_ptr<model::SearchSession> m_session; ///< of its own: the cards have another
    GameInUse m_open;
    model::SearchResultsModel m_results;
    QLineEdit* m_field;
    QListView* m_hits;
    RuleDetails* m_answer;
    Label* m_nothing;
    QPushButton* m_guide; ///< leads to the section of the guide that fits the question
    QString m_guideSection;
};

} // namespace views
