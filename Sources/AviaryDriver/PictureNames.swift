import AviaryMessages
import SwiftUI

/// The files of pictures that bear the names of what they show.
struct PictureNames {
  private let folder: String
  private var taken: Set<String> = []

  /// Names in the folder that a request names.
  init(_ request: DriverRequest) { folder = request.output }

  /// The path for a view: its name with `-` for what does not belong into a file's name, and a number where that is taken.
  mutating func path(for name: String) -> String {
    let allowed = name.map { character in
      character.isLetter || character.isNumber || "-_+".contains(character) ? character : "-"
    }
    let words = String(allowed).split(separator: "-").joined(separator: "-")
    let stem = words.isEmpty ? "Preview" : words
    var candidate = stem
    var number = 1
    while !taken.insert(candidate.lowercased()).inserted {
      number += 1
      candidate = "\(stem)-\(number)"
    }
    return "\(folder)/\(candidate).png"
  }
}
