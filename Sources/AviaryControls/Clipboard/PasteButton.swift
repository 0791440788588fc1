public import AviaryEngine
import AviaryGraphics
public import AviaryInteraction
import AviaryStacks
public import CoreTransferable
import Foundation
public import UniformTypeIdentifiers

/// A button that pastes what is on the clipboard.
///
/// Its label is the system's; tint, border shape and label style apply. It can always be pressed: with nothing on the
/// clipboard that it takes, nothing happens.
@MainActor @preconcurrency
public struct PasteButton {
  @Environment(\.self) private var environment
  private let types: [String]
  private let paste: ([NSItemProvider]) -> Void

  /// Creates a button that pastes things of a type.
  ///
  /// - Parameters:
  ///   - payloadType: The type.
  ///   - onPaste: Takes what is pasted; at least one thing.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    types = T.importedContentTypes().map(\.identifier)
    paste = { providers in
      NSItemProvider.transfer(to: T.self, providers) { if !$0.isEmpty { onPaste($0) } }
    }
  }

  /// Creates a button that pastes things of some types.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types, the preferred one first.
  ///   - payloadAction: Takes what is pasted; at least one thing.
  public init(
    supportedContentTypes: [UTType],
    payloadAction: @escaping ([NSItemProvider]) -> Void
  ) {
    types = supportedContentTypes.map(\.identifier)
    paste = payloadAction
  }

  /// Creates a button that pastes things of some types, as far as they are valid.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types, the preferred one first.
  ///   - validator: Makes of what is pasted what the action needs; nil where it can't be pasted.
  ///   - payloadAction: Takes what the validator made.
  public init<Payload>(
    supportedContentTypes: [UTType],
    validator: @escaping ([NSItemProvider]) -> Payload?,
    payloadAction: @escaping (Payload) -> Void
  ) {
    types = supportedContentTypes.map(\.identifier)
    paste = { providers in
      if let payload = validator(providers) { payloadAction(payload) }
    }
  }
}

extension PasteButton: View {
  /// The button.
  public var body: some View {
    Button {
      environment.platformServices.clipboard.read(of: types) { if !$0.isEmpty { paste($0) } }
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
  }
}
