import AviaryControls
@_spi(Engine) public import AviaryEngine
public import AviaryInteraction
public import CoreTransferable
import Foundation
public import UniformTypeIdentifiers

/// Lets data be put between rows.
public struct OnInsertTableRowModifier {
  let insertion: RowInsertionModifier
}

/// What lets data be put between rows, as a modifier of views.
///
/// For the engine.
public struct _TableRowInsertion {
  let insertion: RowInsertionModifier
}

extension _TableRowInsertion: ViewModifier {
  public func body(content: Content) -> some View { content.modifier(insertion) }
}

extension OnInsertTableRowModifier: _TableRowContentModifier {
  public nonisolated var _rowModifier: _TableRowInsertion {
    _TableRowInsertion(insertion: insertion)
  }
}

extension DynamicTableRowContent {
  /// Lets data be dropped between the rows, which open a space for it.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The kinds of data that are taken; what conforms to one of them is of that kind.
  ///   - action: Puts what is dropped into the data, before the element at an offset; the number of elements
  ///     for the end. It gets only the providers that have one of the kinds, and at least one of them.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType],
    perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
    ModifiedContent(
      content: self,
      modifier: OnInsertTableRowModifier(
        insertion: RowInsertionModifier(
          types: supportedContentTypes.map(\.identifier),
          action: action
        )
      )
    )
  }

  /// Lets things of a type be dropped between the rows, which open a space for them.
  ///
  /// - Parameters:
  ///   - payloadType: The type.
  ///   - action: Puts the things into the data, before the element at an offset; the number of elements for the end.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (Int, [T]) -> Void
  ) -> ModifiedContent<Self, OnInsertTableRowModifier> {
    ModifiedContent(
      content: self,
      modifier: OnInsertTableRowModifier(
        insertion: RowInsertionModifier(of: T.self) { action($1, $0) }
      )
    )
  }
}
