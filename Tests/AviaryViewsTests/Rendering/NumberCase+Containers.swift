import Foundation
import SwiftUI

// Rows of the table of numbers that mean nothing: containers and time.

extension NumberCase {
  static var containers: [NumberCase] {
    var rows: [NumberCase] = []
    rows.append(
      row("ScrollPosition nan", nil) {
        ScrollView { block.frame(height: 500) }
          .scrollPosition(.constant(ScrollPosition(idType: Int.self, y: .nan))).frame(height: 50)
      }
    )
    rows.append(
      row("ScrollPosition inf", nil) {
        ScrollView { block.frame(height: 500) }
          .scrollPosition(
            .constant(
              ScrollPosition(idType: Int.self, point: CGPoint(x: CGFloat.infinity, y: .infinity))
            )
          )
          .frame(height: 50)
      }
    )
    rows.append(
      row("defaultScrollAnchor nan", nil) {
        ScrollView { block.frame(height: 500) }
          .defaultScrollAnchor(UnitPoint(x: .nan, y: .infinity)).frame(height: 50)
      }
    )
    rows.append(
      row("ScrollView of endless content", nil) {
        ScrollView { Color.blue.frame(height: .infinity) }.frame(height: 50)
      }
    )
    rows.append(
      row("ScrollView of huge content", nil) {
        ScrollView { Color.blue.frame(height: 1e300) }.frame(height: 50)
      }
    )
    rows.append(
      row("lazy rows of nan", nil) {
        ScrollView {
          LazyVStack { ForEach(0..<50) { _ in Color.blue.frame(height: 10 * .nan) } }
        }.frame(height: 50)
      }
    )
    rows.append(
      row("lazy rows of inf", nil) {
        ScrollView {
          LazyVStack { ForEach(0..<50) { _ in Color.blue.frame(minHeight: .infinity) } }
        }.frame(height: 50)
      }
    )
    rows.append(
      row("ForEach of nan", nil) {
        ForEach([nan, nan, 1], id: \.self) { _ in Text("row") }
      }
    )
    rows.append(row("id nan", nil) { block.id(nan) })
    rows.append(
      row("animation nan", nil) {
        block.animation(.easeIn(duration: nan).delay(inf).speed(0), value: 1)
          .animation(.spring(response: nan, dampingFraction: inf), value: 2)
          .animation(.interpolatingSpring(mass: 0, stiffness: nan, damping: -inf), value: 3)
          .animation(.linear(duration: 0).repeatCount(.max).speed(nan), value: 4)
      }
    )
    rows.append(
      row("transition nan", nil) {
        block.transition(.scale(scale: .nan).combined(with: .offset(x: .infinity)))
      }
    )
    rows.append(
      row("TimelineView of no time", nil) {
        TimelineView(.periodic(from: .now, by: 0)) { _ in block }
      }
    )
    rows.append(
      row("TimelineView of nan", nil) {
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: nan), by: nan)) { _ in
          block
        }
      }
    )
    rows.append(
      row("keyframes nan", nil) {
        block.keyframeAnimator(initialValue: nan, repeating: false) { view, value in
          view.offset(x: value)
        } keyframes: { _ in
          LinearKeyframe(nan, duration: nan)
          SpringKeyframe(inf, duration: inf)
        }
      }
    )
    rows.append(row("matchedGeometryEffect anchor nan", nil) { Matched() })
    rows.append(
      row("popover and sheet", nil, far: true) {
        block.sheet(isPresented: .constant(true)) {
          Text("sheet").presentationDetents([.height(.nan), .fraction(.infinity)])
        }
      }
    )
    rows.append(
      row("NavigationSplitView column nan", nil) {
        NavigationSplitView {
          Text("side").navigationSplitViewColumnWidth(.nan)
        } detail: {
          Text("detail").navigationSplitViewColumnWidth(min: .infinity, ideal: .nan, max: -1)
        }.frame(height: 60)
      }
    )
    rows.append(
      row("listRowSpacing inf", nil) {
        List {
          Text("row"); Text("row")
        }.listRowSpacing(.infinity).frame(height: 60)
      }
    )
    rows.append(
      row("environment defaultMinListRowHeight nan", nil) {
        List { Text("row") }.environment(\.defaultMinListRowHeight, .nan).frame(height: 60)
      }
    )
    return rows
  }

  private struct Matched: View {
    @Namespace private var space
    var body: some View {
      Color.blue.frame(width: 10, height: 10)
        .matchedGeometryEffect(id: 1, in: space, anchor: UnitPoint(x: .nan, y: .infinity))
    }
  }
}
