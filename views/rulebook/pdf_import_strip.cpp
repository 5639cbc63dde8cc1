// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rulebook/pdf_import_strip.h"

#include "model/pdf/pdf_sentence.h"
#include "views/frame/choice_box.h"
#include "views/text/label.h"

#include <QEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>

namespace views {

using namespace Qt::StringLiterals;

PdfImportStrip::PdfImportStrip(model::EditionShelf& shelf, QWidget* parent)
    : QFrame(parent)
    , m_shelf(shelf)
    , m_text(new Label(this))
    , m_language(new ChoiceBox(this))
    , m_password(new QLineEdit(this))
    , m_progress(new QProgressBar(this))
    , m_start(new QPushButton(this))
    , m_cancel(new QPushButton(this))
{
    setObjectName(u"pdfImport"_s);
    m_text->setObjectName(u"pdfImportText"_s);
    m_text->setWordWrap(true);
    m_language->setObjectName(u"pdfImportLanguage"_s);
    for (const model::Language language : model::kLanguages)
        m_language->addItem(model::languageName(language), static_cast<int>(language));
    m_password->setObjectName(u"pdfImportPassword"_s);
    m_password->setEchoMode(QLineEdit::Password);
    m_password->setMaximumWidth(200);
    m_progress->setObjectName(u"pdfImportProgress"_s);
    m_progress->setMaximumWidth(240);
    m_start->setObjectName(u"pdfImportStart"_s);
    m_start->setProperty("role", u"primary"_s);
    m_cancel->setObjectName(u"pdfImportCancel"_s);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 8, 16, 8);
    row->setSpacing(8);
    row->addWidget(m_text, 1);
    for (QWidget* widget :
         {static_cast<QWidget*>(m_language), static_cast<QWidget*>(m_password),
          static_cast<QWidget*>(m_progress), static_cast<QWidget*>(m_start), static_cast<QWidget*>(m_cancel)})
        row->addWidget(widget);
    connect(m_start, &QPushButton::clicked, this, &PdfImportStrip::start);
    connect(m_password, &QLineEdit::returnPressed, this, &PdfImportStrip::start);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        if (m_state == State::Runs)
            m_shelf.cancelImport();
        else
            setState(State::Idle);
    });
    connect(&shelf, &model::EditionShelf::progress, this, [this](int pages, int all) {
        m_progress->setRange(0, all);
        m_progress->setValue(pages);
    });
    connect(&shelf, &model::EditionShelf::imported, this, [this] { setState(State::Idle); });
    connect(&shelf, &model::EditionShelf::importCancelled, this, [this] { setState(State::Idle); });
    connect(&shelf, &model::EditionShelf::importFailed, this, &PdfImportStrip::importFailed);
    setState(State::Idle);
}

void PdfImportStrip::begin(const QString& path, model::Language language)
{
    if (m_state == State::Runs)
        return;
    m_path = path;
    m_password->clear();
    m_language->setCurrentIndex(m_language->findData(static_cast<int>(language)));
    setState(State::Asks);
    m_start->setFocus(Qt::OtherFocusReason);
}

void PdfImportStrip::start()
{
    m_progress->setRange(0, 0);
    setState(State::Runs);
    m_shelf.import(m_path, static_cast<model::Language>(m_language->currentData().toInt()),
                   m_password->text());
    if (!m_shelf.isImporting())
        setState(State::Idle);
}

void PdfImportStrip::importFailed(const model::EditionError& error, const QString& path)
{
    const auto* pdf = std::get_if<model::PdfError>(&error);
    const bool locked = pdf != nullptr && (pdf->code == model::PdfErrorCode::NeedsPassword ||
                                           pdf->code == model::PdfErrorCode::WrongPassword);
    const bool inOther = pdf != nullptr && (pdf->code == model::PdfErrorCode::InEnglish ||
                                            pdf->code == model::PdfErrorCode::InGerman);
    if (inOther) {
        m_problem = pdf->code;
        const auto language =
            pdf->code == model::PdfErrorCode::InGerman ? model::Language::German : model::Language::English;
        m_language->setCurrentIndex(m_language->findData(static_cast<int>(language)));
        setState(State::OffersLanguage);
        m_start->setFocus(Qt::OtherFocusReason);
        return;
    }
    if (!locked) {
        setState(State::Idle);
        Q_EMIT failed(error, path);
        return;
    }
    m_problem = pdf->code;
    setState(State::AsksPassword);
    m_password->setFocus(Qt::OtherFocusReason);
    m_password->selectAll();
}

void PdfImportStrip::setState(State state)
{
    m_state = state;
    m_language->setVisible(state == State::Asks);
    m_password->setVisible(state == State::AsksPassword);
    m_progress->setVisible(state == State::Runs);
    m_start->setVisible(state != State::Idle && state != State::Runs);
    retranslate();
    setVisible(state != State::Idle);
}

void PdfImportStrip::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PdfImportStrip::retranslate()
{
    const QString name = QFileInfo(m_path).fileName();
    m_text->setText(m_state == State::Asks   ? tr("Which language is “%1” in?").arg(name)
                    : m_state == State::Runs ? tr("Reading “%1” …").arg(name)
                                             : model::pdfSentence({m_problem, {}}, m_path));
    m_start->setText(m_state == State::AsksPassword               ? tr("Unlock")
                     : m_state != State::OffersLanguage           ? tr("Import")
                     : m_problem == model::PdfErrorCode::InGerman ? tr("Import as German")
                                                                  : tr("Import as English"));
    m_cancel->setText(tr("Cancel"));
    m_language->setAccessibleName(tr("Language of the PDF"));
    m_password->setAccessibleName(tr("Password of the PDF"));
    m_password->setPlaceholderText(tr("Password"));
}

} // namespace views
