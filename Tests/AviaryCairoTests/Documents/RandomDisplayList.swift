import AviaryCairo
@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation

/// Random display lists, each told by its seed.
///
/// They hold what views record, in odd combinations: empty and open paths, curves after a close, dashes of no
/// length, groups in clips under transforms. What painters agree on only by chance is left out: strokes thinner
/// than a pixel, and edges without smoothing.
struct RandomDisplayList {
  /// What a list may be made of.
  enum Kind: String, CaseIterable {
    /// Plain colours, shapes and texts: what is written without Cairo.
    case plain
    /// Gradients, pictures, masks and filters too, which Cairo writes.
    case mixed
    /// Blend modes too. Cairo writes them into PDF; in place of SVG that has any it writes pixels, which come out
    /// other than they should where one is inside of another group.
    case blended
  }

  static let size = CGSize(width: 96, height: 72)

  var numbers: RandomSource
  let kind: Kind
  private let engine: PangoTextEngine

  private init(seed: UInt64, kind: Kind, engine: PangoTextEngine) {
    numbers = RandomSource(seed: seed &* 3 &+ UInt64(Kind.allCases.firstIndex(of: kind) ?? 0))
    // The first numbers of neighbouring seeds are alike.
    for _ in 0..<8 { _ = numbers.below(2) }
    self.kind = kind
    self.engine = engine
  }

  /// The list of a seed; the same seed gives the same list.
  static func list(seed: UInt64, kind: Kind, engine: PangoTextEngine) -> DisplayList {
    var random = RandomDisplayList(seed: seed, kind: kind, engine: engine)
    let root = random.fragment(depth: 3)
    let background: RGBA = random.isOneIn(3) ? random.color(opaque: true) : .white
    return DisplayList(root: root, size: size, background: background)
  }

  // MARK: - Commands

  mutating func fragment(depth: Int) -> DisplayFragment {
    var builder = FragmentBuilder()
    for _ in 0...numbers.below(depth + 2) { add(to: &builder, depth: depth) }
    return builder.build()
  }

  private mutating func add(to builder: inout FragmentBuilder, depth: Int) {
    guard depth > 0, !isOneIn(3) else { return addLeaf(to: &builder) }
    let inner = fragment(depth: depth - 1)
    switch numbers.below(kind == .plain ? 6 : kind == .mixed ? 9 : 11) {
    case 0:
      builder.fragment(inner, offset: point())
    case 1:
      builder.transformed(inner, by: transform())
    case 2:
      builder.clipped(inner, to: path(), style: FillStyle(eoFill: isOneIn(2)))
    case 3:
      builder.group(inner, opacity: CGFloat(numbers.below(5)) / 4)
    case 4:
      builder.fragment(inner, offset: CGPoint(x: CGFloat(numbers.below(40)), y: 3.5))
    case 5:
      // Far away, where nothing is seen of it.
      builder.fragment(inner, offset: CGPoint(x: isOneIn(2) ? 1000 : -1000, y: 0))
    case 6:
      builder.masked(inner, by: fragment(depth: 0), isInverted: isOneIn(2))
    case 7, 8:
      builder.filtered(inner, filters())
    default:
      builder.group(
        inner,
        opacity: isOneIn(2) ? 1 : 0.6,
        mode: .blend(Self.modes[numbers.below(Self.modes.count)])
      )
    }
  }

  private mutating func addLeaf(to builder: inout FragmentBuilder) {
    switch numbers.below(kind == .plain ? 6 : 7) {
    case 0, 1, 2:
      builder.fill(path(), paint(), style: FillStyle(eoFill: isOneIn(2)))
    case 3, 4:
      builder.stroke(path(), stroke(), paint())
    case 5:
      let words = ["Harbour", "fi é 0123", "\u{5D0}\u{5D1} <&>", "WAVE To", "a\nb"]
      var request = TextRequest(words[numbers.below(words.count)])
      request.runs[0].attributes.font.size = [9, 13, 22][numbers.below(3)]
      if isOneIn(3) { request.runs[0].attributes.paint = .color(color()) }
      request.minimumScaleFactor = isOneIn(3) ? 0.5 : 1
      let width: CGFloat? = isOneIn(2) ? 40 : nil
      let layout = engine.text(for: request).layout(width: width, height: nil)
      // Cairo 1.16 leaves the alpha of gradients out where it writes text into a PDF.
      builder.text(layout, at: point(), .color(color()))
    default:
      builder.image(image(), in: rect().integral, ImageOptions(isMirrored: isOneIn(2)))
    }
  }

  // MARK: - Numbers

  mutating func isOneIn(_ count: Int) -> Bool { numbers.below(count) == 0 }

  /// A length within a range, in sixteenths of a point.
  mutating func length(_ range: ClosedRange<CGFloat>) -> CGFloat {
    let steps = Int((range.upperBound - range.lowerBound) * 16)
    return range.lowerBound + CGFloat(numbers.below(steps + 1)) / 16
  }

  mutating func point() -> CGPoint {
    CGPoint(x: length(-12...Self.size.width), y: length(-12...Self.size.height))
  }

  mutating func rect() -> CGRect {
    CGRect(origin: point(), size: CGSize(width: length(1...70), height: length(1...50)))
  }

  mutating func color(opaque: Bool = false) -> RGBA {
    // Beyond the ends of the range too, which is cut off when painted.
    func component() -> Float { Float(numbers.below(13) - 1) / 11 }
    let alphas: [Float] = [1, 1, 0.5, 0.25, 0, 1.5]
    return RGBA(
      red: component(),
      green: component(),
      blue: component(),
      alpha: opaque ? 1 : alphas[numbers.below(alphas.count)]
    )
  }

  mutating func transform() -> CGAffineTransform {
    let place = point()
    let move = CGAffineTransform(translationX: place.x, y: place.y)
    switch numbers.below(7) {
    case 0: return CGAffineTransform(rotationAngle: length(0...6)).concatenating(move)
    case 1: return CGAffineTransform(scaleX: -1, y: 1).concatenating(move)
    case 2: return CGAffineTransform(scaleX: length(0.5...2), y: length(0.5...2))
    case 3:
      return CGAffineTransform(a: 1, b: length(-0.5...0.5), c: length(-1...1), d: 1, tx: 3, ty: -2)
    case 4:
      // Small parts of something large, and the other way round.
      return CGAffineTransform(scaleX: 0.01, y: 0.01)
        .concatenating(CGAffineTransform(scaleX: 100, y: 100)).concatenating(move)
    case 5: return CGAffineTransform(scaleX: 1, y: 0)
    default: return move
    }
  }
}
