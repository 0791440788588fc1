import AviaryEngine
import Foundation

/// The size that somebody tries an app's windows in: `AVIARY_WINDOW=430x932` opens them as large as a phone.
enum WindowTrial {
  /// In points; nil where nothing is asked for, or no size.
  static let size = size(in: ProcessInfo.processInfo.environment)

  /// The size that an environment asks for, in points; what is no size is named once, and asks for nothing.
  static func size(in environment: [String: String]) -> CGSize? {
    guard let text = environment["AVIARY_WINDOW"], !text.isEmpty else { return nil }
    let lengths = text.split(separator: "x", omittingEmptySubsequences: false).map {
      Double($0) ?? .nan
    }
    guard lengths.count == 2, lengths.allSatisfy({ $0 > 0 && $0.isFinite }) else {
      Warnings.once("AVIARY_WINDOW: '\(text)' is no size in points, such as 430x932")
      return nil
    }
    return CGSize(width: lengths[0], height: lengths[1])
  }
}
