import AviaryControls
import AviaryEngine
import AviaryGeometry
import AviaryLayout
import AviaryStacks
public import Foundation

/// Views of AppKit beside each other, with lines between them: those that host views are shown so.
@MainActor @preconcurrency
open class NSSplitView: NSView {
  /// What is between views.
  public enum DividerStyle: Int, Sendable {
    /// A bar.
    case thick = 1
    /// A line.
    case thin = 2
    /// A bar with a mark.
    case paneSplitter = 3
  }

  /// What an autosave is kept under.
  public typealias AutosaveName = String

  /// Whether the lines go up and down, so that views are side by side.
  open var isVertical = false { didSet { contentChanged() } }
  /// What is between views; kept: a line is.
  open var dividerStyle = DividerStyle.thick
  /// What the places of the lines are kept under; kept, and they are not.
  open var autosaveName: AutosaveName?
  /// Who is told; never here: SwiftUI's split views place these.
  open weak var delegate: (any NSSplitViewDelegate)?
  /// The colour of the lines.
  open var dividerColor: NSColor { .separatorColor }
  /// How thick the lines are, in points.
  open var dividerThickness: CGFloat { dividerStyle == .thin ? 1 : 9 }
  /// Whether all views in it are beside each other.
  open var arrangesAllSubviews = true
  /// The views that are beside each other.
  open var arrangedSubviews: [NSView] { subviews }
  private var priorities: [ObjectIdentifier: NSLayoutConstraint.Priority] = [:]
  /// How wide, or high, a view may be, in points; nil for any.
  var thickness: (NSView) -> ClosedRange<CGFloat>? = { _ in nil }

  /// Puts a view behind the others.
  open func addArrangedSubview(_ view: NSView) { addSubview(view) }
  /// Puts a view among the others.
  open func insertArrangedSubview(_ view: NSView, at index: Int) {
    if subviews.indices.contains(index) {
      addSubview(view, positioned: .below, relativeTo: subviews[index])
    } else {
      addSubview(view)
    }
  }
  /// Takes a view away.
  open func removeArrangedSubview(_ view: NSView) {
    if view.superview === self { view.removeFromSuperview() }
  }
  /// Gives views their sizes anew; SwiftUI does.
  open func adjustSubviews() {}
  /// Whether a view takes no room: where it is hidden.
  open func isSubviewCollapsed(_ subview: NSView) -> Bool { subview.isHidden }
  /// Where a line can be at least, in points: where the view begins.
  open func minPossiblePositionOfDivider(at dividerIndex: Int) -> CGFloat { 0 }
  /// Where a line can be at most, in points: where the view ends.
  open func maxPossiblePositionOfDivider(at dividerIndex: Int) -> CGFloat {
    isVertical ? bounds.width : bounds.height
  }
  /// Puts a line somewhere; told once that a person does.
  open func setPosition(_ position: CGFloat, ofDividerAt dividerIndex: Int) {
    Missing.tell("NSSplitView.setPosition", "a person moves the lines")
  }
  /// How much a view keeps its size; kept.
  open func holdingPriorityForSubview(at subviewIndex: Int) -> NSLayoutConstraint.Priority {
    guard subviews.indices.contains(subviewIndex) else { return .defaultLow }
    return priorities[ObjectIdentifier(subviews[subviewIndex])] ?? .defaultLow
  }
  /// Says how much a view keeps its size; kept.
  open func setHoldingPriority(
    _ priority: NSLayoutConstraint.Priority,
    forSubviewAt subviewIndex: Int
  ) {
    guard subviews.indices.contains(subviewIndex) else { return }
    priorities[ObjectIdentifier(subviews[subviewIndex])] = priority
  }
  /// Draws a line; never called here.
  open func drawDivider(in rect: NSRect) {}

  override var hostedContent: AnyView? {
    let panes = subviews.filter { !$0.isHidden && !$0.hostedContents.isEmpty }
    guard !panes.isEmpty else { return nil }
    return AnyView(SplitViewContent(isVertical: isVertical, panes: panes, thickness: thickness))
  }
}

/// Views of AppKit beside each other, as SwiftUI shows such.
private struct SplitViewContent: View {
  let isVertical: Bool
  let panes: [NSView]
  let thickness: (NSView) -> ClosedRange<CGFloat>?

  var body: some View {
    if isVertical { HSplitView { content } } else { VSplitView { content } }
  }

  private var content: some View {
    ForEach(panes.indices, id: \.self) { index in
      let range = thickness(panes[index])
      KitContent.of(panes[index])
        .frame(
          minWidth: isVertical ? range?.lowerBound : nil,
          maxWidth: isVertical ? range?.upperBound ?? .infinity : .infinity,
          minHeight: isVertical ? nil : range?.lowerBound,
          maxHeight: isVertical ? .infinity : range?.upperBound ?? .infinity
        )
    }
  }
}

/// Who is told how lines between views are moved; never here: SwiftUI's split views place them.
@MainActor @preconcurrency
public protocol NSSplitViewDelegate: NSObjectProtocol {
  /// Whether a view may take no room.
  func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool
  /// Whether a line is not seen at the edge.
  func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool
  /// Where a line can be at least, in points.
  func splitView(
    _ splitView: NSSplitView,
    constrainMinCoordinate proposedMinimumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat
  /// Where a line can be at most, in points.
  func splitView(
    _ splitView: NSSplitView,
    constrainMaxCoordinate proposedMaximumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat
  /// Where a line is put that a person would have somewhere, in points.
  func splitView(
    _ splitView: NSSplitView,
    constrainSplitPosition proposedPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat
  /// Whether a view's size follows that of all.
  func splitView(_ splitView: NSSplitView, shouldAdjustSizeOfSubview view: NSView) -> Bool
  /// Where a line can be taken hold of.
  func splitView(
    _ splitView: NSSplitView,
    effectiveRect proposedEffectiveRect: NSRect,
    forDrawnRect drawnRect: NSRect,
    ofDividerAt dividerIndex: Int
  ) -> NSRect
  /// Gives views their sizes.
  func splitView(_ splitView: NSSplitView, resizeSubviewsWithOldSize oldSize: NSSize)
  /// Sizes are about to change.
  func splitViewWillResizeSubviews(_ notification: Notification)
  /// Sizes changed.
  func splitViewDidResizeSubviews(_ notification: Notification)
}

extension NSSplitViewDelegate {
  /// It may not.
  public func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool {
    false
  }
  /// It is seen.
  public func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool {
    false
  }
  /// As it would be.
  public func splitView(
    _ splitView: NSSplitView,
    constrainMinCoordinate proposedMinimumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedMinimumPosition }
  /// As it would be.
  public func splitView(
    _ splitView: NSSplitView,
    constrainMaxCoordinate proposedMaximumPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedMaximumPosition }
  /// There.
  public func splitView(
    _ splitView: NSSplitView,
    constrainSplitPosition proposedPosition: CGFloat,
    ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedPosition }
  /// It does.
  public func splitView(
    _ splitView: NSSplitView,
    shouldAdjustSizeOfSubview view: NSView
  ) -> Bool { true }
  /// Where it is.
  public func splitView(
    _ splitView: NSSplitView,
    effectiveRect proposedEffectiveRect: NSRect,
    forDrawnRect drawnRect: NSRect,
    ofDividerAt dividerIndex: Int
  ) -> NSRect { proposedEffectiveRect }
  /// Does nothing.
  public func splitView(_ splitView: NSSplitView, resizeSubviewsWithOldSize oldSize: NSSize) {}
  /// Does nothing.
  public func splitViewWillResizeSubviews(_ notification: Notification) {}
  /// Does nothing.
  public func splitViewDidResizeSubviews(_ notification: Notification) {}
}
