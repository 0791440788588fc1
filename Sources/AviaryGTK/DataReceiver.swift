import CAviaryWindow
import Foundation

/// Whoever waits for data of another program.
final class DataReceiver {
  private let answer: (Data?) -> Void

  /// - Parameter answer: Called once, on the main thread; with nil where there is nothing.
  init(_ answer: @escaping (Data?) -> Void) { self.answer = answer }

  /// Takes what came, and lets go of the receiver, which was retained for this.
  static let receive: @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?, Int) -> Void = {
    owner,
    bytes,
    length in
    guard let owner else { return }
    let receiver = Unmanaged<DataReceiver>.fromOpaque(owner).takeRetainedValue()
    receiver.answer(bytes.map { Data(bytes: $0, count: length) })
  }
}
