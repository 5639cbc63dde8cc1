// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/rulebook/edition_shelf.h"

#include <QFrame>

class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;

namespace views {

/// Asks in which language a PDF is, offers the other language where the answer was wrong, asks for its
/// password where it has one, shows how far the import is, and ends it on request. Hidden when there is
/// nothing to ask or show.
class PdfImportStrip : public QFrame
{
    Q_OBJECT

public:
    explicit PdfImportStrip(model::EditionShelf& shelf, QWidget* parent = nullptr);

    /// Begins with a file that somebody chose or dropped; `language` is the first answer.
    void begin(const QString& path, model::Language language);

Q_SIGNALS:
    void failed(const model::EditionError& error, const QString& path);

protected:
    void changeEvent(QEvent* event) override;

private:
    enum class State { Idle, Asks, AsksPassword, OffersLanguage, Runs };

    void setState(State state);
    void retranslate();
    void start();
    void importFailed(const model::EditionError& error, const QString& path);

    model::EditionShelf& m_shelf;
    State m_state = State::Idle;
    QString m_path;
    model::PdfErrorCode m_problem = model::PdfErrorCode::NeedsPassword; ///< why something is asked again
    QLabel* m_text;
    QComboBox* m_language;
    QLineEdit* m_password;
    QProgressBar* m_progress;
    QPushButton* m_start;
    QPushButton* m_cancel;
};

} // namespace views
