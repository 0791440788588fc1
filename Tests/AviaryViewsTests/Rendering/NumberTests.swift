import AviaryCairo
import AviaryDrawing
import AviaryGeometry
import AviaryTestSupport
@_spi(Engine) import AviaryEngine
import Foundation
import SwiftUI
import Testing

/// Numbers that mean nothing, wherever a view takes one: nothing ends, and what is beside it is drawn.
@Suite("Numbers that mean nothing", .serialized)
@MainActor struct NumberTests {
  /// A red square, what is tried, and a text below it.
  private struct Scene: View {
    let tried: AnyView

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 20, height: 20)
        tried
        Text("after")
      }
      .frame(width: 300, height: 300, alignment: .topLeading)
    }
  }

  @Test("Each is drawn, painted and read, reported by its name, and its neighbours stay")
  func table() throws {
    #expect(NumberCase.all.count >= 60)
    // One row alone, by its name: a trap in it ends no other.
    let wanted = ProcessInfo.processInfo.environment["AVIARY_NUMBER"]
    for row in NumberCase.all where wanted == nil || row.name == wanted { try check(row) }
  }

  private func check(_ row: NumberCase) throws {
    var found: CGRect?
    var dump = ""
    var hasSquare = false
    let messages = try Warnings.told {
      let host = ViewHost(
        content: Scene(tried: row.view()),
        textEngine: try PangoTextEngine(),
        images: FakeImages(),
        environment: { _ in }
      )
      host.proposal = ProposedViewSize(width: 300, height: 300)
      try host.update()
      found = Self.frame("after", in: host.root.accessibilityTree)
      let list = host.root.displayList()
      dump = list.dump
      let painter = CairoPainter()
      let bitmap = try painter.bitmap(of: list, scale: 2)
      hasSquare = (0..<bitmap.height).contains { y in
        (0..<bitmap.width).contains { bitmap[$0, y] == RGBA(red: 1, green: 0, blue: 0) }
      }
      for format in PictureFormat.allCases { _ = try painter.data(of: list, as: format, scale: 1) }
    }
    let frame = try #require(found, "\(row.name): the neighbour is read out")
    #expect(frame.isFinite && frame.width > 10, "\(row.name): \(frame)")
    if row.keepsPlace {
      #expect(CGRect(x: 0, y: 0, width: 300, height: 300).contains(frame), "\(row.name): \(frame)")
      #expect(hasSquare, "\(row.name): the square above is painted")
    }
    #expect(!Self.holdsNoNumber(dump), "\(row.name): \(dump)")
    if let warning = row.warning {
      let told = messages.filter { $0.hasPrefix("\(warning):") || $0.hasPrefix("\(warning)(") }
      #expect(told.count == 1, "\(row.name): \(warning) in \(messages)")
    }
  }

  private static func frame(_ label: String, in element: AccessibilityElement) -> CGRect? {
    if element.label == label { return element.frame }
    for child in element.children {
      if let frame = frame(label, in: child) { return frame }
    }
    return nil
  }

  /// Whether a dump holds NaN or infinity in place of a number.
  private static func holdsNoNumber(_ dump: String) -> Bool {
    // What texts say is between quotation marks.
    dump.split(separator: "\"", omittingEmptySubsequences: false).enumerated().contains {
      $0.offset % 2 == 0
        && $0.element.split(whereSeparator: { !$0.isLetter }).contains {
          $0 == "nan" || $0 == "inf"
        }
    }
  }
}

/// One number where it means nothing.
@MainActor private struct NumberCase {
  let name: String
  /// What the report begins with; nil where the number has a meaning, or is replaced in silence.
  let warning: String?
  /// Whether what is beside it stays in the picture.
  let keepsPlace: Bool
  let view: () -> AnyView

  static let all: [NumberCase] =
    layout + placing + effects + texts + paints + controls
    + drawing + containers

  static func row(
    _ name: String,
    _ warning: String?,
    far: Bool = false,
    @ViewBuilder _ view: @escaping () -> some View
  ) -> NumberCase {
    NumberCase(name: name, warning: warning, keepsPlace: !far) { AnyView(view()) }
  }

  static var picture: Image {
    Image(
      DisplayImage(
        Bitmap(width: 2, height: 2, bytesPerRow: 8, bytes: Array(repeating: 255, count: 16))
      )
    )
  }

  static var block: some View { Color.blue.frame(width: 10, height: 10) }

  private static let nan = Double.nan
  private static let inf = Double.infinity
  private static let huge = 1e300

  // MARK: - Layout

  static var layout: [NumberCase] {
    var rows: [NumberCase] = []
    rows.append(row("padding(inf)", "padding") { block.padding(CGFloat.infinity) })
    rows.append(row("padding(nan)", "padding") { block.padding(CGFloat.nan) })
    rows.append(row("padding(-inf)", "padding") { block.padding(-CGFloat.infinity) })
    rows.append(row("padding(huge)", "padding", far: true) { block.padding(CGFloat(1e300)) })
    rows.append(row("padding(.leading, nan)", "padding") { block.padding(.leading, .nan) })
    rows.append(row("safeAreaPadding(inf)", "safeAreaPadding") { block.safeAreaPadding(.infinity) })
    rows.append(row("safeAreaPadding(nan)", "safeAreaPadding") { block.safeAreaPadding(.nan) })
    rows.append(row("frame(nan)", "frame") { Color.blue.frame(width: .nan, height: 10) })
    rows.append(
      row("frame(inf)", "frame(width: inf)") { Color.blue.frame(width: .infinity, height: 10) }
    )
    rows.append(row("frame(-1)", "frame") { Color.blue.frame(width: -1, height: 10) })
    rows.append(
      row("frame(maxWidth: inf)", nil) {
        block.frame(maxWidth: .infinity)
      }
    )
    rows.append(
      row("frame(minHeight: inf)", nil, far: true) {
        block.frame(minHeight: .infinity)
      }
    )
    rows.append(row("frame(minWidth: nan)", nil) { block.frame(minWidth: .nan, maxWidth: .nan) })
    rows.append(row("frame(height: huge)", nil, far: true) { Color.blue.frame(height: 1e300) })
    rows.append(row("aspectRatio(0)", nil) { block.aspectRatio(0, contentMode: .fit) })
    rows.append(row("aspectRatio(nan)", nil) { block.aspectRatio(.nan, contentMode: .fill) })
    rows.append(
      row("aspectRatio(0 by 0)", nil) {
        block.aspectRatio(CGSize.zero, contentMode: .fit)
      }
    )
    rows.append(row("layoutPriority(nan)", nil) { block.layoutPriority(nan) })
    rows.append(row("zIndex(nan)", nil) { block.zIndex(nan) })
    rows.append(
      row("HStack spacing nan", "spacing") {
        HStack(spacing: .nan) {
          block; block
        }
      }
    )
    rows.append(
      row("VStack spacing inf", "spacing") {
        VStack(spacing: .infinity) {
          block; block
        }
      }
    )
    rows.append(
      row("LazyVStack spacing nan", "spacing") {
        LazyVStack(spacing: .nan) {
          block; block
        }
      }
    )
    rows.append(
      row("Grid spacing inf", "horizontalSpacing") {
        Grid(horizontalSpacing: .infinity, verticalSpacing: 2) {
          GridRow {
            block; block
          }
        }
      }
    )
    rows.append(
      row("gridCellColumns(max)", nil) {
        Grid {
          GridRow {
            block.gridCellColumns(.max); block
          }
        }
      }
    )
    rows.append(
      row("gridCellColumns(min)", nil) {
        Grid {
          GridRow {
            block.gridCellColumns(.min); block
          }
        }
      }
    )
    rows.append(
      row("GridItem spacing nan", "GridItem") {
        LazyVGrid(columns: [GridItem(.fixed(10), spacing: .nan), GridItem(.flexible())]) { block }
      }
    )
    rows.append(
      row("GridItem fixed nan", nil) {
        LazyVGrid(columns: [GridItem(.fixed(.nan)), GridItem(.fixed(.infinity))]) {
          block; block
        }
      }
    )
    rows.append(
      row("GridItem adaptive 0", nil) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 0, maximum: .nan), spacing: 0)]) { block }
      }
    )
    rows.append(
      row("GridItem adaptive nan", nil) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: .nan))]) { block }
      }
    )
    rows.append(row("no GridItem", nil) { LazyVGrid(columns: []) { block } })
    rows.append(
      row("containerRelativeFrame(count: 0)", nil) {
        block.containerRelativeFrame(.horizontal, count: 0, span: 3, spacing: 0)
      }
    )
    rows.append(
      row("containerRelativeFrame(span: max)", nil, far: true) {
        block.containerRelativeFrame(.horizontal, count: 1, span: .max, spacing: .infinity)
      }
    )
    rows.append(
      row("containerRelativeFrame { nan }", "containerRelativeFrame") {
        block.containerRelativeFrame(.horizontal) { length, _ in length / 0 * 0 }
      }
    )
    rows.append(
      row("Spacer(minLength: nan)", nil) {
        HStack {
          block; Spacer(minLength: .nan); block
        }
      }
    )
    rows.append(
      row("Spacer(minLength: inf)", nil) {
        HStack {
          block; Spacer(minLength: .infinity); block
        }
      }
    )
    rows.append(
      row("safeAreaInset spacing nan", "safeAreaInset") {
        block.safeAreaInset(edge: .top, spacing: .nan) { block }
      }
    )
    rows.append(
      row("contentMargins nan", nil) {
        ScrollView { block }.contentMargins(.all, .nan).frame(height: 50)
      }
    )
    rows.append(
      row("contentMargins inf", nil) {
        ScrollView { block }.contentMargins(.all, .infinity).frame(height: 50)
      }
    )
    return rows
  }

  // MARK: - Places

  private struct Answering: Layout {
    let size: CGSize
    let place: CGPoint

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      size
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      for subview in subviews {
        subview.place(at: place, proposal: ProposedViewSize(width: .nan, height: -.infinity))
      }
    }
  }

  static var placing: [NumberCase] {
    var rows: [NumberCase] = []
    rows.append(
      row("Layout answers nan", "Answering") {
        Answering(size: CGSize(width: CGFloat.nan, height: .nan), place: .zero) { block }
      }
    )
    rows.append(
      row("Layout answers inf", "Answering") {
        HStack {
          Answering(size: CGSize(width: CGFloat.infinity, height: 10), place: .zero) { block }
          block
        }
      }
    )
    rows.append(
      row("Layout answers -inf", nil) {
        Answering(size: CGSize(width: -CGFloat.infinity, height: -5), place: .zero) { block }
      }
    )
    rows.append(
      row("Layout places at nan", "Answering") {
        Answering(
          size: CGSize(width: 10, height: 10),
          place: CGPoint(x: CGFloat.nan, y: .nan)
        ) { block }
      }
    )
    rows.append(
      row("Layout places at inf", "Answering") {
        Answering(
          size: CGSize(width: 10, height: 10),
          place: CGPoint(x: CGFloat.infinity, y: -.infinity)
        ) { block }
      }
    )
    rows.append(row("position nan", "position") { block.position(x: .nan, y: 5).frame(height: 10) })
    rows.append(
      row("position inf", "position") {
        block.position(x: .infinity, y: -.infinity).frame(height: 10)
      }
    )
    rows.append(
      row("alignmentGuide nan", "alignmentGuide") {
        VStack(alignment: .leading) {
          block.alignmentGuide(.leading) { _ in .nan }; block
        }
      }
    )
    rows.append(
      row("alignmentGuide inf", "alignmentGuide") {
        HStack {
          block.alignmentGuide(VerticalAlignment.center) { _ in .infinity }; block
        }
      }
    )
    rows.append(
      row("alignmentGuide 0/0 in a ZStack", "alignmentGuide") {
        ZStack {
          block.alignmentGuide(.leading) { $0.width * 0 / 0 }; block
        }
      }
    )
    rows.append(
      row("GeometryReader 0/0", "frame") {
        GeometryReader { proxy in
          let part = (proxy.size.height - 10) / (proxy.size.height - 10)
          block.frame(width: part * 10).offset(x: part)
        }.frame(height: 10)
      }
    )
    rows.append(
      row("GeometryReader at an anchor of nan", "position") {
        GeometryReader { proxy in
          block.position(x: proxy.size.width * .nan, y: proxy.frame(in: .global).minY / 0)
        }.frame(height: 10)
      }
    )
    rows.append(
      row("preference nan", nil) {
        block.preference(key: LengthKey.self, value: .nan)
          .overlayPreferenceValue(LengthKey.self) { Color.green.frame(width: $0, height: $0) }
      }
    )
    rows.append(
      row("onGeometryChange nan", nil) {
        block.onGeometryChange(for: CGFloat.self) {
          $0.size.width * .nan
        } action: { _ in
        }
      }
    )
    rows.append(
      row("ViewThatFits of nan", nil) {
        ViewThatFits {
          block.frame(width: .nan); block
        }
      }
    )
    return rows
  }

  private struct LengthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
  }

  // MARK: - Effects

  static var effects: [NumberCase] {
    var rows: [NumberCase] = []
    rows.append(row("offset nan", "offset") { block.offset(x: .nan) })
    rows.append(row("offset inf", "offset") { block.offset(x: .infinity, y: -.infinity) })
    rows.append(row("offset huge", "offset") { block.offset(x: 1e300) })
    rows.append(row("scaleEffect nan", "scaleEffect") { block.scaleEffect(.nan) })
    rows.append(row("scaleEffect inf", "scaleEffect") { block.scaleEffect(.infinity) })
    rows.append(row("scaleEffect 0", nil) { block.scaleEffect(0) })
    rows.append(
      row("scaleEffect huge", "scaleEffect", far: true) {
        Text("x").scaleEffect(1e300)
      }
    )
    rows.append(
      row("scaleEffect large thrice", nil, far: true) {
        Text("x").shadow(radius: 2).scaleEffect(1e8).scaleEffect(1e8).scaleEffect(1e8)
      }
    )
    rows.append(row("scaleEffect tiny", nil) { Text("x").blur(radius: 1).scaleEffect(1e-300) })
    rows.append(
      row("scaleEffect anchor nan", "scaleEffect") {
        block.scaleEffect(2, anchor: UnitPoint(x: .nan, y: .infinity))
      }
    )
    rows.append(
      row("rotationEffect nan", "rotationEffect") {
        block.rotationEffect(.degrees(.nan))
      }
    )
    rows.append(
      row("rotationEffect inf", "rotationEffect") {
        block.rotationEffect(.radians(.infinity))
      }
    )
    rows.append(row("rotationEffect huge", nil) { block.rotationEffect(.radians(1e300)) })
    rows.append(
      row("rotation3DEffect nan", "rotation3DEffect") {
        block.rotation3DEffect(.degrees(.nan), axis: (x: 1, y: 0, z: 0))
      }
    )
    rows.append(
      row("rotation3DEffect axis 0", nil) {
        block.rotation3DEffect(.degrees(30), axis: (x: 0, y: 0, z: 0))
      }
    )
    rows.append(
      row("rotation3DEffect perspective inf", "rotation3DEffect") {
        block.rotation3DEffect(.degrees(30), axis: (x: 1, y: 0, z: 0), perspective: .infinity)
      }
    )
    rows.append(
      row("transformEffect nan", "projectionEffect") {
        block.transformEffect(CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0))
      }
    )
    rows.append(
      row("projectionEffect 0", nil) {
        var transform = ProjectionTransform()
        transform.m33 = 0
        return block.projectionEffect(transform)
      }
    )
    rows.append(
      row("visualEffect nan", nil) {
        block.visualEffect { content, proxy in content.offset(x: proxy.size.width / 0 * 0) }
      }
    )
    rows.append(
      row("visualEffect scale inf", nil) {
        block.visualEffect { content, _ in content.scaleEffect(.infinity).blur(radius: .nan) }
      }
    )
    rows.append(row("opacity nan", "opacity") { block.opacity(nan) })
    rows.append(row("opacity inf", "opacity") { block.opacity(inf) })
    rows.append(row("blur nan", nil) { block.blur(radius: .nan) })
    rows.append(row("blur inf", "blur") { block.blur(radius: .infinity) })
    rows.append(row("blur huge", nil) { block.blur(radius: 1e300) })
    rows.append(row("shadow nan", nil) { block.shadow(radius: .nan) })
    rows.append(row("shadow inf", "shadow") { block.shadow(radius: .infinity, x: .nan, y: 1) })
    rows.append(row("shadow far", nil) { block.shadow(radius: 2, x: 1e300) })
    rows.append(row("brightness nan", "brightness") { block.brightness(nan) })
    rows.append(row("contrast inf", "contrast") { block.contrast(inf) })
    rows.append(row("saturation nan", "saturation") { block.saturation(nan) })
    rows.append(row("grayscale inf", "grayscale") { block.grayscale(inf) })
    rows.append(row("hueRotation nan", "hueRotation") { block.hueRotation(.degrees(nan)) })
    rows.append(row("cornerRadius nan", nil) { block.cornerRadius(.nan) })
    rows.append(row("cornerRadius inf", nil) { block.cornerRadius(.infinity) })
    rows.append(row("border nan", nil) { block.border(.red, width: .nan) })
    rows.append(row("border inf", nil) { block.border(.green, width: .infinity) })
    rows.append(
      row("clipShape inset nan", nil) {
        block.clipShape(Rectangle().inset(by: .nan))
      }
    )
    rows.append(
      row("contentShape inset inf", nil) {
        block.contentShape(Circle().inset(by: .infinity))
      }
    )
    rows.append(
      row("mask scaled by nan", "scaleEffect") {
        block.mask { Circle().scaleEffect(.nan) }
      }
    )
    rows.append(
      row("drawingGroup huge", nil, far: true) {
        block.scaleEffect(1e8).drawingGroup().opacity(0.5)
      }
    )
    rows.append(
      row("listRowInsets nan", nil) {
        List {
          Text("row").listRowInsets(
            EdgeInsets(top: .nan, leading: .infinity, bottom: 0, trailing: 0)
          )
        }
        .frame(height: 60)
      }
    )
    return rows
  }

  // MARK: - Text

  static var texts: [NumberCase] {
    var rows: [NumberCase] = []
    rows.append(row("kerning nan", "kerning") { Text("kern").kerning(.nan) })
    rows.append(row("kerning inf", "kerning") { Text("kern").kerning(.infinity) })
    rows.append(row("kerning huge", "kerning", far: true) { Text("kern").kerning(1e300) })
    rows.append(row("tracking inf", "tracking") { Text("track").tracking(-.infinity) })
    rows.append(row("baselineOffset nan", "baselineOffset") { Text("base").baselineOffset(.nan) })
    rows.append(
      row("baselineOffset huge", "baselineOffset", far: true) {
        Text("base").baselineOffset(1e300)
      }
    )
    rows.append(
      row("lineSpacing inf", "lineSpacing") {
        Text("one\ntwo").lineSpacing(.infinity)
      }
    )
    rows.append(
      row("lineSpacing huge", "lineSpacing", far: true) {
        Text("one\ntwo").lineSpacing(1e300)
      }
    )
    rows.append(row("font size nan", "Font") { Text("font").font(.system(size: .nan)) })
    rows.append(row("font size inf", "Font") { Text("font").font(.system(size: .infinity)) })
    rows.append(
      row("font size huge", "Font", far: true) {
        Text("font").font(.system(size: 1e300))
      }
    )
    rows.append(row("font size 0", nil) { Text("font").font(.system(size: 0)) })
    rows.append(
      row("font size negative", nil) { Text("font").font(.custom("DejaVu Sans", size: -5)) }
    )
    rows.append(
      row("minimumScaleFactor nan", "minimumScaleFactor") {
        Text("scale").minimumScaleFactor(.nan).frame(width: 10)
      }
    )
    rows.append(
      row("minimumScaleFactor 0", nil) {
        Text("scale").minimumScaleFactor(0).lineLimit(1).frame(width: 1)
      }
    )
    rows.append(row("lineLimit(max)", nil) { Text("limit").lineLimit(.max) })
    rows.append(row("lineLimit(min)", nil) { Text("limit").lineLimit(.min) })
    rows.append(row("lineLimit(0)", nil) { Text("limit").lineLimit(0) })
    rows.append(
      row("lineLimit(max, reservesSpace)", nil, far: true) {
        Text("limit").lineLimit(.max, reservesSpace: true)
      }
    )
    rows.append(row("lineLimit(max...)", nil, far: true) { Text("limit").lineLimit(Int.max...) })
    rows.append(
      row("format nan", nil) {
        Text("\(nan) \(inf, specifier: "%.1f") \(inf, specifier: "%d")")
      }
    )
    rows.append(
      row("number style nan", nil) { Text(nan, format: .number.precision(.fractionLength(2))) }
    )
    rows.append(
      row("Text timer", nil) {
        Text(Date(timeIntervalSinceReferenceDate: 1e300), style: .timer)
      }
    )
    rows.append(
      row("Text relative", nil) {
        Text(Date(timeIntervalSinceReferenceDate: -.infinity), style: .relative)
      }
    )
    rows.append(row("badge", nil) { List { Text("row").badge(Int.min) }.frame(height: 60) })
    rows.append(row("dynamic type scaled nan", nil) { ScaledBlock() })
    return rows
  }

  private struct ScaledBlock: View {
    @ScaledMetric var length = CGFloat.nan
    var body: some View { Color.blue.frame(width: length, height: 10) }
  }

  // MARK: - Paints

  static var paints: [NumberCase] {
    var rows: [NumberCase] = []
    func filled(_ style: some ShapeStyle) -> some View {
      Rectangle().fill(style).frame(width: 30, height: 30)
    }
    rows.append(row("Color(red: nan)", "Color") { filled(Color(red: nan, green: inf, blue: -inf)) })
    rows.append(
      row("Color(red: inf, opacity: nan)", "Color") {
        filled(Color(red: inf, green: 0, blue: 0, opacity: nan))
      }
    )
    rows.append(row("Color(white: huge)", "Color") { filled(Color(white: 1e300)) })
    rows.append(
      row("Color(hue: nan)", "Color") {
        filled(Color(hue: nan, saturation: inf, brightness: 1))
      }
    )
    rows.append(
      row("Color(hue: huge)", nil) {
        filled(Color(hue: 1e300, saturation: 1, brightness: 1))
      }
    )
    rows.append(
      row("Color displayP3 nan", "Color") {
        filled(Color(.displayP3, red: nan, green: 0, blue: 0))
      }
    )
    rows.append(row("Color.opacity(nan)", "opacity") { filled(Color.blue.opacity(nan)) })
    rows.append(row("Color.mix(by: nan)", nil) { filled(Color.blue.mix(with: .green, by: nan)) })
    rows.append(
      row("Color.Resolved nan", "Color") {
        filled(Color(Color.Resolved(red: .nan, green: 0, blue: 0, opacity: .infinity)))
      }
    )
    rows.append(
      row("LinearGradient point nan", "LinearGradient") {
        filled(
          LinearGradient(
            colors: [.blue, .green],
            startPoint: UnitPoint(x: nan, y: 0),
            endPoint: .bottom
          )
        )
      }
    )
    rows.append(
      row("stop at nan", "Gradient") {
        filled(
          LinearGradient(
            stops: [
              .init(color: .blue, location: .nan), .init(color: .green, location: .infinity),
            ],
            startPoint: .top,
            endPoint: .bottom
          )
        )
      }
    )
    rows.append(
      row("RadialGradient radius inf", "RadialGradient") {
        filled(
          RadialGradient(
            colors: [.blue, .green],
            center: .center,
            startRadius: 0,
            endRadius: .infinity
          )
        )
      }
    )
    rows.append(
      row("EllipticalGradient nan", nil) {
        filled(
          EllipticalGradient(
            colors: [.blue, .green],
            startRadiusFraction: .nan,
            endRadiusFraction: .infinity
          )
        )
      }
    )
    rows.append(
      row("AngularGradient(angle: nan)", "AngularGradient") {
        AngularGradient(colors: [.blue, .green], center: .center, angle: .degrees(nan))
          .frame(width: 30, height: 30)
      }
    )
    rows.append(
      row("AngularGradient(angle: inf)", "AngularGradient") {
        filled(AngularGradient(colors: [.blue, .green], center: .center, angle: .radians(inf)))
      }
    )
    rows.append(
      row("AngularGradient huge", "AngularGradient") {
        filled(
          AngularGradient(
            colors: [.blue, .green],
            center: .center,
            startAngle: .radians(-1e300),
            endAngle: .radians(1e300)
          )
        )
      }
    )
    rows.append(
      row("AngularGradient center nan", "AngularGradient") {
        filled(AngularGradient(colors: [.blue, .green], center: UnitPoint(x: nan, y: inf)))
      }
    )
    rows.append(
      row("gradient of no colours", nil) {
        filled(AngularGradient(colors: [], center: .center))
      }
    )
    rows.append(
      row("MeshGradient nan", "MeshGradient") {
        MeshGradient(
          width: 2,
          height: 2,
          points: [.init(.nan, 0), .init(1, 0), .init(0, .infinity), .init(1, 1)],
          colors: [.blue, .green, .blue, .green]
        ).frame(width: 30, height: 30)
      }
    )
    rows.append(
      row("shadow style nan", nil) {
        filled(Color.blue.shadow(.drop(radius: .nan, x: .infinity)))
      }
    )
    rows.append(
      row("inner shadow inf", nil) {
        filled(Color.blue.shadow(.inner(radius: .infinity, x: .nan)))
      }
    )
    rows.append(
      row("ImagePaint scale 0", "ImagePaint") {
        filled(ImagePaint(image: picture, scale: 0))
      }
    )
    return rows
  }

  // MARK: - Controls

  static var controls: [NumberCase] {
    var rows: [NumberCase] = []
    rows.append(row("ProgressView(nan)", "ProgressView") { ProgressView(value: nan) })
    rows.append(row("ProgressView(inf)", "ProgressView") { ProgressView(value: inf, total: 2) })
    rows.append(row("ProgressView(0 of 0)", nil) { ProgressView(value: 0.0, total: 0.0) })
    rows.append(
      row("ProgressView(total: nan)", "ProgressView") {
        ProgressView("Loading", value: 1.0, total: nan)
      }
    )
    rows.append(
      row("circular ProgressView(nan)", "ProgressView") {
        ProgressView(value: nan).progressViewStyle(.circular)
      }
    )
    rows.append(row("Slider(nan)", "Slider") { Slider(value: .constant(nan)) })
    rows.append(row("Slider(inf)", "Slider") { Slider(value: .constant(inf), in: 0...10) })
    rows.append(row("Slider in 1...1", nil) { Slider(value: .constant(1), in: 1...1, step: 0.5) })
    rows.append(row("Slider to infinity", "Slider") { Slider(value: .constant(1), in: 0...inf) })
    rows.append(
      row("Slider over all numbers", nil) {
        Slider(
          value: .constant(0),
          in: (-Double.greatestFiniteMagnitude)...Double.greatestFiniteMagnitude
        )
      }
    )
    rows.append(row("Slider step 0", nil) { Slider(value: .constant(1), in: 0...10, step: 0) })
    rows.append(row("Slider step nan", nil) { Slider(value: .constant(1), in: 0...10, step: nan) })
    rows.append(row("Gauge(nan)", "Gauge") { Gauge(value: nan) { Text("gauge") } })
    rows.append(row("Gauge(inf)", "Gauge") { Gauge(value: -inf, in: 0...2) { Text("gauge") } })
    rows.append(
      row("circular Gauge(nan)", "Gauge") {
        Gauge(value: nan) { Text("gauge") }.gaugeStyle(.accessoryCircular)
      }
    )
    rows.append(row("Gauge in 1...1", nil) { Gauge(value: 1.0, in: 1...1) { Text("gauge") } })
    rows.append(row("Stepper(nan)", nil) { Stepper("step", value: .constant(nan), in: 0...1) })
    rows.append(row("Stepper(max)", nil) { Stepper("step", value: .constant(Int.max)) })
    rows.append(
      row("Stepper(min) by max", nil) {
        Stepper("step", value: .constant(Int.min), step: .max)
      }
    )
    rows.append(
      row("TextField(nan)", nil) {
        TextField("field", value: .constant(nan), format: .number)
      }
    )
    rows.append(
      row("DatePicker far away", nil) {
        DatePicker("date", selection: .constant(Date(timeIntervalSinceReferenceDate: 1e14)))
      }
    )
    rows.append(
      row("ColorPicker nan", nil) {
        ColorPicker("colour", selection: .constant(Color(red: nan, green: 0, blue: 0)))
      }
    )
    rows.append(
      row("Picker of nan", nil) {
        Picker("picker", selection: .constant(nan)) {
          Text("one").tag(nan); Text("two").tag(2.0)
        }
        .pickerStyle(.segmented)
      }
    )
    return rows
  }

  // MARK: - Shapes and canvases

  private struct Drawn: Shape {
    let draw: @Sendable (inout Path, CGRect) -> Void

    func path(in rect: CGRect) -> Path { Path { draw(&$0, rect) } }
  }

  static func shape(
    _ name: String,
    _ warning: String?,
    _ draw: @escaping @Sendable (inout Path, CGRect) -> Void
  ) -> NumberCase {
    row(name, warning) { Drawn(draw: draw).fill(.blue).frame(width: 30, height: 30).clipped() }
  }

  static func canvas(
    _ name: String,
    _ warning: String?,
    _ draw: @escaping @Sendable (inout GraphicsContext, CGSize) -> Void
  ) -> NumberCase {
    row(name, warning) { Canvas { draw(&$0, $1) }.frame(width: 30, height: 30).clipped() }
  }

  static var drawing: [NumberCase] {
    var rows: [NumberCase] = []
    let point = CGPoint(x: CGFloat.nan, y: .infinity)
    rows.append(
      shape("Path to nan", "Path") { path, _ in
        path.move(to: .zero)
        path.addLine(to: point)
      }
    )
    rows.append(
      shape("Path to inf", nil) { path, rect in
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
        path.addLine(to: CGPoint(x: rect.midX, y: 1e300))
      }
    )
    rows.append(
      shape("Path curve nan", "Path") { path, _ in
        path.move(to: .zero)
        path.addCurve(to: .zero, control1: point, control2: point)
        path.addQuadCurve(to: .zero, control: point)
      }
    )
    rows.append(
      shape("Path arc nan", "Path.addArc") { path, _ in
        path.addArc(
          center: .zero,
          radius: .nan,
          startAngle: .degrees(0),
          endAngle: .degrees(.infinity),
          clockwise: true
        )
      }
    )
    rows.append(
      shape("Path arc huge", nil) { path, _ in
        path.addRelativeArc(center: .zero, radius: 5, startAngle: .zero, delta: .radians(1e300))
      }
    )
    rows.append(
      shape("Path tangent arc nan", nil) { path, _ in
        path.move(to: .zero)
        path.addArc(tangent1End: point, tangent2End: CGPoint(x: 5, y: 5), radius: .infinity)
      }
    )
    rows.append(
      shape("Path rect nan", "Path") { path, _ in
        path.addRect(CGRect(x: CGFloat.nan, y: 0, width: 10, height: CGFloat.infinity))
        path.addEllipse(in: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: .nan))
      }
    )
    rows.append(
      shape("Path rounded rect inf", nil) { path, _ in
        path.addRoundedRect(
          in: .infinite,
          cornerSize: CGSize(width: CGFloat.nan, height: .infinity)
        )
      }
    )
    rows.append(
      shape("Path operations nan", nil) { path, rect in
        var other = Path(rect)
        other.addLine(to: point)
        path = Path(ellipseIn: rect).union(other).subtracting(other).intersection(Path(rect))
      }
    )
    rows.append(
      shape("Path stroked nan", nil) { path, rect in
        path = Path(ellipseIn: rect).strokedPath(StrokeStyle(lineWidth: .nan, dash: [.nan]))
          .trimmedPath(from: .nan, to: .infinity)
      }
    )
    rows.append(
      shape("Path stroked inf", nil) { path, rect in
        path = Path(rect).strokedPath(
          StrokeStyle(lineWidth: .infinity, miterLimit: .nan, dash: [1e-300], dashPhase: .infinity)
        )
      }
    )
    rows.append(
      shape("Path contains nan", nil) { path, rect in
        path = Path(rect)
        if path.contains(point) || Path(.infinite).contains(point) { path = Path() }
        path = path.applying(CGAffineTransform(rotationAngle: .nan))
      }
    )
    rows.append(
      row("trim nan", nil) {
        Circle().trim(from: .nan, to: .infinity).stroke(.blue).frame(width: 30, height: 30)
      }
    )
    rows.append(row("inset nan", nil) { Circle().inset(by: .nan).frame(width: 30, height: 30) })
    rows.append(
      row("RoundedRectangle nan", nil) {
        RoundedRectangle(cornerRadius: .nan).frame(width: 30, height: 30)
      }
    )
    rows.append(
      row("UnevenRoundedRectangle inf", nil) {
        UnevenRoundedRectangle(topLeadingRadius: .infinity, bottomTrailingRadius: .nan)
          .frame(width: 30, height: 30)
      }
    )
    rows.append(
      row("Shape.scale inf", nil) {
        Circle().scale(.infinity).frame(width: 30, height: 30).clipped()
      }
    )
    rows.append(
      row("Shape.offset nan", nil) { Circle().offset(x: .nan).frame(width: 30, height: 30) }
    )
    rows.append(
      row("Shape.rotation nan", nil) {
        Rectangle().rotation(.degrees(.nan)).frame(width: 30, height: 30)
      }
    )
    rows.append(
      row("Shape.size nan", nil) {
        Rectangle().size(width: .nan, height: .infinity).frame(width: 30, height: 30).clipped()
      }
    )
    rows.append(
      row("stroke nan", "lineWidth") {
        Circle().stroke(.blue, lineWidth: .nan).frame(width: 30, height: 30)
      }
    )
    rows.append(
      row("stroke inf", "lineWidth") {
        Circle().stroke(.blue, lineWidth: .infinity).frame(width: 30, height: 30)
      }
    )
    rows.append(
      row("strokeBorder inf", nil) {
        Circle().strokeBorder(.blue, lineWidth: .infinity).frame(width: 30, height: 30)
      }
    )
    rows.append(
      row("dash nan", "dash") {
        Circle().stroke(
          .blue,
          style: StrokeStyle(lineWidth: 2, miterLimit: -.infinity, dash: [.nan, 2])
        )
        .frame(width: 30, height: 30)
      }
    )
    rows.append(
      row("dash tiny", nil) {
        Circle().stroke(.blue, style: StrokeStyle(lineWidth: 2, dash: [1e-300], dashPhase: 1e300))
          .frame(width: 30, height: 30)
      }
    )
    rows.append(
      row("dash negative", nil) {
        Circle().stroke(.blue, style: StrokeStyle(lineWidth: 2, dash: [-5, 2], dashPhase: -1e9))
          .frame(width: 30, height: 30)
      }
    )
    rows.append(
      canvas("Canvas fills the infinite rectangle", nil) { context, _ in
        context.fill(Path(.infinite), with: .color(.blue))
      }
    )
    rows.append(
      canvas("Canvas fills nan", "Path") { context, size in
        context.fill(
          Path(CGRect(x: 0, y: 0, width: size.width / 0 * 0, height: 5)),
          with: .color(.blue)
        )
        context.stroke(Path(ellipseIn: .infinite), with: .color(.green), lineWidth: .infinity)
      }
    )
    rows.append(
      canvas("Canvas transforms", nil) { context, size in
        context.translateBy(x: .nan, y: .infinity)
        context.scaleBy(x: 0, y: .infinity)
        context.rotate(by: .radians(.nan))
        context.opacity = .nan
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
        context.draw(Text("canvas"), at: CGPoint(x: CGFloat.nan, y: 0))
        context.drawLayer { $0.fill(Path(.infinite), with: .color(.blue)) }
      }
    )
    rows.append(
      canvas("Canvas filters", nil) { context, size in
        context.addFilter(.blur(radius: .infinity))
        context.addFilter(.shadow(radius: .nan, x: .infinity))
        context.addFilter(.alphaThreshold(min: .nan, max: .infinity))
        context.clip(to: Path(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 3)))
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
      }
    )
    rows.append(
      canvas("Canvas gradients", nil) { context, size in
        let path = Path(CGRect(origin: .zero, size: size))
        let gradient = Gradient(colors: [.blue, .green])
        context.fill(
          path,
          with: .conicGradient(gradient, center: point, angle: .radians(.infinity))
        )
        context.fill(
          path,
          with: .linearGradient(gradient, startPoint: point, endPoint: .zero)
        )
        context.fill(
          path,
          with: .radialGradient(gradient, center: .zero, startRadius: .nan, endRadius: .infinity)
        )
      }
    )
    rows.append(
      canvas("Canvas texts", nil) { context, size in
        let text = context.resolve(Text("canvas"))
        _ = text.measure(in: CGSize(width: CGFloat.nan, height: -.infinity))
        context.draw(text, in: CGRect(x: 0, y: CGFloat.nan, width: .infinity, height: 3))
        context.draw(text, at: point, anchor: UnitPoint(x: .nan, y: 1e300))
      }
    )
    rows.append(
      row("ImagePaint rect nan", "ImagePaint") {
        Rectangle().fill(
          ImagePaint(image: picture, sourceRect: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
        ).frame(width: 30, height: 30)
      }
    )
    rows.append(
      row("Image caps nan", nil) {
        picture.resizable(
          capInsets: EdgeInsets(top: .nan, leading: .infinity, bottom: -1, trailing: 0)
        )
        .frame(width: 30, height: 30)
      }
    )
    rows.append(
      row("Image in no room", nil) {
        Image(systemName: "star").resizable().scaledToFit().frame(width: 0, height: .nan)
          .imageScale(.large)
      }
    )
    rows.append(
      row("symbol of a huge font", "Font", far: true) {
        Image(systemName: "star").font(.system(size: 1e300))
      }
    )
    return rows
  }

  // MARK: - Containers and time

  static var containers: [NumberCase] {
    var rows: [NumberCase] = []
    rows.append(
      row("ScrollPosition nan", nil) {
        ScrollView { block.frame(height: 500) }
          .scrollPosition(.constant(ScrollPosition(idType: Int.self, y: .nan))).frame(height: 50)
      }
    )
    rows.append(
      row("ScrollPosition inf", nil) {
        ScrollView { block.frame(height: 500) }
          .scrollPosition(
            .constant(
              ScrollPosition(idType: Int.self, point: CGPoint(x: CGFloat.infinity, y: .infinity))
            )
          )
          .frame(height: 50)
      }
    )
    rows.append(
      row("defaultScrollAnchor nan", nil) {
        ScrollView { block.frame(height: 500) }
          .defaultScrollAnchor(UnitPoint(x: .nan, y: .infinity)).frame(height: 50)
      }
    )
    rows.append(
      row("ScrollView of endless content", nil) {
        ScrollView { Color.blue.frame(height: .infinity) }.frame(height: 50)
      }
    )
    rows.append(
      row("ScrollView of huge content", nil) {
        ScrollView { Color.blue.frame(height: 1e300) }.frame(height: 50)
      }
    )
    rows.append(
      row("lazy rows of nan", nil) {
        ScrollView {
          LazyVStack { ForEach(0..<50) { _ in Color.blue.frame(height: 10 * .nan) } }
        }.frame(height: 50)
      }
    )
    rows.append(
      row("lazy rows of inf", nil) {
        ScrollView {
          LazyVStack { ForEach(0..<50) { _ in Color.blue.frame(minHeight: .infinity) } }
        }.frame(height: 50)
      }
    )
    rows.append(
      row("ForEach of nan", nil) {
        ForEach([nan, nan, 1], id: \.self) { _ in Text("row") }
      }
    )
    rows.append(row("id nan", nil) { block.id(nan) })
    rows.append(
      row("animation nan", nil) {
        block.animation(.easeIn(duration: nan).delay(inf).speed(0), value: 1)
          .animation(.spring(response: nan, dampingFraction: inf), value: 2)
          .animation(.interpolatingSpring(mass: 0, stiffness: nan, damping: -inf), value: 3)
          .animation(.linear(duration: 0).repeatCount(.max).speed(nan), value: 4)
      }
    )
    rows.append(
      row("transition nan", nil) {
        block.transition(.scale(scale: .nan).combined(with: .offset(x: .infinity)))
      }
    )
    rows.append(
      row("TimelineView of no time", nil) {
        TimelineView(.periodic(from: .now, by: 0)) { _ in block }
      }
    )
    rows.append(
      row("TimelineView of nan", nil) {
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: nan), by: nan)) { _ in
          block
        }
      }
    )
    rows.append(
      row("keyframes nan", nil) {
        block.keyframeAnimator(initialValue: nan, repeating: false) { view, value in
          view.offset(x: value)
        } keyframes: { _ in
          LinearKeyframe(nan, duration: nan)
          SpringKeyframe(inf, duration: inf)
        }
      }
    )
    rows.append(row("matchedGeometryEffect anchor nan", nil) { Matched() })
    rows.append(
      row("popover and sheet", nil, far: true) {
        block.sheet(isPresented: .constant(true)) {
          Text("sheet").presentationDetents([.height(.nan), .fraction(.infinity)])
        }
      }
    )
    rows.append(
      row("NavigationSplitView column nan", nil) {
        NavigationSplitView {
          Text("side").navigationSplitViewColumnWidth(.nan)
        } detail: {
          Text("detail").navigationSplitViewColumnWidth(min: .infinity, ideal: .nan, max: -1)
        }.frame(height: 60)
      }
    )
    rows.append(
      row("listRowSpacing inf", nil) {
        List {
          Text("row"); Text("row")
        }.listRowSpacing(.infinity).frame(height: 60)
      }
    )
    rows.append(
      row("environment defaultMinListRowHeight nan", nil) {
        List { Text("row") }.environment(\.defaultMinListRowHeight, .nan).frame(height: 60)
      }
    )
    return rows
  }

  private struct Matched: View {
    @Namespace private var space
    var body: some View {
      Color.blue.frame(width: 10, height: 10)
        .matchedGeometryEffect(id: 1, in: space, anchor: UnitPoint(x: .nan, y: .infinity))
    }
  }
}
