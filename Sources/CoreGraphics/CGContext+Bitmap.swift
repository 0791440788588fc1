import AviaryEngine
public import AviaryQuartz

extension CGContext {
  /// Makes a context that draws into memory.
  ///
  /// The result is nil for layouts other than these, which have components of 8 bits: red, green and blue with an opacity that
  /// is multiplied in or with a byte without a meaning, first or last, in any order of bytes; grey without an opacity; the
  /// opacity alone. What isn't supported is named once on standard error.
  ///
  /// - Parameters:
  ///   - data: The memory, `bytesPerRow * height` bytes, the first row at the top; nil for memory of the context's own.
  ///   - width: Pixels from left to right, at most 32767.
  ///   - height: Pixels from top to bottom, at most 32767.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: Bytes from one row to the next; 0 for as many as are good.
  ///   - space: What the components mean. Colours are mixed in its numbers. nil for the opacity alone.
  ///   - bitmapInfo: How pixels lie in memory: a ``CGBitmapInfo``'s bits, or a ``CGImageAlphaInfo``'s number.
  public convenience init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace?,
    bitmapInfo: UInt32
  ) {
    self.init(
      data: data,
      width: width,
      height: height,
      bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow,
      space: space,
      bitmapInfo: bitmapInfo,
      releaseCallback: nil,
      releaseInfo: nil
    )
  }

  /// Makes a context that draws into memory, as the initialiser that takes the number of the bits does.
  ///
  /// - Parameters:
  ///   - data: The memory; nil for memory of the context's own.
  ///   - width: Pixels from left to right, at most 32767.
  ///   - height: Pixels from top to bottom, at most 32767.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: Bytes from one row to the next; 0 for as many as are good.
  ///   - space: What the components mean.
  ///   - bitmapInfo: How pixels lie in memory.
  public convenience init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace?,
    bitmapInfo: CGBitmapInfo
  ) {
    self.init(
      data: data,
      width: width,
      height: height,
      bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow,
      space: space,
      bitmapInfo: bitmapInfo.rawValue
    )
  }

  /// Makes a context that draws into memory, and tells when that isn't needed any more.
  ///
  /// - Parameters:
  ///   - data: The memory; nil for memory of the context's own.
  ///   - width: Pixels from left to right, at most 32767.
  ///   - height: Pixels from top to bottom, at most 32767.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: Bytes from one row to the next; 0 for as many as are good.
  ///   - space: What the components mean.
  ///   - bitmapInfo: How pixels lie in memory.
  ///   - releaseCallback: Called with `releaseInfo` and the memory when the context is gone.
  ///   - releaseInfo: Handed to `releaseCallback`.
  public convenience init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace?,
    bitmapInfo: UInt32,
    releaseCallback: CGBitmapContextReleaseDataCallback?,
    releaseInfo: UnsafeMutableRawPointer?
  ) {
    guard
      let memory = PixelMemory(
        data: data,
        width: width,
        height: height,
        bitsPerComponent: bitsPerComponent,
        bytesPerRow: bytesPerRow,
        space: space,
        info: CGBitmapInfo(rawValue: bitmapInfo),
        released: { releaseCallback?(releaseInfo, data) }
      )
    else {
      Warnings.once(
        "there is no CGContext of \(width) x \(height) pixels with \(bitsPerComponent) bits a component,"
          + " \(bytesPerRow) bytes a row, \(space?.description ?? "no colour space") and bitmap info \(bitmapInfo)"
      )
      return nil
    }
    self.init(target: memory)
  }
}

/// Told that the memory of a context isn't needed any more.
public typealias CGBitmapContextReleaseDataCallback = (
  _ releaseInfo: UnsafeMutableRawPointer?, _ data: UnsafeMutableRawPointer?
) -> Void
