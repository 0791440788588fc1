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
    PopoverPlacementView(
      layout: PopoverPlacement(
        anchor: anchor,
        edge: edge,
        gap: PopoverArrow.length + theme.arrowGap
      )
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
