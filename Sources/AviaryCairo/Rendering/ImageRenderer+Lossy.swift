@_spi(Hosting) import AviaryDrawing
import AviaryEngine
public import Foundation

extension ImageRenderer {
  /// The picture as a JPEG of `scale` pixels a point, on white.
  ///
  /// - Parameter quality: From 0 for the smallest file to 1 for the best picture; numbers outside count as the nearest of
  ///   these, NaN and infinity as 0.8.
  /// - Throws: ``RenderingError``; what the painter reports; an error that names the package `libturbojpeg0` where it isn't
  ///   installed.
  public func jpegData(quality: CGFloat = 0.8) throws -> Data { try data(.jpeg, quality) }

  /// The picture as a WebP file of `scale` pixels a point, with its transparency; with losses at any quality.
  ///
  /// - Parameter quality: As for ``jpegData(quality:)``.
  /// - Throws: As ``jpegData(quality:)``, for the package `libwebp7`; for more than 16383 pixels a side.
  public func webpData(quality: CGFloat = 0.8) throws -> Data { try data(.webp, quality) }

  /// The picture as a JPEG, painted and packed away from the main actor; the bytes of ``jpegData(quality:)``.
  ///
  /// - Parameter quality: As for ``jpegData(quality:)``.
  /// - Throws: As that and ``png()``.
  public func jpeg(quality: CGFloat = 0.8) async throws -> Data {
    try await dataInBackground(.jpeg, quality)
  }

  /// The picture as a WebP file, painted and packed away from the main actor; the bytes of ``webpData(quality:)``.
  ///
  /// - Parameter quality: As for ``jpegData(quality:)``.
  /// - Throws: As ``webpData(quality:)`` and ``png()``.
  public func webp(quality: CGFloat = 0.8) async throws -> Data {
    try await dataInBackground(.webp, quality)
  }

  func data(_ format: LossyFormat, _ quality: CGFloat) throws -> Data {
    let list = try displayList()
    try checkSize(list.size)
    return try LossyEncoder.encode(
      painter.bitmap(of: list, scale: scale),
      as: format,
      quality: quality
    )
  }

  private func dataInBackground(_ format: LossyFormat, _ quality: CGFloat) async throws -> Data {
    try await inBackground({ try $0.data(format, quality) }) { list, scale, painter in
      let surface = try painter.raster(list, scale: scale)
      try Task.checkCancellation()
      return try LossyEncoder.encode(surface, as: format, quality: quality)
    }
  }
}
