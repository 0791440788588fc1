import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import Foundation
import Testing

@Suite("PictureCache")
struct PictureCacheTests {
  private func image() throws -> DisplayImage {
    let bytes = [UInt8](repeating: 255, count: 4 * 4 * 4)
    return DisplayImage(Bitmap(width: 4, height: 4, bytesPerRow: 16, bytes: bytes))
  }

  private func paint(_ image: DisplayImage, _ painter: CairoPainter) throws -> RGBA {
    var builder = FragmentBuilder()
    builder.image(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
    let list = DisplayList(root: builder.build(), size: CGSize(width: 4, height: 4))
    return try painter.bitmap(of: list, scale: 1)[1, 1]
  }

  @Test("a painter's cache keeps what it decoded as long as the picture is there")
  func lifetime() throws {
    let cache = PictureCache()
    let painter = CairoPainter(images: cache)
    var image: DisplayImage? = try self.image()
    #expect(try paint(try #require(image), painter) == .white)
    #expect(try paint(try #require(image), painter) == .white)
    #expect(cache.count == 1)
    image = nil
    #expect(cache.count == 0)
  }

  @Test("painters with caches of their own do not see each other's, all others share one")
  func sharing() throws {
    let (one, other) = (PictureCache(), PictureCache())
    let image = try image()
    _ = try paint(image, CairoPainter(images: one))
    #expect(one.count == 1 && other.count == 0)
    let before = PictureCache.shared.count
    _ = try paint(image, CairoPainter())
    _ = try paint(image, CairoPainter())
    #expect(PictureCache.shared.count == before + 1)
  }
}
