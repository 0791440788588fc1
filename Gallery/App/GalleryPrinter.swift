import Foundation
import GalleryScenes
import SwiftUI

/// Draws scenes into files of a folder, and says on the terminal how it goes.
@MainActor
struct GalleryPrinter {
  let folder: URL

  /// Draws scenes and, if asked to, the sheet of all of them.
  ///
  /// - Throws: ``GalleryFailure`` at the first file that cannot be written.
  func draw(_ scenes: [GalleryScene], withSheet: Bool) throws {
    try named(folder) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let start = ContinuousClock.now
    for scene in scenes {
      try timed(scene.title) { try draw(scene) }
    }
    if withSheet {
      try timed("Contact sheet") { try drawSheet(scenes) }
    }
    let time = Self.seconds(ContinuousClock.now - start)
    print("\(scenes.count) \(scenes.count == 1 ? "scene" : "scenes") in \(time), in \(folder.path)")
    if withSheet { print(file("contact-sheet.png").path) }
  }

  /// Draws the sheets of all controls, one for each look, and a picture of each kind of control for its documentation.
  ///
  /// - Throws: ``GalleryFailure`` at the first file that cannot be written.
  func drawControls() throws {
    try named(folder) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    for (look, name, title) in ControlSheet.looks {
      try timed(title) {
        let sheet = ImageRenderer(content: ControlSheet(look, title: title))
        sheet.scale = 1
        try write(sheet, to: "\(name).png")
      }
      print(file("\(name).png").path)
    }
    let pieces = folder.appendingPathComponent("controls", isDirectory: true)
    try named(pieces) {
      try FileManager.default.createDirectory(at: pieces, withIntermediateDirectories: true)
    }
    for (index, name) in ControlPiece.names.enumerated() {
      let piece = ImageRenderer(content: ControlPiece(index, look: .system18))
      piece.scale = 1
      try write(piece, to: "controls/\(name).png")
    }
    print(pieces.path)
  }

  private func draw(_ scene: GalleryScene) throws {
    let light = ImageRenderer(content: scene.view(.light))
    light.scale = 2
    try write(light, to: "\(scene.name).png")
    try write(light, to: "\(scene.name).svg")
    try write(light, to: "\(scene.name).pdf")
    let dark = ImageRenderer(content: scene.view(.dark))
    dark.scale = 2
    try write(dark, to: "\(scene.name)-dark.png")
  }

  private func drawSheet(_ scenes: [GalleryScene]) throws {
    let sheet = ImageRenderer(content: ContactSheet(scenes))
    sheet.scale = 2
    try write(sheet, to: "contact-sheet.png")
  }

  // MARK: - Files

  private func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

  private func write(_ renderer: ImageRenderer<some View>, to name: String) throws {
    let file = file(name)
    try named(file) { try renderer.write(to: file) }
  }

  /// Adds the file to what went wrong with it.
  private func named(_ file: URL, _ work: () throws -> Void) throws {
    do {
      try work()
    } catch {
      throw GalleryFailure(
        description: "cannot write \(file.path): \(GalleryFailure.text(of: error))"
      )
    }
  }

  // MARK: - Progress

  private func timed(_ title: String, _ work: () throws -> Void) throws {
    let start = ContinuousClock.now
    try work()
    let time = Self.seconds(ContinuousClock.now - start)
    print("\(title.padding(toLength: 24, withPad: " ", startingAt: 0)) \(time)")
  }

  private static func seconds(_ duration: Duration) -> String {
    String(
      format: "%6.2f s",
      Double(duration.components.seconds)
        + Double(duration.components.attoseconds) / 1e18
    )
  }
}
