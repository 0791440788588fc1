@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import AviaryStacks
public import Foundation

private var presentation: PresentationTheme { ControlTheme.standard.presentation }

/// Where a popover points at its view.
public enum PopoverAttachmentAnchor {
  /// At a rectangle.
  case rect(Anchor<CGRect>.Source)
  /// At a point of the view.
  case point(UnitPoint)

  /// The rectangle in the root's space, for a node of the view.
  package func frame(in node: ViewNode) -> CGRect {
    switch self {
    case .rect(let source): return source.make(node).value
    case .point(let point):
      let place = CGPoint(x: point.x * node.size.width, y: point.y * node.size.height)
      return node.convert(CGRect(origin: place, size: .zero), to: nil)
    }
  }
}

/// A bubble beside the view that it belongs to, at which its arrow points.
struct PopoverView<Content: View>: View {
  @Environment(\.controlTheme.popover) private var theme
  @State private var arrow: PopoverArrow?
  let content: Content
  let anchor: () -> CGRect
  let edge: Edge?
  let settings: PresentationSettings
  let dismiss: () -> Void

  private var radius: CGFloat { settings.cornerRadius ?? theme.radius }
  private var bubble: PopoverBubble { PopoverBubble(cornerRadius: radius, arrow: arrow) }

  var body: some View {
    AnchoredLayoutView(
      layout: AnchoredLayout(anchor: anchor, edge: edge, gap: PopoverArrow.length + theme.arrowGap)
    ) {
      Color.clear.onActivation(purpose: .dismissal) { dismiss() }
        .layoutValue(key: SheetPart.self, value: .dimming)
      content
        .background(alignment: settings.background?.alignment ?? .center) {
          if let background = settings.background {
            background.view.padding(-PopoverArrow.length)
          } else {
            // The arrow is made of it too.
            Color(.systemBackground).padding(-PopoverArrow.length)
          }
        }
        .environment(\.isElevated, true)
        .clipShape(bubble)
        .overlay { bubble.stroke(Color(.separator), lineWidth: theme.borderWidth) }
        .shadow(theme.shadow)
        .modifier(
          GeometryChangeModifier(
            transform: {
              PopoverArrow(from: $0.frame(in: .global), to: anchor(), cornerRadius: radius)
            },
            action: { arrow = $1 }
          )
        )
    }
    .modifier(AnchorFollowing(anchor: anchor))
  }
}

/// An open menu beside the view that it belongs to.
struct MenuOverlay: View {
  @Environment(\.menuOrder) private var order
  @State private var isAbove = false
  let content: AnyView
  let isInScrollView: Bool
  /// Whether a corner of the menu is where it was opened, and not below a view.
  let isAtPoint: Bool
  let anchor: () -> CGRect
  let dismiss: () -> Void

  /// Whether the first item is to be nearest to the view that the menu belongs to.
  private var isByPriority: Bool {
    switch order {
    case .priority: true
    // As documented for phones.
    case .automatic: !isInScrollView && !isAtPoint
    default: false
    }
  }

  var body: some View {
    AnchoredLayoutView(
      layout: AnchoredLayout(
        anchor: anchor,
        edge: nil,
        gap: isAtPoint ? 0 : ControlTheme.standard.menu.gap,
        alignsEdges: true
      )
    ) {
      Color.clear.onActivation(purpose: .dismissal) { dismiss() }
        .layoutValue(key: SheetPart.self, value: .dimming)
      OpenMenu(content: content, isReversed: isAbove && isByPriority)
        .environment(\.dismissMenu, dismiss)
        .onGeometryChange(for: CGFloat.self) {
          $0.frame(in: .global).midY
        } action: {
          isAbove = $0 < anchor().midY
        }
    }
    .modifier(AnchorFollowing(anchor: anchor))
  }
}

struct AnchoredLayoutView<Content: View> {
  let layout: AnchoredLayout
  let content: Content

  nonisolated init(layout: AnchoredLayout, @ViewBuilder content: () -> Content) {
    self.layout = layout
    self.content = content()
  }
}

extension AnchoredLayoutView: _LayoutContainer {
  nonisolated var _layout: AnchoredLayout { layout }
  nonisolated var _content: Content { content }
}

/// Puts a card beside a rectangle: below it, or where there is more space.
struct AnchoredLayout: Layout {
  // Layout runs on the main thread, where the frame is known.
  nonisolated(unsafe) let anchor: () -> CGRect
  /// The edge of the rectangle at which the card goes, if there is space; nil for below.
  let edge: Edge?
  /// Between rectangle and card, in points.
  let gap: CGFloat
  /// Whether a card above or below begins at the rectangle's leading edge, where there is space,
  /// and is not in its middle.
  var alignsEdges = false

  /// Between the card and the edges of the space, in points.
  private static var margin: CGFloat { presentation.margin }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: presentation.screen)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    var anchor = anchor()
    // What is placed from right to left is mirrored as a whole.
    if subviews.layoutDirection == .rightToLeft {
      anchor.origin.x = bounds.minX + bounds.maxX - anchor.maxX
    }
    for subview in subviews {
      guard subview[SheetPart.self] == .card else {
        subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        continue
      }
      let ideal = subview.sizeThatFits(.unspecified)
      let size = CGSize(
        width: min(ideal.width, bounds.width - 2 * Self.margin),
        height: min(ideal.height, bounds.height - 2 * Self.margin)
      )
      var origin = origin(of: size, at: edge ?? .bottom, of: anchor)
      // On the other side where there is space on that one only.
      let other = self.origin(of: size, at: (edge ?? .bottom).opposite, of: anchor)
      if !fits(origin, size, in: bounds), fits(other, size, in: bounds) { origin = other }
      origin.x = min(
        max(origin.x, bounds.minX + Self.margin),
        bounds.maxX - Self.margin - size.width
      )
      origin.y = min(
        max(origin.y, bounds.minY + Self.margin),
        bounds.maxY - Self.margin - size.height
      )
      subview.place(at: origin, proposal: ProposedViewSize(size))
    }
  }

  /// Where a card begins at an edge of a rectangle.
  private func origin(of size: CGSize, at edge: Edge, of anchor: CGRect) -> CGPoint {
    let x = alignsEdges ? anchor.minX : anchor.midX - size.width / 2
    let y = anchor.midY - size.height / 2
    switch edge {
    case .top: return CGPoint(x: x, y: anchor.minY - gap - size.height)
    case .bottom: return CGPoint(x: x, y: anchor.maxY + gap)
    case .leading: return CGPoint(x: anchor.minX - gap - size.width, y: y)
    case .trailing: return CGPoint(x: anchor.maxX + gap, y: y)
    }
  }

  /// Whether there is space for a card at its edge of the rectangle; along that edge it may be
  /// moved.
  private func fits(_ origin: CGPoint, _ size: CGSize, in bounds: CGRect) -> Bool {
    let space = bounds.insetBy(dx: Self.margin, dy: Self.margin)
    if edge == .leading || edge == .trailing {
      return origin.x >= space.minX && origin.x + size.width <= space.maxX
    }
    return origin.y >= space.minY && origin.y + size.height <= space.maxY
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

extension View {
  /// Presents a popover while a binding is true; a sheet where there is little space.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the popover is shown; dismissing it sets it to false.
  ///   - attachmentAnchor: Which rectangle or point of this view it points at. By default all of
  ///     the view.
  ///   - arrowEdge: The edge of that rectangle at which it is, or the opposite one where only that
  ///     one has space; nil for the bottom.
  ///   - content: What is in the popover.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presents(
      .popover(anchor: attachmentAnchor, edge: arrowEdge),
      isPresented: isPresented,
      onDismiss: nil,
      content: content
    )
  }

  /// Presents a popover while a binding holds an item; a sheet where there is little space.
  ///
  /// - Parameters:
  ///   - item: What the popover is made of; nil while none is shown. Dismissing it sets it to nil.
  ///   - attachmentAnchor: Which rectangle or point of this view it points at. By default all of
  ///     the view.
  ///   - arrowEdge: The edge of that rectangle at which it is, or the opposite one where only that
  ///     one has space; nil for the bottom.
  ///   - content: Makes the popover of the item.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presents(
      .popover(anchor: attachmentAnchor, edge: arrowEdge),
      item: item,
      onDismiss: nil,
      content: content
    )
  }
}
