@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

/// The panes of a split view and the lines between them.
struct SplitPanes<Content: View> {
  let axis: Axis
  let content: Content
  /// What a person has made of the lengths; nil before.
  @State private var chosen: [CGFloat]?
  @State private var memory = PaneMemory()
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.pixelLength) private var pixelLength

  nonisolated init(axis: Axis, content: Content) {
    self.axis = axis
    self.content = content
  }
}

extension SplitPanes: View {
  var body: some View {
    let memory = memory
    Group(subviews: content) { panes in
      PaneLayout(axis: axis, chosen: chosen, memory: memory) {
        ForEach(Array(panes.enumerated()), id: \.element.id) { index, pane in
          pane.layoutValue(key: PanePartKey.self, value: .pane)
          if index < panes.count - 1 {
            line(index).layoutValue(key: PanePartKey.self, value: .line)
          }
        }
      }
    }
  }

  private func line(_ index: Int) -> some View {
    Color(.separator)
      .frame(
        width: axis == .horizontal ? pixelLength : nil,
        height: axis == .vertical ? pixelLength : nil
      )
      .overlay {
        Color.clear
          .frame(
            width: axis == .horizontal ? 7 : nil,
            height: axis == .vertical ? 7 : nil
          )
          .contentShape(Rectangle())
          .modifier(PaneLineModifier(axis: axis))
          .gesture(drag(index))
      }
      .zIndex(1)
  }

  private func drag(_ index: Int) -> some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .onChanged { drag in
        let start = memory.lengthsAtPress ?? memory.lengths
        memory.lengthsAtPress = start
        let mirror: CGFloat = layoutDirection == .rightToLeft ? -1 : 1
        let distance =
          axis == .horizontal ? drag.translation.width * mirror : drag.translation.height
        chosen = PaneLengths.dragged(start, memory.ranges, line: index, by: distance)
      }
      .onEnded { _ in memory.lengthsAtPress = nil }
  }
}

/// What the layout of panes has found out.
///
/// Used on the main thread.
final class PaneMemory: @unchecked Sendable {
  var lengths: [CGFloat] = []
  var ranges: [PaneLengths.Range] = []
  /// The lengths when a person began to drag a line; nil while nobody does.
  var lengthsAtPress: [CGFloat]?
}

private enum PanePart { case pane, line }

private enum PanePartKey: LayoutValueKey {
  static var defaultValue: PanePart { .pane }
}

/// Panes and lines one after another along an axis.
private struct PaneLayout: Layout {
  let axis: Axis
  let chosen: [CGFloat]?
  let memory: PaneMemory

  private func proposal(_ length: CGFloat?, _ across: CGFloat?) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: length, height: across)
      : ProposedViewSize(width: across, height: length)
  }

  private func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

  private func range(_ pane: LayoutSubview, _ across: CGFloat?) -> PaneLengths.Range {
    PaneLengths.Range(
      least: length(pane.sizeThatFits(proposal(0, across))),
      ideal: length(pane.sizeThatFits(proposal(nil, across))),
      greatest: length(pane.sizeThatFits(proposal(.infinity, across)))
    )
  }

  private func lines(_ subviews: Subviews) -> CGFloat {
    subviews.filter { $0[PanePartKey.self] == .line }
      .map { length($0.sizeThatFits(.unspecified)) }.reduce(0, +)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let panes = subviews.filter { $0[PanePartKey.self] == .pane }
    let given = axis == .horizontal ? proposal.width : proposal.height
    let offered = axis == .horizontal ? proposal.height : proposal.width
    let ranges = panes.map { range($0, offered) }
    let lines = lines(subviews)
    let wanted: CGFloat
    if let given {
      let least = ranges.map(\.least).reduce(lines, +)
      let greatest = ranges.map(\.greatest).reduce(lines, +)
      wanted = min(max(given, least), greatest)
    } else {
      wanted = ranges.map(\.ideal).reduce(lines, +)
    }
    let lengths = PaneLengths.lengths(ranges, chosen: chosen, in: max(wanted - lines, 0))
    let thickness =
      zip(panes, lengths).map { pane, length in
        across(pane.sizeThatFits(self.proposal(length, offered)))
      }.max() ?? 0
    return axis == .horizontal
      ? CGSize(width: wanted, height: thickness) : CGSize(width: thickness, height: wanted)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let thickness = across(bounds.size)
    let panes = subviews.filter { $0[PanePartKey.self] == .pane }
    memory.ranges = panes.map { range($0, thickness) }
    memory.lengths = PaneLengths.lengths(
      memory.ranges,
      chosen: chosen,
      in: max(length(bounds.size) - lines(subviews), 0)
    )
    var (place, index) = (CGFloat(0), 0)
    for subview in subviews {
      let isPane = subview[PanePartKey.self] == .pane
      let length = isPane ? memory.lengths[index] : length(subview.sizeThatFits(.unspecified))
      if isPane { index += 1 }
      subview.place(
        at: axis == .horizontal
          ? CGPoint(x: bounds.minX + place, y: bounds.minY)
          : CGPoint(x: bounds.minX, y: bounds.minY + place),
        proposal: self.proposal(length, thickness)
      )
      place += length
    }
  }
}

/// The pointer over a line between panes.
nonisolated struct PaneLineModifier: _NodeModifier {
  let axis: Axis

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    PaneLineNode(list, child, place)
  }
}

final class PaneLineNode: ModifierNode<PaneLineModifier>, PointerShapeProvider {
  func pointerShape(at location: CGPoint) -> PointerShape? {
    modifier.axis == .horizontal ? .columnResize : .rowResize
  }
}
