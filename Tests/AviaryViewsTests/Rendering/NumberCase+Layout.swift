import Foundation
import SwiftUI

// Rows of the table of numbers that mean nothing: layout.

extension NumberCase {
  static var layout: [NumberCase] {
    var rows: [NumberCase] = []
    rows.append(row("padding(inf)", "padding") { block.padding(CGFloat.infinity) })
    rows.append(row("padding(nan)", "padding") { block.padding(CGFloat.nan) })
    rows.append(row("padding(-inf)", "padding") { block.padding(-CGFloat.infinity) })
    rows.append(row("padding(huge)", "padding", far: true) { block.padding(CGFloat(1e300)) })
    rows.append(row("padding(.leading, nan)", "padding") { block.padding(.leading, .nan) })
    rows.append(row("safeAreaPadding(inf)", "safeAreaPadding") { block.safeAreaPadding(.infinity) })
    rows.append(row("safeAreaPadding(nan)", "safeAreaPadding") { block.safeAreaPadding(.nan) })
    rows.append(row("frame(nan)", "frame") { Color.blue.frame(width: .nan, height: 10) })
    rows.append(
      row("frame(inf)", "frame(width: inf)") { Color.blue.frame(width: .infinity, height: 10) }
    )
    rows.append(row("frame(-1)", "frame") { Color.blue.frame(width: -1, height: 10) })
    rows.append(
      row("frame(maxWidth: inf)", nil) {
        block.frame(maxWidth: .infinity)
      }
    )
    rows.append(
      row("frame(minHeight: inf)", nil, far: true) {
        block.frame(minHeight: .infinity)
      }
    )
    rows.append(row("frame(minWidth: nan)", nil) { block.frame(minWidth: .nan, maxWidth: .nan) })
    rows.append(row("frame(height: huge)", nil, far: true) { Color.blue.frame(height: 1e300) })
    rows.append(row("aspectRatio(0)", nil) { block.aspectRatio(0, contentMode: .fit) })
    rows.append(row("aspectRatio(nan)", nil) { block.aspectRatio(.nan, contentMode: .fill) })
    rows.append(
      row("aspectRatio(0 by 0)", nil) {
        block.aspectRatio(CGSize.zero, contentMode: .fit)
      }
    )
    rows.append(row("layoutPriority(nan)", nil) { block.layoutPriority(nan) })
    rows.append(row("zIndex(nan)", nil) { block.zIndex(nan) })
    rows.append(
      row("HStack spacing nan", "spacing") {
        HStack(spacing: .nan) {
          block; block
        }
      }
    )
    rows.append(
      row("VStack spacing inf", "spacing") {
        VStack(spacing: .infinity) {
          block; block
        }
      }
    )
    rows.append(
      row("LazyVStack spacing nan", "spacing") {
        LazyVStack(spacing: .nan) {
          block; block
        }
      }
    )
    rows.append(
      row("Grid spacing inf", "horizontalSpacing") {
        Grid(horizontalSpacing: .infinity, verticalSpacing: 2) {
          GridRow {
            block; block
          }
        }
      }
    )
    rows.append(
      row("gridCellColumns(max)", nil) {
        Grid {
          GridRow {
            block.gridCellColumns(.max); block
          }
        }
      }
    )
    rows.append(
      row("gridCellColumns(min)", nil) {
        Grid {
          GridRow {
            block.gridCellColumns(.min); block
          }
        }
      }
    )
    rows.append(
      row("GridItem spacing nan", "GridItem") {
        LazyVGrid(columns: [GridItem(.fixed(10), spacing: .nan), GridItem(.flexible())]) { block }
      }
    )
    rows.append(
      row("GridItem fixed nan", nil) {
        LazyVGrid(columns: [GridItem(.fixed(.nan)), GridItem(.fixed(.infinity))]) {
          block; block
        }
      }
    )
    rows.append(
      row("GridItem adaptive 0", nil) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 0, maximum: .nan), spacing: 0)]) { block }
      }
    )
    rows.append(
      row("GridItem adaptive nan", nil) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: .nan))]) { block }
      }
    )
    rows.append(row("no GridItem", nil) { LazyVGrid(columns: []) { block } })
    rows.append(
      row("containerRelativeFrame(count: 0)", nil) {
        block.containerRelativeFrame(.horizontal, count: 0, span: 3, spacing: 0)
      }
    )
    rows.append(
      row("containerRelativeFrame(span: max)", nil, far: true) {
        block.containerRelativeFrame(.horizontal, count: 1, span: .max, spacing: .infinity)
      }
    )
    rows.append(
      row("containerRelativeFrame { nan }", "containerRelativeFrame") {
        block.containerRelativeFrame(.horizontal) { length, _ in length / 0 * 0 }
      }
    )
    rows.append(
      row("Spacer(minLength: nan)", nil) {
        HStack {
          block; Spacer(minLength: .nan); block
        }
      }
    )
    rows.append(
      row("Spacer(minLength: inf)", nil) {
        HStack {
          block; Spacer(minLength: .infinity); block
        }
      }
    )
    rows.append(
      row("safeAreaInset spacing nan", "safeAreaInset") {
        block.safeAreaInset(edge: .top, spacing: .nan) { block }
      }
    )
    rows.append(
      row("contentMargins nan", nil) {
        ScrollView { block }.contentMargins(.all, .nan).frame(height: 50)
      }
    )
    rows.append(
      row("contentMargins inf", nil) {
        ScrollView { block }.contentMargins(.all, .infinity).frame(height: 50)
      }
    )
    return rows
  }
}
