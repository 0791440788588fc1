import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryGraphics
import Foundation
import GalleryScenes
import SwiftUI
import Testing

@testable import SwiftUITesting

@Suite("Pictures of controls")
@MainActor
struct ControlPieceTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation/controls", isDirectory: true)

  private static let accepts = ProcessInfo.processInfo.environment["AVIARY_ACCEPT"] == "1"

  private func drawn(_ index: Int, _ look: LookAndFeel = .system18) throws -> Data {
    let renderer = ImageRenderer(content: ControlPiece(index, look: look))
    renderer.scale = 1
    return try renderer.pngData()
  }

  @Test(
    "a control is drawn as on the picture that its documentation shows, pixel by pixel",
    arguments: ControlPiece.names.indices
  )
  func pictures(index: Int) throws {
    let name = "\(ControlPiece.names[index]).png"
    let file = Self.folder.appendingPathComponent(name)
    let data = try drawn(index)
    if Self.accepts { return try data.write(to: file) }
    let stored = try #require(SnapshotPicture.bitmap(of: Data(contentsOf: file)), "\(name)")
    let new = try #require(SnapshotPicture.bitmap(of: data))
    let difference = try #require(
      PictureDifference(stored, new, levels: 2),
      "\(name) has another size"
    )
    #expect(
      difference.count == 0,
      """
      \(difference.count) pixels of \(name) differ, by up to \(difference.greatest) of 255. To accept what is drawn: \
      AVIARY_ACCEPT=1 swift test --filter GalleryTests
      """
    )
  }

  @Test("the pieces are those of the sheet: each draws something else, and there are no more")
  func all() throws {
    let pieces = try ControlPiece.names.indices.map { try drawn($0) }
    #expect(Set(pieces).count == ControlPiece.names.count)
    let empty = ImageRenderer(content: ControlPiece(ControlPiece.names.count, look: .system18))
    #expect(empty.accessibilityTree.children.isEmpty)
  }
}
