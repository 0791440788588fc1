@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
@_spi(Engine) package import AviaryLayout
public import Foundation

/// Puts a view at an edge of another one, whose safe area it lessens.
package nonisolated struct SafeAreaInsetModifier<Secondary: View>: _NodeModifier {
  package let inset: SafeAreaInset
  let alignment: Alignment
  let secondary: Secondary

  package static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    SafeAreaInsetNode(list, child, place)
  }
}

package final class SafeAreaInsetNode<Secondary: View>:
  ModifierNode<SafeAreaInsetModifier<Secondary>>, SafeAreaProvider
{
  private let secondary: SecondaryNode<Secondary>
  package private(set) var safeRect = CGRect.zero
  private var ownExtents = EdgeInsets()

  private var inset: SafeAreaInset { modifier.inset }

  package override var safeAreaProvider: (any SafeAreaProvider)? { self }

  override init(
    _ list: _ModifiedList<SafeAreaInsetModifier<Secondary>>,
    _ child: ViewNode,
    _ place: Place
  ) {
    secondary = SecondaryNode(
      list.modifier.secondary,
      alignment: .center,
      place,
      depth: list.inputs.depth
    )
    super.init(list, child, place)
  }

  package override func forEachChild(_ body: (ViewNode) -> Void) {
    body(child)
    body(secondary)
  }

  package override func viewDidChange() {
    secondary.update(modifier.secondary, alignment: .center)
    super.viewDidChange()
  }

  package var unsafeExtents: EdgeInsets { ownExtents + SafeArea.extents(of: self) }

  package func makesSafeArea(for child: ViewNode) -> Bool { child === self.child }

  private func parts(
    _ proposal: ProposedViewSize
  ) -> (primary: ProposedViewSize, secondary: ProposedViewSize) {
    let axis = inset.edge.axis
    let least = proposal[axis] == nil ? .zero : child.measure(proposal.with(axis, 0))
    let secondaryProposal = inset.secondaryProposal(proposal, leastPrimary: least)
    let secondarySize = secondary.measure(secondaryProposal)
    return (inset.primaryProposal(proposal, secondary: secondarySize), secondaryProposal)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let parts = parts(proposal)
    return inset.size(
      primary: child.measure(parts.primary),
      secondary: secondary.measure(parts.secondary)
    )
  }

  package override func layoutReason(_ proposal: ProposedViewSize, _ size: CGSize) -> LayoutReason {
    let parts = parts(proposal)
    return inset.reason(
      for: proposal,
      primary: child.measure(parts.primary),
      secondary: secondary.measure(parts.secondary)
    )
  }

  package override func layoutContent() {
    let parts = parts(proposal)
    let edge = inset.edge
    let axis = edge.axis
    let primary = child.dimensions(parts.primary)
    let bar = secondary.dimensions(parts.secondary)
    ownExtents = inset.safeArea(secondary: bar.size)
    let primaryOrigin = primaryOrigin(primary, in: size)
    let key = modifier.alignment.key(axis.other)
    let barOrigin = CGPoint(
      axis,
      major: edge == .start(of: axis) ? 0 : size[axis] - bar.size[axis],
      minor: ViewDimensions(size: size)[key] - bar[key]
    )
    safeRect = CGRect(origin: primaryOrigin, size: primary.size)
    if isRightToLeft { safeRect.origin.x = size.width - safeRect.maxX }
    child.place(at: primaryOrigin, size: primary.size, proposal: parts.primary)
    secondary.place(at: barOrigin, size: bar.size, proposal: parts.secondary)
  }

  /// Where the primary view lies in both views' space of a size: behind the bar if that is at the start.
  private func primaryOrigin(_ primary: ViewDimensions, in size: CGSize) -> CGPoint {
    let axis = inset.edge.axis
    let key = modifier.alignment.key(axis.other)
    return CGPoint(
      axis,
      major: inset.edge == .start(of: axis) ? size[axis] - primary.size[axis] : 0,
      minor: ViewDimensions(size: size)[key] - primary[key]
    )
  }

  // Source: layout-rules A3.
  package override func guide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    let primary = child.dimensions(parts(proposal).primary)
    return primary[explicit: key].map { $0 + primaryOrigin(primary, in: size)[key.axis] }
  }

  // What stands at the top or before the view lies over it, but is read first.
  package override func draw(into recorder: inout NodeRecorder) {
    let start = recorder.accessibility.count
    recorder.draw(child)
    let middle = recorder.accessibility.count
    recorder.draw(secondary)
    guard inset.edge == .top || inset.edge == .leading else { return }
    let bar = Array(recorder.accessibility[middle...])
    recorder.accessibility.removeSubrange(middle...)
    recorder.accessibility.insert(contentsOf: bar, at: start)
  }
}

extension View {
  /// Shows a view above or below this one, and lessens this view's safe area by it.
  ///
  /// - Parameters:
  ///   - edge: Where the other view goes.
  ///   - alignment: How both lie to each other across.
  ///   - spacing: The distance between both in points; nil for 8.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge,
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        inset: SafeAreaInset(edge: edge == .top ? .top : .bottom, spacing: spacing),
        alignment: Alignment(horizontal: alignment, vertical: .center),
        secondary: content()
      )
    )
  }

  /// Shows a view before or behind this one, and lessens this view's safe area by it.
  ///
  /// - Parameters:
  ///   - edge: Where the other view goes.
  ///   - alignment: How both lie to each other across.
  ///   - spacing: The distance between both in points; nil for 8.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge,
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        inset: SafeAreaInset(edge: edge == .leading ? .leading : .trailing, spacing: spacing),
        alignment: Alignment(horizontal: .center, vertical: alignment),
        secondary: content()
      )
    )
  }
}
