@_spi(Hosting) import AviaryCairo
import AviaryEngine
public import AviaryGraphics
public import CoreTransferable
import Foundation
import UniformTypeIdentifiers

extension Image: Transferable {
  /// A PNG picture at two pixels a point; any picture that can be read is received.
  ///
  /// What a picture or a symbol of which nothing can be drawn is handed on as is an error that says so.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .png) { image in
      try await MainActor.run {
        let renderer = ImageRenderer(content: image)
        renderer.scale = 2
        return try renderer.pngData()
      }
    }
    DataRepresentation(importedContentType: .image) { data in
      guard let content = PictureContent(data: data, scale: 1) else {
        throw PictureTransferError.noPicture
      }
      return content.image
    }
  }
}

extension Color: Transferable {
  /// The desktop's colour: red, green, blue and opacity, each a number of 16 bits in the machine's order, as the
  /// XDG convention for dragging colours has it.
  ///
  /// A colour that depends on its surroundings is handed on as it is in light ones. Colours beyond sRGB are brought
  /// to its edge.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .desktopColor) { color in
      let resolved = color.resolve(in: EnvironmentValues())
      let parts = [resolved.red, resolved.green, resolved.blue, resolved.opacity]
      return parts.reduce(into: Data()) { data, part in
        let whole = UInt16((min(max(part, 0), 1) * 65535).rounded())
        withUnsafeBytes(of: whole) { data.append(contentsOf: $0) }
      }
    } importing: { data in
      guard data.count == 8 else { throw PictureTransferError.noColor }
      let parts = stride(from: 0, to: 8, by: 2).map { offset in
        let whole = data.withUnsafeBytes {
          $0.loadUnaligned(fromByteOffset: offset, as: UInt16.self)
        }
        return Double(whole) / 65535
      }
      return Color(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    }
  }
}

extension UTType {
  /// A colour as programs of the desktop drag it.
  fileprivate static var desktopColor: UTType {
    UTType(mimeType: "application/x-color") ?? .data
  }
}

private enum PictureTransferError: LocalizedError {
  case noPicture, noColor

  var errorDescription: String? {
    switch self {
    case .noPicture: "These data are no picture."
    case .noColor: "These data are no colour: there have to be four numbers of 16 bits."
    }
  }
}
