import Foundation
import UniformTypeIdentifiers

/// Why a value is not handed on or received.
enum TransferError: LocalizedError {
  case notExported(type: String, contentType: UTType?)
  case notImported(type: String, contentType: UTType?)
  case noText(contentType: UTType)
  case noAddress

  var errorDescription: String? {
    switch self {
    case .notExported(let type, let contentType):
      "\(type) is not handed on\(contentType.map { " as \($0)" } ?? "")."
    case .notImported(let type, let contentType):
      "\(type) cannot be made of \(contentType.map(\.identifier) ?? "these data")."
    case .noText(let contentType): "These data are no text of the type \(contentType)."
    case .noAddress: "These data are no address."
    }
  }
}
