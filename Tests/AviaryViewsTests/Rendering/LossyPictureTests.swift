@_spi(Hosting) import AviaryDrawing
import Foundation
import SwiftUI
import Testing

@testable import AviaryCairo

@MainActor
@Suite("JPEG and WebP files")
struct LossyPictureTests {
  private struct Card: View {
    var body: some View {
      VStack {
        Text("Harbour lights").font(.title)
        LinearGradient(colors: [.orange, .purple], startPoint: .leading, endPoint: .trailing)
      }
      .padding().frame(width: 160, height: 100)
    }
  }

  /// The pixels of a file.
  private func pixels(_ data: Data) throws -> Bitmap {
    try PictureDecoder.pixels(of: data, name: "file").bitmap
  }

  private func isNear(_ found: RGBA, _ red: Float, _ green: Float, _ blue: Float) -> Bool {
    abs(found.red - red) < 0.03 && abs(found.green - green) < 0.03 && abs(found.blue - blue) < 0.03
  }

  @Test("a JPEG has its picture's colours and size, on white")
  func jpeg() throws {
    let color = Color(red: 1, green: 0.5, blue: 0)
    let renderer = ImageRenderer(
      content: color.frame(width: 21, height: 13).padding(.leading, 16)
    )
    let data = try renderer.jpegData(quality: 1)
    #expect(data.starts(with: [0xFF, 0xD8, 0xFF]) && data.suffix(2) == Data([0xFF, 0xD9]))
    let found = try pixels(data)
    #expect(found.width == 37 && found.height == 13)
    #expect(isNear(found[30, 6], 1, 0.5, 0))
    #expect(isNear(found[4, 6], 1, 1, 1))
  }

  @Test("a WebP file says so, keeps transparency and is smaller than a PNG of a gradient")
  func webp() throws {
    let data = try ImageRenderer(content: Card()).webpData()
    #expect(data.starts(with: Array("RIFF".utf8)) && data[8..<12] == Data("WEBP".utf8))
    // The extended form has a bit for alpha.
    #expect(data[12..<16] == Data("VP8X".utf8) && data[20] & 0x10 != 0)
    let renderer = ImageRenderer(content: Card().background(.white))
    renderer.scale = 3
    #expect(try renderer.webpData().count < renderer.pngData().count)
  }

  @Test("better quality takes more bytes, and what is outside of 0 to 1 counts as the nearest")
  func quality() throws {
    let renderer = ImageRenderer(content: Card())
    for data in [renderer.jpegData, renderer.webpData] as [(CGFloat) throws -> Data] {
      let sizes = try [0, 0.3, 0.8, 1].map { try data($0).count }
      #expect(sizes == sizes.sorted() && Set(sizes).count == 4)
      #expect(try data(-3) == data(0))
      #expect(try data(7) == data(1))
      #expect(try data(.nan) == data(0.8))
      #expect(try data(.infinity) == data(0.8))
    }
  }

  @Test("the bytes made away from the main actor are the same")
  func background() async throws {
    let renderer = ImageRenderer(content: Card())
    #expect(try await renderer.jpeg(quality: 0.7) == renderer.jpegData(quality: 0.7))
    #expect(try await renderer.webp(quality: 0.7) == renderer.webpData(quality: 0.7))
  }

  @Test("a file's extension chooses the format", arguments: ["jpg", "JPEG", "webp", "png"])
  func writing(name: String) throws {
    let folder = FileManager.default.temporaryDirectory
    let url = folder.appendingPathComponent("lossy-\(UUID().uuidString).\(name)")
    defer { try? FileManager.default.removeItem(at: url) }
    try ImageRenderer(content: Card()).write(to: url)
    let start = try Data(contentsOf: url).prefix(4)
    let expected: [UInt8] =
      switch name.lowercased() {
      case "webp": Array("RIFF".utf8)
      case "png": [0x89, 0x50, 0x4E, 0x47]
      default: [0xFF, 0xD8, 0xFF, 0xE0]
      }
    #expect(Array(start) == expected)
  }

  @Test("a picture too large for WebP is an error that says so")
  func tooLarge() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 17_000, height: 1))
    let error = #expect(throws: PainterError.self) { try renderer.webpData() }
    #expect(error?.description.contains("16383") == true)
    #expect(try renderer.jpegData().count > 100)
  }
}
