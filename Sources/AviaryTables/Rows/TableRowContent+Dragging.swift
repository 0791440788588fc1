import AviaryControls
@_spi(Engine) public import AviaryEngine
import AviaryGraphics
public import AviaryInteraction
public import CoreTransferable
import Foundation

/// Lets a row be dragged.
private struct TableRowDrag<Payload: Transferable> {
  let payload: () -> Payload
}

extension TableRowDrag: ViewModifier {
  func body(content: Content) -> some View {
    // Between its cells, too.
    content.contentShape(Rectangle()).draggable(payload())
  }
}

/// Lets things be dropped on a row.
private struct TableRowDrop<Payload: Transferable> {
  let action: ([Payload]) -> Void
  @State private var isTargeted = false

  nonisolated init(action: @escaping ([Payload]) -> Void) { self.action = action }
}

extension TableRowDrop: ViewModifier {
  func body(content: Content) -> some View {
    content.dropDestination(for: Payload.self) { items, _ in
      action(items)
      return true
    } isTargeted: {
      isTargeted = $0
    }
    // Nobody else can show it: the row's content is not told.
    .overlay {
      if isTargeted {
        RoundedRectangle(cornerRadius: TableTheme.targetRadius)
          .strokeBorder(.tint, lineWidth: 2)
          .background(
            .tint.opacity(0.15),
            in: RoundedRectangle(cornerRadius: TableTheme.targetRadius)
          )
          .allowsHitTesting(false)
      }
    }
  }
}

/// Lets a row be dragged as what a closure makes, or not.
public struct ItemProviderTableRowModifier {
  let makeProvider: (() -> NSItemProvider?)?
}

extension ItemProviderTableRowModifier: _TableRowContentModifier {
  public nonisolated var _rowModifier: _TableRowItemProvider {
    _TableRowItemProvider(makeProvider: makeProvider)
  }
}

/// What lets a row be dragged, as a modifier of views.
///
/// For the engine.
public struct _TableRowItemProvider {
  let makeProvider: (() -> NSItemProvider?)?
}

extension _TableRowItemProvider: ViewModifier {
  public func body(content: Content) -> some View {
    content.contentShape(Rectangle()).itemProvider(makeProvider)
  }
}

extension TableRowContent {
  /// Lets the row be dragged.
  ///
  /// - Parameter payload: What is dragged; asked for when a drag begins.
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> {
    ModifiedContent(
      content: self,
      modifier: TableRowViewModifier(change: TableRowDrag(payload: payload))
    )
  }

  /// Lets things of a type be dropped on the row.
  ///
  /// - Parameters:
  ///   - payloadType: The type; of a drag that has none of it the row hears nothing.
  ///   - action: Takes the things.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    ModifiedContent(
      content: self,
      modifier: TableRowViewModifier(change: TableRowDrop(action: action))
    )
  }

  /// Lets the row be dragged as what a closure makes.
  ///
  /// - Parameter action: Makes it when a drag begins; nil, or one that answers nil, for a row that isn't dragged.
  public nonisolated func itemProvider(
    _ action: (() -> NSItemProvider?)?
  ) -> ModifiedContent<Self, ItemProviderTableRowModifier> {
    ModifiedContent(content: self, modifier: ItemProviderTableRowModifier(makeProvider: action))
  }
}
