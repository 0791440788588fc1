import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation
import Testing

@Suite("ImageLoader")
final class ImageLoaderTests {
  let directory: URL
  let loader: ImageLoader
  let painter = CairoPainter()

  init() throws {
    directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("aviary-images-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    loader = ImageLoader(directories: [directory])
  }

  deinit { try? FileManager.default.removeItem(at: directory) }

  func png(_ color: UInt32, size: CGFloat = 8) throws -> Data {
    var builder = FragmentBuilder()
    builder.fill(CGRect(x: 0, y: 0, width: size, height: size), .color(RGBA(hex: color)))
    let list = DisplayList(root: builder.build(), size: CGSize(width: size, height: size))
    return try painter.data(of: list, as: .png, scale: 1)
  }

  func write(_ data: Data, _ path: String) throws {
    let url = directory.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: url)
  }

  func pixel(_ image: DisplayImage) throws -> String {
    var builder = FragmentBuilder()
    builder.image(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    let list = DisplayList(root: builder.build(), size: CGSize(width: 4, height: 4))
    return try painter.bitmap(of: list, scale: 1)[2, 2].description
  }

  @Test("a name is found with and without its extension, in the scale wanted")
  func scales() throws {
    try write(try png(0xFF0000), "photo.png")
    try write(try png(0x00FF00, size: 16), "photo@2x.png")
    let one = try loader.image(named: "photo", scale: 1)
    #expect(one.size == CGSize(width: 8, height: 8))
    #expect(try pixel(one) == "#ff0000")
    let two = try loader.image(named: "photo.png", scale: 2)
    #expect(two.size == CGSize(width: 8, height: 8) && two.pixelWidth == 16)
    #expect(try loader.image(named: "photo", scale: 3) === two)
    let error = #expect(throws: DisplayImageError.self) { try loader.image(named: "nowhere") }
    #expect(error?.reason == .missing && error?.description.contains(directory.path) == true)
  }

  @Test("catalogues give pictures by scale and appearance, and colours")
  func catalogues() throws {
    let set = "Assets.xcassets/Icons/star.imageset"
    try write(try png(0xFF0000), "\(set)/light.png")
    try write(try png(0x0000FF), "\(set)/dark.png")
    try write(
      Data(
        """
        {"images": [
          {"idiom": "universal", "filename": "light.png", "scale": "1x"},
          {"idiom": "universal", "scale": "2x"},
          {"idiom": "universal", "filename": "dark.png", "scale": "1x",
           "appearances": [{"appearance": "luminosity", "value": "dark"}]}],
         "info": {"version": 1, "author": "xcode"},
         "properties": {"template-rendering-intent": "template"}}
        """.utf8
      ),
      "\(set)/Contents.json"
    )
    try write(
      Data(
        """
        {"colors": [
          {"idiom": "universal", "color": {"color-space": "srgb",
           "components": {"red": "0xFF", "green": "128", "blue": "0.0", "alpha": "1.000"}}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
           "color": {"color-space": "srgb",
           "components": {"red": "0.0", "green": "0.0", "blue": "1.0", "alpha": "0.500"}}}]}
        """.utf8
      ),
      "Assets.xcassets/brand.colorset/Contents.json"
    )
    let light = try loader.image(named: "star", scale: 2)
    #expect(try pixel(light) == "#ff0000")
    #expect(light.isTemplate)
    #expect(try pixel(try loader.image(named: "star", dark: true)) == "#0000ff")
    #expect(try loader.color(named: "brand").description == "#ff8000")
    #expect(try loader.color(named: "brand", dark: true).description == "#0000ff80")
    #expect(throws: DisplayImageError.self) { try loader.color(named: "other") }
  }

  @Test("damaged files are told apart from what is no picture")
  func errors() throws {
    let good = try png(0xFF0000)
    var wrong = good
    wrong[20] ^= 0xFF
    let cases: [(String, Data, DisplayImageError.Reason, String)] = [
      ("a.png", Data("hello world".utf8), .notAnImage, "bad signature"),
      ("b.png", Data(good.prefix(60)), .corrupt, "ends"),
      ("c.png", wrong, .corrupt, "checksum of its IHDR"),
      ("d.png", Data(), .notAnImage, "empty"),
      ("e.svg", Data("<svg><unclosed></svg>".utf8), .corrupt, "SVG"),
      ("f.jpg", Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16]), .corrupt, "ends early"),
      ("g.gif", Data("GIF89a nonsense".utf8), .notAnImage, "no picture"),
    ]
    for (name, data, reason, words) in cases {
      let error = #expect(throws: DisplayImageError.self) {
        try ImageLoader.image(data, name: name)
      }
      #expect(error?.reason == reason, "\(name): \(String(describing: error))")
      #expect(error?.description.contains(words) == true, "\(name): \(String(describing: error))")
      #expect(error?.description.contains(name) == true)
    }
  }

  @Test("a picture of more pixels than memory should hold is refused before it is decoded")
  func tooLarge() throws {
    var huge = try png(0xFF0000)
    // A width of 40000 with the checksum put right.
    let header: [UInt8] = [73, 72, 68, 82, 0, 0, 0x9C, 0x40, 0, 0, 0, 8, 8, 2, 0, 0, 0]
    huge.replaceSubrange(12..<29, with: header)
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in header {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    crc ^= 0xFFFF_FFFF
    huge.replaceSubrange(
      29..<33,
      with: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: crc >> $0) }
    )
    let error = #expect(throws: DisplayImageError.self) {
      try ImageLoader.image(huge, name: "huge.png")
    }
    #expect(error?.reason == .tooLarge)
  }

  @Test("JPEG is read and turned upright, SVG is drawn as shapes")
  func formats() throws {
    let jpeg = try #require(Data(base64Encoded: Self.sidewaysJPEG))
    let image = try ImageLoader.image(jpeg, name: "photo.jpg")
    #expect(image.size == CGSize(width: 4, height: 8))
    #expect(try pixel(image).hasPrefix("#fe0000"))
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">
      <rect width="20" height="10" fill="#00f"/></svg>
      """
    let vector = try ImageLoader.image(Data(svg.utf8), name: "shape.svg")
    #expect(vector.isVector && vector.size == CGSize(width: 20, height: 10))
    #expect(try pixel(vector) == "#0000ff")
    var builder = FragmentBuilder()
    builder.image(vector, in: CGRect(x: 0, y: 0, width: 200, height: 100))
    let list = DisplayList(root: builder.build(), size: CGSize(width: 200, height: 100))
    let document = String(decoding: try painter.data(of: list, as: .svg, scale: 2), as: UTF8.self)
    #expect(!document.contains("<image"))
  }

  /// 8 x 4 red pixels with Exif orientation 6.
  static let sidewaysJPEG = """
    /9j/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMC\
    AgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQERMUFRUVDA8XGBYUGBIUFRT/2wBDAQME\
    BAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBT/wAAR\
    CAAEAAgDAREAAhEBAxEB/8QAFAABAAAAAAAAAAAAAAAAAAAACP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/xAAVAQEB\
    AAAAAAAAAAAAAAAAAAAHCf/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQA/ADoDFU3/2Q==
    """
}
