import CCairo
import Foundation

/// Collects what Cairo writes.
final class ByteSink {
  private(set) var data = Data()

  /// Cairo's callback; its closure is a `ByteSink`, which must outlive the surface.
  static let write: cairo_write_func_t = { closure, bytes, count in
    guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
    Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
      .data.append(bytes, count: Int(count))
    return CAIRO_STATUS_SUCCESS
  }

  var closure: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}
