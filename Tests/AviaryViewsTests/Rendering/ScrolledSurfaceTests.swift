import Observation
import SwiftUI
import Testing

@Observable private final class Shelf {
  var position = ScrollPosition(y: 0)
  var hovered = -1
  var sheet: CGFloat?
}

/// Cards with shadows in a lazy grid under a bar of material.
private struct ShelfScreen: View {
  @Bindable var shelf: Shelf

  var body: some View {
    ZStack(alignment: .bottom) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 10)], spacing: 10) {
          ForEach(0..<600, id: \.self) { index in
            HStack {
              RoundedRectangle(cornerRadius: 5)
                .fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                .frame(width: 20, height: 20)
              Text("No. \(index)")
            }
            .frame(maxWidth: .infinity)
            .frame(height: 47)
            .background(
              shelf.hovered == index ? Color.yellow : .white,
              in: RoundedRectangle(cornerRadius: 6)
            )
            .shadow(color: .black.opacity(0.3), radius: shelf.hovered == index ? 7 : 3, y: 2)
          }
        }
        .padding(10)
      }
      .scrollPosition($shelf.position)
      .safeAreaInset(edge: .top, spacing: 0) {
        Text("Cards").padding(6).frame(maxWidth: .infinity).background(.bar)
      }
      if let sheet = shelf.sheet {
        Color.black.opacity(0.3)
        Text("Details").frame(width: 180, height: 200)
          .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12)).offset(y: sheet)
      }
    }
  }
}

@MainActor
@Suite("A kept surface that scrolls")
struct ScrolledSurfaceTests {
  private let size = CGSize(width: 330, height: 260)

  private func surface(_ shelf: Shelf, _ scale: CGFloat) throws -> _ViewSurface<ShelfScreen> {
    try _ViewSurface(content: ShelfScreen(shelf: shelf), size: size, scale: scale)
  }

  private func pixels(_ surface: _ViewSurface<ShelfScreen>) -> [UInt8] {
    surface.withPixels { pixels, _ in Array(pixels) } ?? []
  }

  /// Whether a kept surface has the pixels of one that is made anew.
  private func expectAnew(_ kept: _ViewSurface<ShelfScreen>, _ shelf: Shelf, _ what: String) throws
  {
    try kept.paint()
    // What has moved is painted exactly where it is.
    try kept.paint()
    let anew = try surface(shelf, kept.scale)
    try anew.paint()
    try anew.paint()
    let (a, b) = (pixels(kept), pixels(anew))
    let different = zip(a, b).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
    #expect(a.count == b.count && different == 0, "\(what): \(different) bytes differ")
  }

  @Test("pixels after scrolling are those of a new surface", arguments: [1, 1.5, 2] as [CGFloat])
  func scrolling(scale: CGFloat) throws {
    let shelf = Shelf()
    let kept = try surface(shelf, scale)
    try kept.paint()
    for y in [20, 60, 61, 59, 60.25, 60.75, 13 + 1.0 / 3, 300, 900.1, 840, 0, 5] as [CGFloat] {
      shelf.position.scrollTo(y: y)
      try expectAnew(kept, shelf, "at \(y)")
    }
  }

  @Test(
    "so are those of a card that is hovered, and of a sheet",
    arguments: [1, 1.5, 2] as [CGFloat]
  )
  func changes(scale: CGFloat) throws {
    let shelf = Shelf()
    let kept = try surface(shelf, scale)
    shelf.position.scrollTo(y: 40)
    try kept.paint()
    for index in [0, 4, 5, 3] {
      shelf.hovered = index
      try expectAnew(kept, shelf, "hovered \(index)")
      shelf.position.scrollTo(y: 40 + CGFloat(index) * 4)
      try expectAnew(kept, shelf, "hovered \(index), scrolled")
    }
    for y in [180, 120.5, 60, 0, -40] as [CGFloat] {
      shelf.sheet = y
      try expectAnew(kept, shelf, "sheet at \(y)")
      shelf.position.scrollTo(y: 40 - y / 10)
      try expectAnew(kept, shelf, "sheet at \(y), scrolled")
    }
  }
}
