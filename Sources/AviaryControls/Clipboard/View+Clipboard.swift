@_spi(Engine) public import AviaryEngine
public import AviaryInteraction
public import CoreTransferable
import Foundation
public import UniformTypeIdentifiers

extension View {
  /// Lets a person copy while this view, or one inside, has the focus: with Control or Command and C.
  ///
  /// - Parameter payload: What is copied; with none, views around are asked. Asked when it is copied.
  public nonisolated func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View {
    modifier(
      ClipboardModifier(
        action: .copy { payload().map { NSItemProvider(transferring: $0, .all) } }
      )
    )
  }

  /// Lets a person cut while this view, or one inside, has the focus: with Control or Command and X.
  ///
  /// - Parameters:
  ///   - payloadType: The type of what is cut.
  ///   - action: Takes out what is cut and returns it; none where nothing can be.
  public nonisolated func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping () -> [T]
  ) -> some View {
    modifier(
      ClipboardModifier(
        action: .cut { action().map { NSItemProvider(transferring: $0, .all) } }
      )
    )
  }

  /// Lets a person paste while this view, or one inside, has the focus: with Control or Command and V.
  ///
  /// - Parameters:
  ///   - payloadType: The type of what is pasted; of other things nothing is.
  ///   - action: Takes what is pasted; at least one thing.
  ///   - validator: Leaves out what can't be pasted; all is taken by default.
  public nonisolated func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    modifier(
      ClipboardModifier(
        action: .paste(types: T.importedContentTypes().map(\.identifier)) { providers in
          NSItemProvider.transfer(to: T.self, providers) { items in
            let valid = items.isEmpty ? [] : validator(items)
            if !valid.isEmpty { action(valid) }
          }
        }
      )
    )
  }

  /// Does something when a person copies while this view, or one inside, has the focus.
  ///
  /// - Parameter payloadAction: Returns what is copied; nil to leave that to the views around.
  public nonisolated func onCopyCommand(
    perform payloadAction: (() -> [NSItemProvider])?
  ) -> some View {
    modifier(ClipboardModifier(action: .copy { payloadAction?() ?? [] }))
  }

  /// Does something when a person cuts while this view, or one inside, has the focus.
  ///
  /// - Parameter payloadAction: Takes out what is cut and returns it; nil to leave that to the views around.
  public nonisolated func onCutCommand(
    perform payloadAction: (() -> [NSItemProvider])?
  ) -> some View {
    modifier(ClipboardModifier(action: .cut { payloadAction?() ?? [] }))
  }

  /// Does something when a person pastes while this view, or one inside, has the focus.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types that are taken, the preferred one first.
  ///   - payloadAction: Takes what is pasted; at least one thing.
  public nonisolated func onPasteCommand(
    of supportedContentTypes: [UTType],
    perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes.map(\.identifier), perform: payloadAction)
  }

  /// Does something when a person pastes while this view, or one inside, has the focus.
  ///
  /// - Parameters:
  ///   - supportedTypes: The identifiers of the types that are taken, the preferred one first.
  ///   - payloadAction: Takes what is pasted; at least one thing.
  @_disfavoredOverload
  public nonisolated func onPasteCommand(
    of supportedTypes: [String],
    perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    modifier(ClipboardModifier(action: .paste(types: supportedTypes, take: payloadAction)))
  }

  /// Does something when a person pastes while this view, or one inside, has the focus.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types that are taken, the preferred one first.
  ///   - validator: Makes of what is pasted what the action needs; nil where it can't be pasted.
  ///   - payloadAction: Takes what the validator made.
  public nonisolated func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType],
    validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes) { providers in
      if let payload = validator(providers) { payloadAction(payload) }
    }
  }

  /// Does something when a person pastes while this view, or one inside, has the focus.
  ///
  /// - Parameters:
  ///   - supportedTypes: The identifiers of the types that are taken, the preferred one first.
  ///   - validator: Makes of what is pasted what the action needs; nil where it can't be pasted.
  ///   - payloadAction: Takes what the validator made.
  @_disfavoredOverload
  public nonisolated func onPasteCommand<Payload>(
    of supportedTypes: [String],
    validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    onPasteCommand(of: supportedTypes) { providers in
      if let payload = validator(providers) { payloadAction(payload) }
    }
  }
}
