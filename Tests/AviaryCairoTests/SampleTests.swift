import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation
import Testing

/// Pictures to look at; written to the directory `AVIARY_SAMPLES` names, if any.
@Suite("Samples", .serialized)
struct SampleTests {
  let engine: PangoTextEngine
  let painter = CairoPainter()

  init() throws {
    engine = try PangoTextEngine()
  }

  func write(_ list: DisplayList, _ name: String, scale: CGFloat = 2) throws {
    for format in PictureFormat.allCases {
      let first = try painter.data(of: list, as: format, scale: scale)
      let second = try CairoPainter().data(of: list, as: format, scale: scale)
      #expect(first == second, "\(name).\(format) differs the second time")
      if let directory = ProcessInfo.processInfo.environment["AVIARY_SAMPLES"] {
        try first.write(to: URL(fileURLWithPath: "\(directory)/\(name).\(format)"))
      }
    }
  }

  func text(
    _ string: String,
    _ font: ResolvedFont = ResolvedFont(),
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    _ change: (inout TextRequest) -> Void = { _ in }
  ) -> any TextLayout {
    var request = TextRequest(string, TextAttributes(font: font))
    change(&request)
    return engine.text(for: request).layout(width: width, height: height)
  }

  @Test("text in all its forms")
  func texts() throws {
    var b = FragmentBuilder()
    var y: CGFloat = 10
    func add(_ layout: any TextLayout, _ paint: Paint = .color(.black)) {
      b.fill(CGRect(origin: CGPoint(x: 10, y: y), size: layout.size), .color(RGBA(hex: 0xF0F0F8)))
      b.text(layout, at: CGPoint(x: 10, y: y), paint)
      y += layout.size.height + 6
    }
    add(text("Large Title", ResolvedFont(size: 34, weight: 700)))
    add(text("Body: The quick brown fox jumps over the lazy dog. 0123456789"))
    add(text("Caption semibold fi fl → 1/2", ResolvedFont(size: 12, weight: 600)))
    add(
      text("Serif italic: Hamburgefonstiv", ResolvedFont(family: .system(.serif), isItalic: true))
    )
    add(text("Rounded bold 123", ResolvedFont(family: .system(.rounded), weight: 700)))
    add(text("let mono = a != b -> 0", ResolvedFont(family: .system(.monospaced), size: 13)))
    add(
      text(
        "Small Caps and 1111 tnum",
        ResolvedFont(hasMonospacedDigits: true, smallCaps: .lowercase)
      )
    )
    add(text("Emoji 👩‍👩‍👧 🇩🇪 👍🏽 und שלום עולם and مرحبا بالعالم हिन्दी 日本語", width: 380))
    add(
      text("Wrapped text goes over several lines when there is no room for it in one.", width: 150)
    )
    add(
      text("Two lines only of a text that goes on and on and on and on", width: 150) {
        $0.maximumLines = 2
      }
    )
    add(
      text("Head truncation of a long text", width: 150) {
        $0.maximumLines = 1; $0.truncation = .head
      }
    )
    add(
      text("Middle truncation of a long text", width: 150) {
        $0.maximumLines = 1; $0.truncation = .middle
      }
    )
    add(
      text("Scaled down to fit in here", width: 150) {
        $0.maximumLines = 1; $0.minimumScaleFactor = 0.5
      }
    )
    add(
      text("Centered\ntext of\nthree lines") {
        $0.alignment = .center; $0.lineSpacing = 4
      }
    )
    add(text("Supercalifragilisticexpialidocious", width: 90))
    var runs: [TextRun] = []
    runs.append(TextRun("Underlined", TextAttributes(underline: TextDecoration())))
    runs.append(
      TextRun(" struck ", TextAttributes(strikethrough: TextDecoration(color: RGBA(hex: 0xFF0000))))
    )
    runs.append(
      TextRun(
        "dotted",
        TextAttributes(paint: .color(RGBA(hex: 0x007AFF)), underline: TextDecoration(pattern: .dot))
      )
    )
    runs.append(TextRun(" sup", TextAttributes(font: ResolvedFont(size: 10), baselineOffset: 6)))
    runs.append(TextRun(" t r a c k", TextAttributes(tracking: 3)))
    runs.append(TextRun(" back", TextAttributes(backgroundColor: RGBA(hex: 0xFFEE88))))
    runs.append(
      TextRun(
        .icon(
          TextIcon(
            path: Path(ellipseIn: CGRect(x: 1, y: -14, width: 14, height: 14)),
            advance: 16,
            ascent: 14,
            descent: 0
          )
        ),
        TextAttributes(paint: .color(RGBA(hex: 0x34C759)))
      )
    )
    runs.append(TextRun(" big", TextAttributes(font: ResolvedFont(size: 28, weight: 800))))
    add(engine.text(for: TextRequest(runs: runs)).layout(width: 380, height: nil))
    add(
      text("Gradient text", ResolvedFont(size: 40, weight: 900)),
      .linearGradient(
        GradientStops(colors: [RGBA(hex: 0xFF2D55), RGBA(hex: 0x5856D6)]),
        start: CGPoint(x: 10, y: 0),
        end: CGPoint(x: 280, y: 0)
      )
    )
    let list = DisplayList(
      root: b.build(),
      size: CGSize(width: 480, height: y + 10),
      background: .white
    )
    try write(list, "text")
    try write(list, "text1x", scale: 1)
  }

  @Test("shapes, gradients, groups, filters, materials")
  func shapes() throws {
    let red = Paint.color(RGBA(hex: 0xFF3B30)), blue = Paint.color(RGBA(hex: 0x007AFF))
    let rainbow = GradientStops(
      colors: [0xFF0000, 0xFFFF00, 0x00FF00, 0x00FFFF, 0x0000FF, 0xFF00FF, 0xFF0000].map {
        RGBA(hex: $0)
      }
    )
    let two = GradientStops(colors: [RGBA(hex: 0xFF9500), RGBA(hex: 0x5856D6)])
    var b = FragmentBuilder()
    func cell(_ i: Int) -> CGPoint {
      CGPoint(x: 10 + CGFloat(i % 6) * 110, y: 10 + CGFloat(i / 6) * 110)
    }
    func put(_ i: Int, _ body: (inout FragmentBuilder) -> Void) {
      var inner = FragmentBuilder()
      body(&inner)
      b.fragment(inner.build(), offset: cell(i))
    }
    let box = CGRect(x: 0, y: 0, width: 100, height: 100)
    put(0) { $0.fill(Path(roundedRect: box, cornerRadius: 25), red) }
    put(1) { $0.fill(Path(roundedRect: box, cornerRadius: 25, style: .circular), blue) }
    put(2) {
      $0.fill(Path(roundedRect: CGRect(x: 0, y: 25, width: 100, height: 50), cornerRadius: 25), red)
    }
    put(3) {
      $0.fill(
        Path(
          roundedRect: box,
          cornerRadii: RectangleCornerRadii(topLeading: 50, bottomTrailing: 30)
        ),
        blue
      )
    }
    put(4) {
      $0.stroke(
        Path(ellipseIn: box.insetBy(dx: 5, dy: 5)),
        StrokeStyle(lineWidth: 8, lineCap: .round, dash: [1, 14]),
        red
      )
    }
    put(5) { $0.fill(Path(box), .linearGradient(two, start: .zero, end: CGPoint(x: 100, y: 100))) }
    put(6) {
      $0.fill(
        Path(ellipseIn: box),
        .radialGradient(two, center: CGPoint(x: 50, y: 50), startRadius: 0, endRadius: 50)
      )
    }
    put(7) {
      $0.fill(
        Path(ellipseIn: box),
        .angularGradient(rainbow, center: CGPoint(x: 50, y: 50), startAngle: 0, endAngle: 2 * .pi)
      )
    }
    put(8) {
      $0.stroke(
        Path(ellipseIn: box.insetBy(dx: 8, dy: 8)).trimmedPath(from: 0, to: 0.7),
        StrokeStyle(lineWidth: 12, lineCap: .round),
        .angularGradient(two, center: CGPoint(x: 50, y: 50), startAngle: 0, endAngle: 1.4 * .pi)
      )
    }
    put(9) {
      $0.fill(
        Path(box),
        .radialGradient(
          two,
          center: CGPoint(x: 50, y: 50),
          startRadius: 0,
          endRadius: 50,
          yScale: 0.5
        )
      )
    }
    put(10) { b in
      var star = Path()
      for i in 0..<5 {
        let a = Double(i) * 4 * .pi / 5 - .pi / 2
        let p = CGPoint(x: 50 + 50 * cos(a), y: 52 + 50 * sin(a))
        if i == 0 { star.move(to: p) } else { star.addLine(to: p) }
      }
      star.closeSubpath()
      b.fill(star, red, style: FillStyle(eoFill: true))
    }
    put(11) { b in
      var arcs = Path()
      arcs.addArc(
        center: CGPoint(x: 50, y: 50),
        radius: 40,
        startAngle: .degrees(0),
        endAngle: .degrees(90),
        clockwise: false
      )
      b.stroke(arcs, StrokeStyle(lineWidth: 4), red)
      var other = Path()
      other.move(to: CGPoint(x: 10, y: 10))
      other.addArc(
        tangent1End: CGPoint(x: 90, y: 10),
        tangent2End: CGPoint(x: 90, y: 90),
        radius: 30
      )
      b.stroke(other, StrokeStyle(lineWidth: 4, lineJoin: .round), blue)
    }
    var pair = FragmentBuilder()
    pair.fill(Path(ellipseIn: CGRect(x: 0, y: 20, width: 60, height: 60)), red)
    pair.fill(Path(ellipseIn: CGRect(x: 40, y: 20, width: 60, height: 60)), blue)
    let circles = pair.build()
    put(12) { $0.group(circles, opacity: 0.5) }
    for (i, mode) in [BlendMode.multiply, .screen, .difference, .plusDarker, .plusLighter]
      .enumerated()
    {
      put(13 + i) { b in
        b.fill(Path(box), .linearGradient(two, start: .zero, end: CGPoint(x: 100, y: 0)))
        b.group(circles, mode: .blend(mode))
      }
    }
    put(18) { $0.filtered(circles, [.blur(radius: 6)]) }
    put(19) { b in
      var card = FragmentBuilder()
      card.fill(Path(roundedRect: box.insetBy(dx: 10, dy: 10), cornerRadius: 16), .color(.white))
      b.filtered(
        card.build(),
        [
          .shadow(
            color: RGBA(white: 0, alpha: 0.33),
            radius: 8,
            offset: CGSize(width: 0, height: 4)
          )
        ]
      )
    }
    for (i, filter) in [
      Filter.grayscale(1), .hueRotation(2), .colorInvert(1), .brightness(0.3), .contrast(0.3),
      .saturation(0.3), .luminanceToAlpha, .colorMultiply(RGBA(hex: 0x88FF88)),
    ].enumerated() {
      put(20 + i) { $0.filtered(circles, [filter]) }
    }
    put(28) { b in
      var mask = FragmentBuilder()
      mask.fill(
        Path(box),
        .linearGradient(
          GradientStops(colors: [.black, .clear]),
          start: .zero,
          end: CGPoint(x: 100, y: 0)
        )
      )
      b.masked(circles, by: mask.build())
    }
    put(29) { b in
      var mask = FragmentBuilder()
      mask.fill(Path(ellipseIn: box.insetBy(dx: 30, dy: 30)), .color(.black))
      b.masked(circles, by: mask.build(), isInverted: true)
    }
    put(30) { b in
      for i in 0..<10 {
        b.fill(CGRect(x: CGFloat(i) * 10, y: 0, width: 5, height: 100), i % 2 == 0 ? red : blue)
      }
      b.backdrop(
        Path(roundedRect: box.insetBy(dx: 15, dy: 15), cornerRadius: 12),
        BackdropStyle(blurRadius: 8, saturation: 1.8, tint: RGBA(white: 1, alpha: 0.4))
      )
    }
    put(31) { b in
      b.clipped(
        circles,
        to: Path(roundedRect: CGRect(x: 20, y: 30, width: 60, height: 40), cornerRadius: 10)
      )
    }
    put(32) { b in
      b.transformed(
        circles,
        by: CGAffineTransform(translationX: 50, y: 50).rotated(by: 0.5).scaledBy(x: 0.8, y: 0.5)
          .translatedBy(x: -50, y: -50)
      )
    }
    put(33) { b in
      let pixels: [UInt8] = [0, 0, 255, 255, 0, 255, 0, 255, 255, 0, 0, 255, 128, 128, 128, 128]
      let image = DisplayImage(Bitmap(width: 2, height: 2, bytesPerRow: 8, bytes: pixels))
      b.image(
        image,
        in: CGRect(x: 0, y: 0, width: 45, height: 45),
        ImageOptions(interpolation: .none)
      )
      b.image(image, in: CGRect(x: 55, y: 0, width: 45, height: 45))
      b.image(
        image,
        in: CGRect(x: 0, y: 55, width: 45, height: 45),
        ImageOptions(interpolation: .none, template: blue)
      )
      b.fill(
        Path(ellipseIn: CGRect(x: 55, y: 55, width: 45, height: 45)),
        .image(
          image,
          source: CGRect(x: 0, y: 0, width: 1, height: 1),
          origin: CGPoint(x: 55, y: 55),
          scale: 4
        )
      )
    }
    put(34) { b in
      func v(_ x: CGFloat, _ y: CGFloat, _ c: UInt32) -> MeshGradientPaint.Vertex {
        let p = CGPoint(x: x * 50, y: y * 50)
        return .init(
          position: p,
          leading: CGPoint(x: p.x - 16, y: p.y),
          top: CGPoint(x: p.x, y: p.y - 16),
          trailing: CGPoint(x: p.x + 16, y: p.y),
          bottom: CGPoint(x: p.x, y: p.y + 16),
          color: RGBA(hex: c)
        )
      }
      b.fill(
        Path(box),
        .meshGradient(
          MeshGradientPaint(
            columns: 3,
            vertices: [
              v(0, 0, 0xFF0000), v(1, 0, 0x00FF00), v(2, 0, 0x0000FF), v(0, 1, 0xFFFF00),
              v(0.7, 1.2, 0xFFFFFF), v(2, 1, 0xFF00FF), v(0, 2, 0x000000), v(1, 2, 0x00FFFF),
              v(2, 2, 0x888888),
            ]
          )
        )
      )
    }
    put(35) { b in
      var perceptual = two
      perceptual.interpolation = .perceptual
      b.fill(Path(box), .linearGradient(perceptual, start: .zero, end: CGPoint(x: 100, y: 0)))
    }
    let list = DisplayList(
      root: b.build(),
      size: CGSize(width: 670, height: 670),
      background: RGBA(hex: 0xF2F2F7)
    )
    try write(list, "shapes")
  }
}
