import Foundation
import SwiftUI

// Rows of the table of numbers that mean nothing: places.

extension NumberCase {
  private struct Answering: Layout {
    let size: CGSize
    let place: CGPoint

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      size
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      for subview in subviews {
        subview.place(at: place, proposal: ProposedViewSize(width: .nan, height: -.infinity))
      }
    }
  }

  static var placing: [NumberCase] {
    var rows: [NumberCase] = []
    rows.append(
      row("Layout answers nan", "Answering") {
        Answering(size: CGSize(width: CGFloat.nan, height: .nan), place: .zero) { block }
      }
    )
    rows.append(
      row("Layout answers inf", "Answering") {
        HStack {
          Answering(size: CGSize(width: CGFloat.infinity, height: 10), place: .zero) { block }
          block
        }
      }
    )
    rows.append(
      row("Layout answers -inf", nil) {
        Answering(size: CGSize(width: -CGFloat.infinity, height: -5), place: .zero) { block }
      }
    )
    rows.append(
      row("Layout places at nan", "Answering") {
        Answering(
          size: CGSize(width: 10, height: 10),
          place: CGPoint(x: CGFloat.nan, y: .nan)
        ) { block }
      }
    )
    rows.append(
      row("Layout places at inf", "Answering") {
        Answering(
          size: CGSize(width: 10, height: 10),
          place: CGPoint(x: CGFloat.infinity, y: -.infinity)
        ) { block }
      }
    )
    rows.append(row("position nan", "position") { block.position(x: .nan, y: 5).frame(height: 10) })
    rows.append(
      row("position inf", "position") {
        block.position(x: .infinity, y: -.infinity).frame(height: 10)
      }
    )
    rows.append(
      row("alignmentGuide nan", "alignmentGuide") {
        VStack(alignment: .leading) {
          block.alignmentGuide(.leading) { _ in .nan }; block
        }
      }
    )
    rows.append(
      row("alignmentGuide inf", "alignmentGuide") {
        HStack {
          block.alignmentGuide(VerticalAlignment.center) { _ in .infinity }; block
        }
      }
    )
    rows.append(
      row("alignmentGuide 0/0 in a ZStack", "alignmentGuide") {
        ZStack {
          block.alignmentGuide(.leading) { $0.width * 0 / 0 }; block
        }
      }
    )
    rows.append(
      row("GeometryReader 0/0", "frame") {
        GeometryReader { proxy in
          let part = (proxy.size.height - 10) / (proxy.size.height - 10)
          block.frame(width: part * 10).offset(x: part)
        }.frame(height: 10)
      }
    )
    rows.append(
      row("GeometryReader at an anchor of nan", "position") {
        GeometryReader { proxy in
          block.position(x: proxy.size.width * .nan, y: proxy.frame(in: .global).minY / 0)
        }.frame(height: 10)
      }
    )
    rows.append(
      row("preference nan", nil) {
        block.preference(key: LengthKey.self, value: .nan)
          .overlayPreferenceValue(LengthKey.self) { Color.green.frame(width: $0, height: $0) }
      }
    )
    rows.append(
      row("onGeometryChange nan", nil) {
        block.onGeometryChange(for: CGFloat.self) {
          $0.size.width * .nan
        } action: { _ in
        }
      }
    )
    rows.append(
      row("ViewThatFits of nan", nil) {
        ViewThatFits {
          block.frame(width: .nan); block
        }
      }
    )
    return rows
  }

  private struct LengthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
  }
}
