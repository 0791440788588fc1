@_spi(Engine) package import AviaryEngine
package import AviaryInteraction
package import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// Lets data be put between the rows that views of a `ForEach` become.
package struct RowInsertionModifier: ViewModifier {
  // Used on the main thread only.
  private nonisolated(unsafe) let kind: RowInsertion.Kind

  /// - Parameters:
  ///   - types: The identifiers of the kinds of data that are taken.
  ///   - action: Puts what is dropped before the element at an offset.
  package nonisolated init(types: [String], action: @escaping (Int, [NSItemProvider]) -> Void) {
    kind = RowInsertion.Kind(types: types, action: action)
  }

  /// - Parameters:
  ///   - payloadType: The type of the things that are taken.
  ///   - action: Puts what is dropped before the element at an offset.
  package nonisolated init<T: Transferable>(
    of payloadType: T.Type,
    action: @escaping ([T], Int) -> Void
  ) {
    self.init(types: T.importedContentTypes().map(\.identifier)) { offset, providers in
      NSItemProvider.transfer(to: T.self, providers) { items in
        if !items.isEmpty { action(items, offset) }
      }
    }
  }

  package func body(content: Content) -> some View {
    content.modifier(RowEditModifier(insert: kind)).modifier(ReorderableModifier.insertedInto(kind))
  }
}
