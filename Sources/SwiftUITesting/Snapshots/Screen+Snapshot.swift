@_spi(Hosting) import AviaryCairo
@_spi(Hosting) package import AviaryDrawing
@_spi(Engine) @_spi(Hosting) import AviaryEngine
import AviaryGraphics
public import Foundation

extension Screen {
  /// The screen as a picture, in the PNG format, with the background of windows.
  ///
  /// - Throws: `PainterError` where it is too large.
  public func pngData() throws -> Data {
    update()
    try check()
    return try CairoPainter().data(of: shownList, as: .png, scale: settings.scale)
  }

  /// The screen in words: what can be perceived, then what is drawn, with every place and colour.
  public var dump: String {
    let tree = description
    return "\(tree)\n\n\(shownList.flatDump)\n"
  }

  /// What is drawn, with the background of windows.
  package var shownList: DisplayList {
    var list = root.displayList(
      background: SystemColor.background.rgba(settings.shownScheme, .standard)
    )
    list.size = size.size
    return list
  }

  /// Compares the screen with what it was: in words first, then as a picture.
  ///
  /// What it was is in `__Snapshots__/TESTFILE` beside the test, as `NAME.txt` and `NAME.png`. Where it differs, or is
  /// not there yet, the new one is written beside it, as `NAME.new.txt` and `NAME.new.png`, and the pixels that differ
  /// as `NAME.diff.png`. To take the new ones for right, run the test once with `AVIARY_SNAPSHOTS=accept` in the
  /// environment. That counts for nothing where `CI` is set: there nothing is ever accepted.
  ///
  /// - Parameters:
  ///   - name: What the snapshot is called, unique in the test's file.
  ///   - tolerance: How far the picture may differ; not at all by default. With a tolerance the words are compared
  ///     without the places and colours of what is drawn.
  ///   - file: The test's source, which the folder is beside.
  /// - Throws: ``ScreenError`` where it differs, or there is none yet.
  public func snapshot(
    _ name: String,
    tolerance: SnapshotTolerance = .exact,
    file: StaticString = #filePath
  ) throws {
    try compare(
      SnapshotFiles(name: name, testFile: "\(file)"),
      tolerance,
      mode: .current()
    )
  }

  func compare(
    _ files: SnapshotFiles,
    _ tolerance: SnapshotTolerance,
    mode: SnapshotMode
  ) throws {
    update()
    try check()
    let isExact = tolerance.levels == 0 && tolerance.share == 0
    let text = isExact ? dump : description + "\n"
    let picture = try pngData()
    if mode == .accept {
      try files.write(Data(text.utf8), to: files.kept("txt"))
      try files.write(picture, to: files.kept("png"))
      files.removeLeftovers()
      return
    }
    let keptText = try? String(contentsOf: files.kept("txt"), encoding: .utf8)
    let keptPicture = try? Data(contentsOf: files.kept("png"))
    guard let keptText, let keptPicture else {
      try writeNew(files, text, picture)
      throw ScreenError(
        .snapshot,
        "There is no snapshot “\(files.name)” yet. Look at \(files.new("png").path), and run the test once with AVIARY_SNAPSHOTS=accept if it is right."
      )
    }
    guard keptText == text else {
      try writeNew(files, text, picture)
      if let difference = difference(keptPicture, picture, tolerance) {
        try files.write(SnapshotPicture.file(of: difference.picture), to: files.difference)
      }
      throw ScreenError(
        .snapshot,
        "The screen is not the snapshot “\(files.name)” any more:\n\(TextDifference.of(keptText, text))\nThe new one is \(files.new("png").path)."
      )
    }
    if keptPicture != picture { try comparePictures(files, keptPicture, picture, text, tolerance) }
    files.removeLeftovers()
  }

  private func writeNew(_ files: SnapshotFiles, _ text: String, _ picture: Data) throws {
    try files.write(Data(text.utf8), to: files.new("txt"))
    try files.write(picture, to: files.new("png"))
  }

  private func difference(
    _ old: Data,
    _ new: Data,
    _ tolerance: SnapshotTolerance
  ) -> PictureDifference? {
    guard let old = SnapshotPicture.bitmap(of: old), let new = SnapshotPicture.bitmap(of: new)
    else { return nil }
    return PictureDifference(old, new, levels: tolerance.levels)
  }

  private func comparePictures(
    _ files: SnapshotFiles,
    _ old: Data,
    _ new: Data,
    _ text: String,
    _ tolerance: SnapshotTolerance
  ) throws {
    guard let difference = difference(old, new, tolerance) else {
      try writeNew(files, text, new)
      throw ScreenError(
        .snapshot,
        "The snapshot “\(files.name)” has another size, or \(files.kept("png").path) is no picture. The new one is \(files.new("png").path)."
      )
    }
    let share = Double(difference.count) / Double(max(difference.pixels, 1))
    // Other bytes of the same pixels are the same picture.
    guard difference.count > 0, share > tolerance.share else { return }
    try writeNew(files, text, new)
    try files.write(SnapshotPicture.file(of: difference.picture), to: files.difference)
    throw ScreenError(
      .snapshot,
      "\(difference.count) of \(difference.pixels) pixels of the snapshot “\(files.name)” differ, by up to \(difference.greatest) of 255 (allowed: \(tolerance.levels) levels, a share of \(tolerance.share): \(tolerance.reason)). Look at \(files.difference.path)."
    )
  }
}
