import Foundation
@_spi(Hosting) import SwiftUI

/// Paints display lists in the cells of a terminal: two pixels and a letter each.
///
/// What it can't show it names in ``unsupported`` and leaves out.
@MainActor
final class CellPainter: @MainActor DisplayListVisitor {
  /// What was asked for and can't be shown, each named once.
  private(set) var unsupported: Set<String> = []

  private var columns = 0
  /// Half cells from top to bottom.
  private var rows = 0
  private var layer = Layer(count: 0)
  /// In half cells.
  var place = DisplayPlace()
  /// What part of each half cell may be painted; nil for all.
  private var clip: [Float]?
  private var images: [ImageKey: Bitmap] = [:]

  private struct ImageKey: Hashable {
    var image: DisplayImage
    var width: Int
    var height: Int
  }

  /// Pixels and letters that are put together before they reach what lies below.
  struct Layer {
    /// Red, green, blue, alpha of each half cell, premultiplied.
    var pixels: [SIMD4<Float>]
    /// The letter of each half cell; only those in upper halves count.
    var letters: [Letter?]

    init(count: Int) {
      pixels = [SIMD4<Float>](repeating: .zero, count: count)
      letters = [Letter?](repeating: nil, count: count)
    }
  }

  /// A letter in front of its cell's pixels.
  struct Letter {
    var text: String
    /// Premultiplied.
    var color: SIMD4<Float>
    var attributes: TextAttributes
    var isWide: Bool
  }

  /// The picture of a list, row by row.
  func cells(of list: DisplayList, columns: Int, rows: Int) -> [Cell] {
    (self.columns, self.rows) = (columns, 2 * rows)
    layer = Layer(count: columns * 2 * rows)
    layer.pixels = layer.pixels.map { _ in list.background.pixel }
    clip = nil
    let half = TerminalHost.cell.width
    place = DisplayPlace(
      transform: CGAffineTransform(scaleX: 1 / half, y: 1 / half),
      clip: CGRect(x: 0, y: 0, width: columns, height: 2 * rows)
    )
    visit(list.root)
    return (0..<rows).flatMap { row in (0..<columns).map { cell(row, $0) } }
  }

  private func cell(_ row: Int, _ column: Int) -> Cell {
    let upper = 2 * row * columns + column
    let (top, bottom) = (layer.pixels[upper], layer.pixels[upper + columns])
    let middle = (top + bottom) / 2
    if let letter = layer.letters[upper] {
      return Cell(
        text: letter.text,
        foreground: letter.color.over(middle).number,
        background: middle.number,
        isBold: letter.attributes.font.weight >= 600,
        isItalic: letter.attributes.font.isItalic,
        isUnderlined: letter.attributes.underline != nil
      )
    }
    if column > 0, layer.letters[upper - 1]?.isWide == true {
      return Cell(text: "", background: middle.number)
    }
    guard top.number != bottom.number else { return Cell(background: top.number) }
    return Cell(text: "▀", foreground: top.number, background: bottom.number)
  }

  // MARK: - Commands

  func enters(_ fragment: DisplayFragment, at place: DisplayPlace) -> Bool {
    place.shows(fragment.bounds)
  }

  func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) {
    fill(coverage(of: path, eoFill: style.isEOFilled), paint)
  }

  func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint, antialiased: Bool) {
    // A line of a point would be too faint to be seen.
    var style = style
    style.lineWidth = max(style.lineWidth, 2)
    fill(coverage(of: path.strokedPath(style)), paint)
  }

  func text(_ layout: any TextLayout, at point: CGPoint, _ paint: Paint) {
    let outer = place
    place.move(by: point)
    let inherited = paint.offsetBy(dx: -point.x, dy: -point.y, scale: 1)
    for element in layout.elements(inheriting: inherited) {
      switch element {
      case .glyphs(let run, let paint): letters(of: run, paint)
      case .drawing(let command): visit(command)
      }
    }
    place = outer
  }

  func moved(_ fragment: DisplayFragment, by offset: CGPoint) { visit(fragment, movedBy: offset) }

  func transformed(_ fragment: DisplayFragment, by transform: CGAffineTransform) {
    visit(fragment, transformedBy: transform)
  }

  func clipped(_ fragment: DisplayFragment, to path: Path, _ style: FillStyle) {
    let outer = clip
    clip = mask(coverage(of: path, eoFill: style.isEOFilled))
    visit(fragment)
    clip = outer
  }

  func masked(_ fragment: DisplayFragment, mask: DisplayFragment, isInverted: Bool) {
    let shape = painted { visit(mask) }.pixels.map { isInverted ? 1 - $0.w : $0.w }
    compose(painted { visit(fragment) }, shape)
  }

  func group(_ fragment: DisplayFragment, opacity: CGFloat, mode: CompositeMode) {
    if mode != .normal { unsupported.insert("compositing mode \(mode)") }
    let amount = [Float](repeating: Float(opacity), count: columns * rows)
    compose(painted { visit(fragment) }, amount)
  }

  func filtered(_ fragment: DisplayFragment, _ filters: [Filter]) {
    var isHidden = false
    for filter in filters {
      unsupported.insert("filter \("\(filter)".prefix { $0 != "(" })")
      if case .shadow(_, _, _, true) = filter { isHidden = true }
    }
    if !isHidden { visit(fragment) }
  }

  func backdrop(_ path: Path, _ style: BackdropStyle) {
    if style.blurRadius > 0 { unsupported.insert("blurred backdrop") }
    let coverage = coverage(of: path)
    if style.blurRadius > 0 { removeLetters(below: coverage) }
    fill(coverage, .color(style.tint))
  }

  private func coverage(of path: Path, eoFill: Bool = false) -> Coverage {
    Coverage(of: path, place.transform, eoFill: eoFill, columns: columns, rows: rows)
  }

  // MARK: - Layers

  /// What some work paints, by itself.
  private func painted(_ work: () -> Void) -> Layer {
    let outer = layer
    layer = Layer(count: columns * rows)
    work()
    defer { layer = outer }
    return layer
  }

  /// Puts a layer onto what is there, as much of each half cell as is told.
  private func compose(_ top: Layer, _ amounts: [Float]) {
    for index in amounts.indices {
      let amount = amounts[index]
      cover(index, top.pixels[index] * amount)
      guard var letter = top.letters[index], amount >= 0.1 else { continue }
      letter.color *= amount
      layer.letters[index] = letter
    }
  }

  /// A clip within the one that there is.
  private func mask(_ coverage: Coverage) -> [Float] {
    var mask = [Float](repeating: 0, count: columns * rows)
    for row in 0..<coverage.height {
      for column in 0..<coverage.width {
        let index = (coverage.top + row) * columns + coverage.left + column
        mask[index] = coverage.values[row * coverage.width + column] * (clip?[index] ?? 1)
      }
    }
    return mask
  }

  /// Paints a half cell, and what letter is below it.
  private func cover(_ index: Int, _ color: SIMD4<Float>) {
    guard color.w > 0 else { return }
    layer.pixels[index] = color.over(layer.pixels[index])
    let upper = index / columns % 2 == 0 ? index : index - columns
    guard var letter = layer.letters[upper] else { return }
    letter.color = color.over(letter.color, keepsAlpha: true)
    layer.letters[upper] = color.w > 0.9 ? nil : letter
  }

  // MARK: - What is painted

  private func fill(_ coverage: Coverage, _ paint: Paint) {
    guard !coverage.values.isEmpty else { return }
    let shader = Shader(paint, place.transform) { self.unsupported.insert($0) }
    for row in 0..<coverage.height {
      for column in 0..<coverage.width {
        let covered = coverage.values[row * coverage.width + column]
        guard covered > 0 else { continue }
        let (x, y) = (coverage.left + column, coverage.top + row)
        let index = y * columns + x
        let color = shader.color(CGFloat(x) + 0.5, CGFloat(y) + 0.5)
        cover(index, color * (min(covered, 1) * (clip?[index] ?? 1)))
      }
    }
  }

  /// Takes away letters of which only a blur is seen.
  private func removeLetters(below coverage: Coverage) {
    for row in 0..<coverage.height {
      for column in 0..<coverage.width
      where coverage.values[row * coverage.width + column] > 0.5 {
        let (x, y) = (coverage.left + column, coverage.top + row)
        if (clip?[y * columns + x] ?? 1) > 0.5 { layer.letters[y / 2 * 2 * columns + x] = nil }
      }
    }
  }

  private func letters(of run: GlyphRun, _ paint: Paint) {
    let shader = Shader(paint, place.transform) { self.unsupported.insert($0) }
    for cluster in run.clusters where !cluster.text.allSatisfy(\.isWhitespace) {
      // The middle of a small letter.
      let point = CGPoint(x: cluster.x + 4, y: run.baseline - 4).applying(place.transform)
      guard point.x >= 0, point.y >= 0, point.x < CGFloat(columns), point.y < CGFloat(rows) else {
        continue
      }
      let index = Int(point.y) / 2 * 2 * columns + Int(point.x)
      if let clip, (clip[index] + clip[index + columns]) / 2 < 0.5 { continue }
      let color = shader.color(point.x, point.y)
      guard color.w > 0 else { continue }
      layer.letters[index] = Letter(
        text: cluster.text,
        color: color,
        attributes: run.attributes,
        isWide: cluster.text.first?.isWide ?? false
      )
    }
  }

  func image(_ image: DisplayImage, in rect: CGRect, _ options: ImageOptions) {
    if options.hasCaps || options.resizing == .tile { unsupported.insert("tiles of an image") }
    let frame = rect.applying(place.transform)
    let (width, height) = (Int(frame.width.rounded(.up)), Int(frame.height.rounded(.up)))
    guard width > 0, height > 0, width < 4096, height < 4096 else { return }
    let key = ImageKey(image: image, width: width, height: height)
    if images.count > 256 { images = [:] }
    guard let bitmap = images[key] ?? (try? image.pixels(width: width, height: height)) else {
      return
    }
    images[key] = bitmap
    let coverage = coverage(of: Path(rect))
    let template = options.template.map { paint in
      Shader(paint, place.transform) { self.unsupported.insert($0) }
    }
    for row in 0..<coverage.height {
      for column in 0..<coverage.width {
        let (x, y) = (coverage.left + column, coverage.top + row)
        let index = y * columns + x
        let across = min(max(Int((CGFloat(x) + 0.5 - frame.minX)), 0), width - 1)
        let down = min(max(Int((CGFloat(y) + 0.5 - frame.minY)), 0), height - 1)
        var color = bitmap[options.isMirrored ? width - 1 - across : across, down].pixel
        if let template { color = template.color(CGFloat(x) + 0.5, CGFloat(y) + 0.5) * color.w }
        let covered = min(coverage.values[row * coverage.width + column], 1)
        cover(index, color * (covered * (clip?[index] ?? 1)))
      }
    }
  }
}
