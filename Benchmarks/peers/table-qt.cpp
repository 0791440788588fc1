// W10 beside Qt: a QTableView of a million rows, painted into a QImage of our own with QWidget::render.
#include "cells.h"
#include <QtCore/QAbstractTableModel>
#include <QtGui/QImage>
#include <QtWidgets/QApplication>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTableView>

struct Cells : QAbstractTableModel {
  int rowCount(const QModelIndex & = {}) const override { return TABLE_ROWS; }
  int columnCount(const QModelIndex & = {}) const override { return TABLE_COLUMNS; }
  QVariant data(const QModelIndex &at, int role) const override {
    if (role != Qt::DisplayRole) return {};
    char text[64];
    table_cell(at.row(), at.column(), text, sizeof text);
    return QString::fromLatin1(text);
  }
  QVariant headerData(int section, Qt::Orientation way, int role) const override {
    if (role != Qt::DisplayRole || way != Qt::Horizontal) return {};
    return QString("Column %1").arg(section);
  }
};

int main(int count, char **arguments) {
  load_words();
  qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication app(count, arguments);
  QFont font(FONT);
  font.setPixelSize(CELL_SIZE);
  QApplication::setFont(font);
  QTableView view;
  QImage image(VIEW_WIDTH, VIEW_HEIGHT, QImage::Format_RGB32);
  view.setFrameShape(QFrame::NoFrame);
  view.resize(VIEW_WIDTH, VIEW_HEIGHT);
  view.setAlternatingRowColors(true);
  view.setShowGrid(false);
  view.verticalHeader()->hide();
  view.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  view.verticalHeader()->setDefaultSectionSize(ROW_HEIGHT);
  view.horizontalHeader()->setDefaultSectionSize(VIEW_WIDTH / TABLE_COLUMNS);
  view.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
  view.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  view.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  view.show();
  QCoreApplication::processEvents();
  view.render(&image);
  Cells cells;
  long before = rss_kb();
  double start = now_ms();
  view.setModel(&cells);
  QCoreApplication::processEvents();
  view.render(&image);
  report("W10", "1M rows of 8 columns, first frame painted", now_ms() - start, "ms");
  report("W10", "1M rows of 8 columns, RSS above empty window", (peak_kb() - before) / 1024.0, "MiB");
  static double times[300];
  double sum = 0;
  for (int frame = 0; frame < 300; frame++) {
    double moved = now_ms();
    view.verticalScrollBar()->setValue(view.verticalScrollBar()->value() + VIEW_HEIGHT);
    QCoreApplication::processEvents();
    view.render(&image);
    sum += times[frame] = now_ms() - moved;
  }
  if (const char *png = getenv("BENCH_PNG")) image.save(png);
  report("W10", "table scrolled by 800 px, mean", sum / 300, "ms/frame");
  report("W10", "table scrolled by 800 px, median", median(times, 300), "ms/frame");
}
