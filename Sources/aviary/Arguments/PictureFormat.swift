import Foundation

/// The kinds of picture that can be written, told by a file name's extension.
enum PictureFormat: String, CaseIterable {
  case png, svg, pdf

  /// - Throws: a usage error where the extension is another one, or missing.
  init(path: String) throws {
    let given = (path as NSString).pathExtension
    guard let format = PictureFormat(rawValue: given.lowercased()) else {
      let fault = given.isEmpty ? "has no extension" : "has the unknown extension '.\(given)'"
      throw CommandError.usage("the output '\(path)' \(fault): use .png, .svg or .pdf")
    }
    self = format
  }
}
