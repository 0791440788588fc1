import SwiftUI

/// Where the cards of W9 are, which of them is under the pointer, and whether a sheet covers them.
@Observable
final class Shelf {
  var position = ScrollPosition(y: 0)
  var hovered = -1
  /// How far down the sheet is that slides up, in points; nil for none.
  var sheet: CGFloat?
}

/// The room of W9: a window on a whole display of 3840 × 2160 pixels.
let shelfSize = CGSize(width: 1920, height: 1080)
let shelfScale: CGFloat = 2

/// W9: 5,000 cards with shadows, gradients and three texts in a lazy grid under a bar of material, two pixels a point.
@MainActor
func cards() throws {
  let stage = Stage()
  let shelf = Shelf()
  let surface = try _ViewSurface(
    content: Window(stage: stage) { ShelfScreen(shelf: shelf) },
    size: shelfSize,
    scale: shelfScale
  )
  try surface.paint()
  _ = CardText.words
  let before = Memory.resident

  func measure(_ what: String, frames: Int, _ change: (Int) -> Void) throws {
    var times: [Double] = []
    for frame in 1...frames {
      change(frame)
      let start = now()
      try surface.paint()
      times.append(now() - start)
    }
    report("W9", what + ", median", median(times), "ms/frame")
    report("W9", what + ", worst", times.max() ?? 0, "ms/frame")
    // What has moved is painted exactly where it is.
    try surface.paint()
  }

  let start = now()
  stage.isOpen = true
  try surface.paint()
  report("W9", "5000 cards, first frame painted", now() - start, "ms")
  try surface.paint()
  var y: CGFloat = 0
  func scroll(by step: CGFloat) {
    y += step
    shelf.position.scrollTo(y: y)
  }
  try measure("scroll 60 pt", frames: 100) { _ in scroll(by: 60) }
  try measure("scroll 200 pt", frames: 50) { _ in scroll(by: 200) }
  // 8.3 million pixels of 4 bytes; what a window has to have is twice as much.
  let pixels = Double(shelfSize.width * shelfSize.height * shelfScale * shelfScale) * 4 / 1024
  report(
    "W9",
    "peak RSS above empty window, in its pixels",
    Double(Memory.peak - before) / pixels,
    ""
  )
  let first = Int(y / 136) * 8
  try measure("hovered card", frames: 40) { shelf.hovered = first + 16 + $0 % 32 }
  try measure("sheet sliding up", frames: 30) { shelf.sheet = 900 - CGFloat($0) * 30 }
  shelf.sheet = nil
  try surface.paint()
  try measure("resized", frames: 40) { frame in
    let less = CGFloat(frame * 4)
    surface.size = CGSize(width: shelfSize.width - 2 * less, height: shelfSize.height - less)
  }
  try save(surface)
}

struct ShelfScreen: View {
  @Bindable var shelf: Shelf

  var body: some View {
    ZStack(alignment: .bottom) {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 210), spacing: 16)], spacing: 16) {
          ForEach(0..<5000, id: \.self) { ShelfCard(index: $0, shelf: shelf) }
        }
        .padding(16)
      }
      .scrollPosition($shelf.position)
      .safeAreaInset(edge: .top, spacing: 0) { ShelfBar() }
      if let sheet = shelf.sheet {
        Color.black.opacity(0.3)
        VStack {
          Text("Details").font(.custom("Noto Sans", fixedSize: 20).bold())
          Text(CardText.caption(7)).font(.custom("Noto Sans", fixedSize: 13))
          Spacer()
        }
        .padding()
        .frame(width: 700, height: 900)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16))
        .offset(y: sheet)
      }
    }
  }
}

private struct ShelfBar: View {
  var body: some View {
    HStack {
      Text("Cards").font(.custom("Noto Sans", fixedSize: 20).bold())
      Spacer()
      Text("5,000").font(.custom("Noto Sans", fixedSize: 13))
    }
    .padding()
    .background(.bar)
  }
}

/// A card with a gradient as its icon, three texts and a shadow.
private struct ShelfCard: View {
  let index: Int
  let shelf: Shelf

  private var isHovered: Bool { shelf.hovered == index }

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      RoundedRectangle(cornerRadius: 10)
        .fill(
          LinearGradient(
            colors: [
              Color(hue: hue, saturation: 0.6, brightness: 1),
              Color(hue: hue, saturation: 0.9, brightness: 0.7),
            ],
            startPoint: .top,
            endPoint: .bottom
          )
        )
        .frame(width: 44, height: 44)
      VStack(alignment: .leading, spacing: 4) {
        Text(CardText.title(index)).font(.custom("Noto Sans", fixedSize: 16).bold())
        Text(CardText.caption(index)).font(.custom("Noto Sans", fixedSize: 13))
        Text("No. \(index)").font(.custom("Noto Sans", fixedSize: 11)).foregroundStyle(.secondary)
      }
      .lineLimit(1)
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .topLeading)
    .frame(height: 120, alignment: .topLeading)
    .background(
      isHovered ? Color(red: 0.95, green: 0.97, blue: 1) : .white,
      in: RoundedRectangle(cornerRadius: 12)
    )
    .shadow(color: .black.opacity(0.2), radius: isHovered ? 10 : 5, y: isHovered ? 4 : 2)
  }

  private var hue: Double { Double(index * 37 % 360) / 360 }
}
