// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/editor/picture_panel.h"

#include "model/editor/picture_crop.h"
#include "views/editor/crop_frame.h"
#include "views/editor/form_field.h"
#include "views/text/label.h"

#include <QClipboard>
#include <QEvent>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QImageReader>
#include <QMimeData>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

namespace views {

using namespace Qt::StringLiterals;
using model::DraftField;

PicturePanel::PicturePanel(const Theme& theme, FileChooser& files, QWidget* parent)
    : QWidget(parent)
    , m_theme(theme)
    , m_files(files)
    , m_title(new Label(this))
    , m_hint(new Label(this))
    , m_problem(new Label(this))
    , m_frame(new CropFrame(theme, this))
    , m_choose(new QPushButton(this))
    , m_paste(new QPushButton(this))
    , m_remove(new QPushButton(this))
    , m_back(new QPushButton(this))
{
    m_choose->setObjectName(u"pictureChoose"_s);
    m_paste->setObjectName(u"picturePaste"_s);
    m_remove->setObjectName(u"pictureRemove"_s);
    m_back->setObjectName(u"pictureBack"_s);
    m_problem->setObjectName(u"pictureProblem"_s);
    m_hint->setProperty("role", u"quiet"_s);
    m_hint->setWordWrap(true);
    m_problem->setWordWrap(true);
    m_problem->hide();
    m_frame->hide();
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(8);
    for (QPushButton* button : {m_choose, m_paste, m_remove, m_back})
        buttons->addWidget(button);
    buttons->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addWidget(m_title);
    column->addWidget(m_frame);
    column->addWidget(m_hint);
    column->addLayout(buttons);
    column->addWidget(m_problem);
    connect(m_choose, &QPushButton::clicked, this, &PicturePanel::choose);
    connect(m_paste, &QPushButton::clicked, this, [this] {
        if (const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
            copied != nullptr && canTake(*copied))
            take(*copied);
    });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        model::CardDraft to = m_draft;
        to.picture.clear();
        Q_EMIT changed(DraftField::Picture, to);
    });
    connect(m_back, &QPushButton::clicked, this, [this] { Q_EMIT baseWanted(DraftField::Picture); });
    connect(m_frame, &CropFrame::frameChanged, this, &PicturePanel::keep);
    connect(&m_loading, &QFutureWatcherBase::finished, this, [this] { frame(m_loading.result()); });
    connect(&theme, &Theme::changed, this, &PicturePanel::adjust);
    retranslate();
    adjust();
}

bool PicturePanel::canTake(const QMimeData& mime)
{
    if (mime.hasImage())
        return true;
    const QList<QUrl> urls = mime.urls();
    return urls.size() == 1 && urls.front().isLocalFile() && QFileInfo(urls.front().toLocalFile()).isFile() &&
           !QImageReader::imageFormat(urls.front().toLocalFile()).isEmpty();
}

void PicturePanel::take(const QMimeData& mime)
{
    if (mime.hasImage())
        frame(model::workable(qvariant_cast<QImage>(mime.imageData())));
    else if (!mime.urls().isEmpty())
        load(mime.urls().front().toLocalFile());
}

void PicturePanel::choose()
{
    const QString file = m_files.fileToOpen(this, tr("Choose a picture"),
                                            tr("Pictures (*.png *.jpg *.jpeg *.webp *.bmp);;All files (*)"));
    if (!file.isEmpty())
        load(file);
}

void PicturePanel::load(const QString& file)
{
    m_failed = false;
    m_loading.setFuture(model::loadPicture(file));
    showState();
}

void PicturePanel::frame(const QImage& image)
{
    m_failed = image.isNull();
    if (m_failed) {
        showState();
        return;
    }
    m_frame->setPicture(image);
    keep();
    m_frame->setFocus(Qt::OtherFocusReason);
}

void PicturePanel::keep()
{
    const model::Database* writing =
        m_session != nullptr && m_session->library() != nullptr ? m_session->library()->writing() : nullptr;
    if (writing == nullptr || m_frame->picture().isNull())
        return;
    const auto hash =
        model::keepCropped(model::PictureStore(writing->path()), m_frame->picture(), m_frame->frame());
    m_failed = !hash;
    if (hash) {
        m_shown = *hash;
        model::CardDraft to = m_draft;
        to.picture = *hash;
        Q_EMIT changed(DraftField::Picture, to);
    }
    showState();
}

void PicturePanel::showDraft(const model::EditorSession& session)
{
    m_session = &session;
    m_draft = session.draft();
    showState();
}

void PicturePanel::showState()
{
    // Another picture than the frame's came by undo, or with another card.
    m_frame->setVisible(!m_draft.picture.isEmpty() && m_draft.picture == m_shown);
    const bool canWrite = m_session != nullptr && m_session->canWrite();
    m_choose->setEnabled(canWrite && !m_loading.isRunning());
    m_paste->setEnabled(canWrite);
    m_remove->setVisible(!m_draft.picture.isEmpty());
    m_back->setVisible(m_session != nullptr && m_session->isOpen() &&
                       m_session->isCorrected(DraftField::Picture));
    m_hint->setText(
        m_frame->isHidden()
            ? tr("Drop a picture here, choose a file or paste one.")
            : tr("Drag the frame or move it with the arrow keys; plus and minus change its size."));
    showProblem(*m_problem,
                m_failed ? tr("This picture cannot be used. Choose a PNG or JPEG file.") : QString());
}

void PicturePanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PicturePanel::retranslate()
{
    m_title->setText(tr("Picture"));
    m_choose->setText(tr("Choose picture…"));
    m_paste->setText(tr("Paste"));
    m_paste->setToolTip(tr("Use the picture from the clipboard"));
    m_remove->setText(tr("Remove picture"));
    m_back->setText(tr("Reset"));
    m_back->setToolTip(tr("Reset to the value in the library"));
    m_frame->setAccessibleName(tr("The part of the picture that the card shows"));
    showState();
}

void PicturePanel::adjust()
{
    m_title->setFont(m_theme.fonts().interface(Fonts::kBody, QFont::DemiBold));
}

} // namespace views
