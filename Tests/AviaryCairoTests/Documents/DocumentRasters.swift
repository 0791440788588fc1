import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation
import Testing

/// Documents as pixels: PDF by poppler, SVG by librsvg, both of which draw by Cairo as our painter does.
struct DocumentRasters {
  /// Pixels a point.
  static let scale: CGFloat = 2
  private static let program = "/usr/bin/pdftocairo"
  /// Whether there is something to draw PDF with.
  static let drawsPDF = FileManager.default.isExecutableFile(atPath: program)

  let painter = CairoPainter()

  /// The pixels of a picture of `size` points.
  func picture(_ data: Data, name: String, size: CGSize) throws -> Bitmap {
    let image = try ImageLoader.image(data, name: name)
    var builder = FragmentBuilder()
    builder.image(image, in: CGRect(origin: .zero, size: size), ImageOptions(interpolation: .none))
    let list = DisplayList(root: builder.build(), size: size, background: .white)
    return try painter.bitmap(of: list, scale: Self.scale)
  }

  /// The pixels of each page of a PDF, whose pages are of one size in points.
  func pages(_ document: Data, count: Int, size: CGSize) throws -> [Bitmap] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("aviary-pages-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("document.pdf")
    try document.write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.program)
    process.currentDirectoryURL = folder
    process.arguments = ["-png", "-r", "\(Int(72 * Self.scale))", "document.pdf", "page"]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(
      process.terminationStatus == 0 && complaints.isEmpty,
      "\(String(decoding: complaints, as: UTF8.self))"
    )
    // Numbers have as many digits as the last one.
    let digits = String(count).count
    return try (1...count).map { number in
      let word = String(number)
      let name = "page-" + String(repeating: "0", count: digits - word.count) + word + ".png"
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      return try picture(data, name: name, size: size)
    }
  }
}

extension Bitmap {
  /// How many pixels of either picture have a component that lies outside of what the other one has there or
  /// right beside, by more than `tolerance` of 255.
  ///
  /// So an edge may lie up to a pixel elsewhere, and what is missing or of another colour is found.
  func differences(from other: Bitmap, tolerance: Int) -> Int {
    guard width == other.width, height == other.height else { return width * height }
    return bytes.withUnsafeBufferPointer { mine in
      other.bytes.withUnsafeBufferPointer { theirs in
        var count = 0
        for y in 0..<height {
          for x in 0..<width {
            let isOff = (0..<3).contains { component in
              let place = y * bytesPerRow + x * 4 + component
              let otherPlace = y * other.bytesPerRow + x * 4 + component
              guard abs(Int(mine[place]) - Int(theirs[otherPlace])) > tolerance else {
                return false
              }
              return !Self.isNear(mine[place], theirs, other, x, y, component, tolerance)
                || !Self.isNear(theirs[otherPlace], mine, self, x, y, component, tolerance)
            }
            if isOff { count += 1 }
          }
        }
        return count
      }
    }
  }

  /// Whether a value is among those of the pixels around a place, or between them.
  private static func isNear(
    _ value: UInt8,
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ bitmap: Bitmap,
    _ x: Int,
    _ y: Int,
    _ component: Int,
    _ tolerance: Int
  ) -> Bool {
    var (low, high) = (255, 0)
    for row in max(y - 1, 0)...min(y + 1, bitmap.height - 1) {
      for column in max(x - 1, 0)...min(x + 1, bitmap.width - 1) {
        let near = Int(bytes[row * bitmap.bytesPerRow + column * 4 + component])
        low = min(low, near)
        high = max(high, near)
      }
    }
    return (low - tolerance...high + tolerance).contains(Int(value))
  }
}
