import AviaryInteraction
import CAviaryWindow
import Foundation

/// A drag that the desktop leads: it has left the window where it began, and may come back.
@MainActor
final class DragOut: OfferedContent {
  let drag: Drag
  private weak var window: AppWindow?
  /// What another window of the program did with it; nil while none has taken it.
  var operation: DropOperation?

  init(_ drag: Drag, from window: AppWindow) {
    self.drag = drag
    self.window = window
    super.init(DesktopOffer(drag.providers))
  }

  /// The drag that the desktop names.
  static func of(_ owner: UnsafeMutableRawPointer) -> DragOut? {
    Unmanaged<OfferedContent>.fromOpaque(owner).takeUnretainedValue() as? DragOut
  }

  func began(in window: AppWindow) -> Bool { self.window === window }

  /// Hands it to the desktop.
  ///
  /// - Returns: Whether it could be.
  func begin(in window: OpaquePointer, showing picture: inout aviary_drag_picture) -> Bool {
    var events = Self.events
    // Whatever others may do, they see that something is dragged.
    let mayHave = !drag.allowedOutside.isEmpty && !offer.names.isEmpty
    let owner = Unmanaged.passRetained(self as OfferedContent)
    let hasBegun = Self.withNames(mayHave ? offer.names : [DesktopType.nothing]) { names in
      aviary_drag_begin(
        window,
        names,
        &events,
        owner.toOpaque(),
        mayHave ? drag.allowedOutside.desktopBits : DropOperation.copy.desktopBits,
        &picture
      ) { owner, bits in
        guard let owner else { return }
        nonisolated(unsafe) let pointer = owner
        MainActor.assumeIsolated { DragOut.of(pointer)?.end(DropOperation(desktopBits: bits)) }
      }
    }
    if hasBegun == 0 { owner.release() }
    return hasBegun != 0
  }

  private func end(_ operation: DropOperation) {
    window?.dragDidEnd(self, self.operation ?? operation)
  }
}

extension DropOperation {
  /// The operation that the desktop tells of; nothing where it tells of none.
  init(desktopBits bits: Int32) {
    self =
      switch Int(bits) {
      case let bits where bits & AVIARY_OPERATION_MOVE != 0: .move
      case let bits where bits & AVIARY_OPERATION_COPY != 0: .copy
      case let bits where bits & AVIARY_OPERATION_ALIAS != 0: .alias
      default: .cancel
      }
  }

  /// What the desktop calls it: it knows no deleting apart from moving.
  var desktopBits: Int32 {
    switch self {
    case .copy: Int32(AVIARY_OPERATION_COPY)
    case .move, .delete: Int32(AVIARY_OPERATION_MOVE)
    case .alias: Int32(AVIARY_OPERATION_ALIAS)
    case .cancel, .forbidden: 0
    }
  }
}

extension Set<DropOperation> {
  var desktopBits: Int32 { reduce(0) { $0 | $1.desktopBits } }

  /// All operations that the desktop tells of.
  init(desktopBits bits: Int32) {
    let all: Set<DropOperation> = [.copy, .move, .alias]
    self = all.filter { $0.desktopBits & bits != 0 }
  }
}
