@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
@_spi(Engine) import AviaryLayout
import Foundation

extension Image: _LeafView {
  /// Not to be called: the engine draws the image itself.
  public typealias Body = Never

  public nonisolated static func _makeNode(
    _ list: _LeafList<Image>,
    _ place: _Place
  ) -> _ViewNode { ImageNode(list, place) }
}

/// The node of an image.
final class ImageNode: LeafNode<Image>, StyledNode {
  private var image: LoadedImage!
  var shownStyle: ResolvedStyle {
    get { image.style }
    set { image.style = newValue }
  }
  private var isRedacted = false

  /// What a symbol shows: kept for when another one takes its place.
  struct Shown {
    let options: Image
    let variants: SymbolVariants
    let reducesMotion: Bool
  }

  /// nil for what is not a symbol.
  private(set) var shown: Shown?
  /// Plays the effects of a symbol; nil where it never had any.
  private var player: SymbolEffectPlayer?
  /// The transitions that the symbol comes or goes with.
  var transitions: [ObjectIdentifier: SymbolTransitionModifier] = [:] {
    didSet { if transitions != oldValue { invalidateDrawing() } }
  }

  override class var resolves: Bool { true }

  override func resolve(_ environment: EnvironmentValues) {
    image = LoadedImage(view, in: environment)
    isRedacted = environment.redactionReasons.contains(.placeholder)
    resolveEffects(environment)
  }

  private func resolveEffects(_ environment: EnvironmentValues) {
    guard case .symbol = view.source else {
      shown = nil
      player?.show([], reducesMotion: false)
      return
    }
    let reducesMotion = environment.accessibilityReduceMotion
    shown = Shown(
      options: view,
      variants: environment.symbolVariants,
      reducesMotion: reducesMotion
    )
    let effects = environment.symbolEffects
    if player == nil, effects.isEmpty { return }
    let player = player ?? SymbolEffectPlayer(self)
    self.player = player
    player.show(effects, reducesMotion: reducesMotion)
  }

  override func viewDidChange() {
    noteReplacement()
    super.viewDidChange()
  }

  override func environmentDidChange() {
    noteReplacement()
    super.environmentDidChange()
  }

  override func willUnmount() { player?.end() }

  // MARK: - Layout

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    guard view.resizing != nil, !isMissing else { return image.size }
    return proposal.replacingUnspecifiedDimensions(by: image.size)
  }

  override func isHit(at point: CGPoint) -> Bool { boundsContain(point) }

  private var isMissing: Bool {
    if case .missing = image.content { true } else { false }
  }

  override var layoutLabel: String? {
    switch view.source {
    case .named(let name, _), .symbol(let name): name
    case .picture(let picture): picture.name
    case .drawn: nil
    }
  }

  override func layoutReason(_ proposal: ProposedViewSize, _ size: CGSize) -> LayoutReason {
    if isMissing { return LayoutReason("Image: not found, so it has no size") }
    guard view.resizing != nil else {
      return LayoutReason("Image: not resizable, always its own \(image.size.inWords)")
    }
    return .takesProposal("Image, resizable", proposal, ideal: image.size)
  }

  /// Symbols stand on the baseline of text beside them.
  override func guide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    guard image.descent != 0, image.size.height > 0,
      key == VerticalAlignment.firstTextBaseline.key
        || key == VerticalAlignment.lastTextBaseline.key
    else { return nil }
    return size.height * (1 - image.descent / image.size.height)
  }

  // MARK: - Drawing

  override func computeDrawsWithinBounds() -> Bool {
    image.style.shadows.isEmpty && !image.reachesOver && player == nil && transitions.isEmpty
      && !hasMotion
  }

  /// How a symbol is drawn that effects and transitions change.
  private var pose: SymbolPose {
    let effects = player?.pose ?? .rest
    let reducesMotion = shown?.reducesMotion == true
    return transitions.values.reduce(effects) {
      $0.combined(
        with: .hidden($1.hidden, isSmall: $1.isSmall, reducesMotion: reducesMotion)
      )
    }
  }

  /// The symbol, and the one that it replaces, without effects.
  var symbolPicture: DisplayFragment {
    var builder = FragmentBuilder()
    guard let shown else { return builder.build() }
    builder.draw(image, shown.options, in: CGRect(origin: .zero, size: size))
    guard let replacement else { return builder.build() }
    var both = FragmentBuilder()
    replacement.draw(
      builder.build(),
      size: size,
      reducesMotion: shown.reducesMotion,
      into: &both
    )
    return both.build()
  }

  override func draw(into recorder: inout NodeRecorder) {
    let bounds = CGRect(origin: .zero, size: size)
    if isRedacted {
      recorder.builder.fill(bounds, .color(RGBA(white: 0.5, alpha: 0.2)))
    } else if shown != nil, pose != .rest || replacement != nil {
      pose.draw(symbolPicture, size: size, into: &recorder.builder)
    } else {
      recorder.builder.draw(image, view, in: bounds)
    }
    if let label = image.label, !isMissing {
      recorder.describe(
        AccessibilityElement(role: .image, label: label, frame: bounds),
        of: self
      )
    }
  }
}

extension FragmentBuilder {
  /// Draws an image into a rectangle.
  mutating func draw(_ image: LoadedImage, _ options: Image, in rect: CGRect) {
    guard rect.width > 0, rect.height > 0 else { return }
    switch image.content {
    case .missing: break
    case .picture(let picture, let isTemplate):
      let drawing = options.drawing
      if isTemplate {
        styled(image.style) {
          var template = drawing
          template.template = image.style.paint(in: rect)
          $0.image(picture, in: rect, template)
        }
      } else {
        self.image(picture, in: rect, drawing)
      }
    case .symbol(let path):
      if let layers = image.layers {
        let style = FillStyle(antialiased: options.isAntialiased)
        fill(layers.paths.form.fitted(to: rect), layers.ground, in: rect, fillStyle: style)
        fill(layers.paths.sign.fitted(to: rect), image.style, in: rect, fillStyle: style)
        return
      }
      fill(
        path.fitted(to: rect),
        image.style,
        in: rect,
        fillStyle: FillStyle(antialiased: options.isAntialiased)
      )
    case .placeholder:
      drawPlaceholder(image.style, in: rect)
    case .drawing(let drawing):
      let size = image.size
      guard size.width > 0, size.height > 0 else { return }
      var part = FragmentBuilder()
      part.clipped(drawing, to: Path(CGRect(origin: .zero, size: size)), style: FillStyle())
      transformed(
        part.build(),
        by: CGAffineTransform(
          a: rect.width / size.width,
          b: 0,
          c: 0,
          d: rect.height / size.height,
          tx: rect.minX,
          ty: rect.minY
        )
      )
    }
  }

  /// A dashed box with a question mark.
  private mutating func drawPlaceholder(_ style: ResolvedStyle, in rect: CGRect) {
    let unit = min(rect.width, rect.height) / 16
    let line = StrokeStyle(lineWidth: unit, lineCap: .round, lineJoin: .round)
    let box = Path(
      roundedRect: rect.insetBy(dx: unit, dy: unit),
      cornerRadius: 3 * unit
    )
    stroke(
      box,
      StrokeStyle(lineWidth: unit, dash: [2 * unit, 1.5 * unit]),
      style,
      in: rect
    )
    var mark = Path()
    mark.move(to: CGPoint(x: 5.9, y: 6.2))
    mark.addCurve(
      to: CGPoint(x: 8, y: 4.2),
      control1: CGPoint(x: 5.9, y: 5),
      control2: CGPoint(x: 6.8, y: 4.2)
    )
    mark.addCurve(
      to: CGPoint(x: 10.1, y: 6.2),
      control1: CGPoint(x: 9.2, y: 4.2),
      control2: CGPoint(x: 10.1, y: 5)
    )
    mark.addCurve(
      to: CGPoint(x: 8, y: 9.4),
      control1: CGPoint(x: 10.1, y: 7.8),
      control2: CGPoint(x: 8, y: 7.6)
    )
    mark.move(to: CGPoint(x: 8, y: 11.6))
    mark.addLine(to: CGPoint(x: 8, y: 11.65))
    stroke(
      mark.applying(CGAffineTransform(scaleX: 1.0 / 16, y: 1.0 / 16)).fitted(to: rect),
      line,
      style,
      in: rect
    )
  }
}

extension Path {
  /// A path in a square with sides of 1, stretched into a rectangle.
  fileprivate func fitted(to rect: CGRect) -> Path {
    applying(
      CGAffineTransform(
        a: rect.width,
        b: 0,
        c: 0,
        d: rect.height,
        tx: rect.minX,
        ty: rect.minY
      )
    )
  }
}

extension Image {
  /// How the picture fills its rectangle.
  fileprivate var drawing: ImageOptions {
    var options = ImageOptions(isAntialiased: isAntialiased)
    options.interpolation =
      switch interpolationMode {
      case .none: .none
      case .low: .low
      case .medium: .medium
      case .high: .high
      }
    if let resizing {
      options.resizing = resizing.mode == .tile ? .tile : .stretch
      options.capTop = resizing.capInsets.top
      options.capLeft = resizing.capInsets.leading
      options.capBottom = resizing.capInsets.bottom
      options.capRight = resizing.capInsets.trailing
    }
    return options
  }
}
