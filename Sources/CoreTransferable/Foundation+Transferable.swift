public import Foundation
import UniformTypeIdentifiers

extension String: Transferable {
  /// Text without markup, in UTF-8; UTF-16 is received too.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      try String.received($0, .utf8, .utf8PlainText)
    }
    DataRepresentation(importedContentType: .utf16ExternalPlainText) {
      try String.received($0, .utf16, .utf16ExternalPlainText)
    }
    DataRepresentation(importedContentType: .utf16PlainText) {
      try String.received($0, .utf16LittleEndian, .utf16PlainText)
    }
    DataRepresentation(importedContentType: .plainText) {
      try String.received($0, .utf8, .plainText)
    }
  }

  fileprivate static func received(_ data: Data, _ encoding: Encoding, _ type: UTType) throws
    -> String
  {
    guard let text = String(data: data, encoding: encoding) else {
      throw TransferError.noText(contentType: type)
    }
    return text
  }
}

extension Data: Transferable {
  /// The bytes.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension URL: Transferable {
  /// The address as text; one of a file as such.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .fileURL) {
      Data($0.absoluteString.utf8)
    } importing: {
      try URL.received($0)
    }
    .exportingCondition(\.isFileURL)
    DataRepresentation(contentType: .url) {
      Data($0.absoluteString.utf8)
    } importing: {
      try URL.received($0)
    }
  }

  /// The first address in a text of lines, where those with a number sign are remarks.
  private static func received(_ data: Data) throws -> URL {
    let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
    guard let line = lines.first(where: { !$0.hasPrefix("#") }),
      let url = URL(string: line.trimmingCharacters(in: .whitespaces))
    else { throw TransferError.noAddress }
    return url
  }
}

extension AttributedString: Transferable {
  /// The characters alone: Foundation has no form for attributes on Linux, where an attributed
  /// string is not `Codable`.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation {
      String($0.characters)
    } importing: {
      AttributedString($0)
    }
  }
}
