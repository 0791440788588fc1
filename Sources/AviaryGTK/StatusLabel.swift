import AviaryCairo
import AviaryControls
@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraph
import AviaryGraphics
import AviaryInteraction
import AviaryStacks
import Foundation

/// What a sign in the desktop's bar looks like: pictures in the sizes of bars, and a text.
@MainActor
final class StatusLabel {
  /// A picture as the bar wants it: rows of alpha, red, green, blue bytes, colours not multiplied by alpha.
  struct Picture: Equatable {
    let width: Int
    let height: Int
    let bytes: [UInt8]
  }

  /// The side of a sign in points; bars have 22 or 24.
  private static let side: CGFloat = 22

  private let host: ViewHost<Content>
  /// The same as a text: what is shown as a picture alone tells no title.
  private let titleHost: ViewHost<Content>
  private let program: AppRunner
  private(set) var title = ""
  private(set) var pictures: [Picture] = []
  /// Tells that it looks or reads different.
  var changed: () -> Void = {}

  private struct Content: View {
    let label: AnyView
    let color: Color
    var isTitle = false

    @ViewBuilder private var styled: some View {
      if isTitle { label.labelStyle(.titleOnly) } else { label.labelStyle(.iconOnly) }
    }

    var body: some View {
      styled
        .font(.system(size: 17))
        .foregroundStyle(color)
        .environment(\.controlPlace, .plain)
    }
  }

  init(_ label: AnyView, textEngine: any TextEngine, program: AppRunner) {
    self.program = program
    let wake = WakeUpCall()
    host = ViewHost(
      content: Content(label: label, color: Self.color(program)),
      textEngine: textEngine,
      images: Platform.images,
      services: program.services
    ) { _ in }
    titleHost = ViewHost(
      content: Content(label: label, color: .black, isTitle: true),
      textEngine: textEngine,
      images: Platform.images,
      services: program.services
    ) { _ in }
    titleHost.root.graph.onInvalidate = { wake.call() }
    titleHost.root.graph.onForeignInvalidate = { wake.call() }
    host.proposal = ProposedViewSize(CGSize(width: Self.side, height: Self.side))
    host.root.graph.onInvalidate = { wake.call() }
    host.root.graph.onForeignInvalidate = { wake.call() }
    wake.action = { [weak self] in self?.update() }
    update()
  }

  /// Signs have one colour, as the bar's texts do; bars are dark but on light desktops.
  private static func color(_ program: AppRunner) -> Color {
    program.desktop.colorScheme == .dark ? .white : .black
  }

  func replace(_ label: AnyView) {
    host.content = Content(label: label, color: Self.color(program))
    titleHost.content = Content(label: label, color: .black, isTitle: true)
    update()
  }

  func close() {
    for root in [host.root, titleHost.root] {
      root.graph.onInvalidate = nil
      root.graph.onForeignInvalidate = nil
    }
    host.close()
    titleHost.close()
  }

  private func update() {
    let old = (title, pictures)
    do {
      try host.update()
      try titleHost.update()
      let tree = host.root.accessibilityTree
      title = Self.texts(titleHost.root.accessibilityTree).joined(separator: " ")
      // A text is no sign: bars that show texts show the title.
      pictures = Self.hasPicture(tree) ? try [1, 2].map(paint) : []
    } catch {
      host.root.warn("the sign of a MenuBarExtra: \(error)")
    }
    if (title, pictures) != old { changed() }
  }

  private static func texts(_ element: AccessibilityElement) -> [String] {
    (element.label.isEmpty ? [] : [element.label]) + element.children.flatMap(texts)
  }

  private static func hasPicture(_ element: AccessibilityElement) -> Bool {
    element.role == .image || element.children.contains(where: hasPicture)
  }

  private func paint(scale: CGFloat) throws -> Picture {
    let list = host.root.displayList()
    let side = Int(Self.side * scale)
    let place = CGPoint(
      x: (Self.side - list.size.width) / 2,
      y: (Self.side - list.size.height) / 2
    )
    let picture = Platform.makePainter().makeFramePicture()
    try picture.resize(width: side, height: side)
    let fragment = DisplayFragment([.fragment(list.root, offset: place)])
    _ = try picture.paint(
      DisplayList(root: fragment, size: CGSize(width: Self.side, height: Self.side)),
      scale: scale
    )
    var bytes: [UInt8] = []
    bytes.reserveCapacity(side * side * 4)
    picture.withPixels { pixels, stride in
      for row in 0..<side {
        for column in 0..<side {
          let place = row * stride + column * 4
          let pixel = (0..<4).map { channel in
            UInt32(pixels.loadUnaligned(fromByteOffset: place + channel, as: UInt8.self))
          }
          let alpha = pixel[3]
          func plain(_ value: UInt32) -> UInt8 {
            alpha == 0 ? 0 : UInt8(min((value * 255 + alpha / 2) / alpha, 255))
          }
          bytes += [UInt8(alpha), plain(pixel[2]), plain(pixel[1]), plain(pixel[0])]
        }
      }
    }
    return Picture(width: side, height: side, bytes: bytes)
  }
}
