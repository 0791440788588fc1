public import AviaryFoundation
import Foundation

/// Keeps a picture as a PNG file in the folder of a person's pictures, and tells somebody.
///
/// The folder is the one of `XDG_PICTURES_DIR`, else the desktop's. The file is named after the day
/// and the time.
///
/// - Parameters:
///   - image: The picture.
///   - completionTarget: Who is told, on the main thread before this returns; nil for nobody.
///   - completionSelector: What it is told by: `image(_:didFinishSavingWithError:contextInfo:)`.
///   - contextInfo: What it is told beside the picture and the error, which may be nil.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage,
  _ completionTarget: Any?,
  _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  var failure: (any Error)?
  do {
    guard let data = image.pngData() else { throw CocoaError(.fileWriteUnknown) }
    try PicturesFolder.keep(data)
  } catch {
    failure = error
  }
  guard let completionSelector else { return }
  let context = contextInfo.map { UnsafeRawPointer($0) }
  _ = completionSelector.perform(
    on: completionTarget.map { $0 as AnyObject },
    image,
    failure,
    context
  )
}

/// The folder of a person's pictures.
enum PicturesFolder {
  /// Where it is; the home folder where the desktop has none.
  static var url: URL {
    if let path = ProcessInfo.processInfo.environment["XDG_PICTURES_DIR"], path.hasPrefix("/") {
      return URL(fileURLWithPath: path, isDirectory: true)
    }
    let known = FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask).first
    return known ?? FileManager.default.homeDirectoryForCurrentUser
  }

  /// Writes a new file there.
  static func keep(_ data: Data) throws {
    let folder = url
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let days = Calendar(identifier: .gregorian).dateComponents(in: .current, from: Date())
    let name = String(
      format: "%04d-%02d-%02d %02d-%02d-%02d",
      days.year ?? 0,
      days.month ?? 0,
      days.day ?? 0,
      days.hour ?? 0,
      days.minute ?? 0,
      days.second ?? 0
    )
    var number = 1
    while true {
      let end = number == 1 ? "" : " \(number)"
      let file = folder.appendingPathComponent("\(name)\(end).png")
      if !FileManager.default.fileExists(atPath: file.path) {
        return try data.write(to: file)
      }
      number += 1
    }
  }
}
