@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import Foundation

/// An image in an environment: found, measured, ready to be drawn.
struct LoadedImage {
  enum Content {
    case missing
    case picture(DisplayImage, isTemplate: Bool)
    /// A path in a square with sides of 1.
    case symbol(Path)
    /// Stands for a symbol that is not known.
    case placeholder
    /// What a closure has drawn, in a rectangle of the image's size.
    case drawing(DisplayFragment)
  }

  var content: Content
  /// The size in points that the image has of itself.
  var size: CGSize
  /// From the lower edge to the baseline of text beside it: 0, but for symbols.
  var descent: CGFloat = 0
  /// Whether a symbol reaches over its space, as badges do.
  var reachesOver = false
  /// What is read out; nil for nothing.
  var label: String?
  /// What symbols and templates are filled with.
  var style: ResolvedStyle
  /// The layers of a symbol that is drawn in two, and the second one's style; nil for one layer.
  var layers: (paths: SymbolGround, ground: ResolvedStyle)?

  init(_ image: Image, font: ResolvedFont? = nil, in environment: EnvironmentValues) {
    style = environment.resolvedForeground
    label = image.label.string(of: image.source, in: environment)
    switch image.source {
    case .picture(let picture):
      content = Self.content(picture, image.renderingMode)
      size = picture.size
    case .drawn(let drawing):
      content = .drawing(Self.drawn(drawing, in: environment))
      size = drawing.size
    case .named(let name, let bundle):
      if let picture = Self.find(name, bundle, in: environment) {
        content = Self.content(picture, image.renderingMode)
        size = picture.size
      } else {
        content = .missing
        size = .zero
      }
    case .symbol(""):
      // Sources name no symbol where they want none.
      content = .missing
      size = .zero
      label = nil
    case .symbol(let name):
      let symbol = Self.symbol(name, environment.symbolVariants, environment.symbolLoader)
      let metrics = SymbolMetrics(symbol?.extent, font: font, in: environment)
      size = metrics.size
      descent = metrics.descent
      reachesOver = symbol.map { $0.extent.offset != .zero } ?? false
      content =
        symbol.map {
          let path = $0.extent.place($0.path)
          return .symbol(
            SymbolTable.isMirrored(name, in: environment.layoutDirection) ? path.mirrored : path
          )
        } ?? .placeholder
      let mode = image.symbolMode ?? environment.symbolRenderingMode
      let isLayered = SymbolRenderingMode.hasLayers(
        mode,
        styles: environment.foregroundStyles?.styles.count ?? 0
      )
      if isLayered, let symbol, case .symbol(let path) = content,
        let paths = SymbolGround(name: symbol.name, outline: path)
      {
        let ground = resolveStyle(HierarchicalShapeStyle.secondary, in: environment)
        layers = (paths, ground)
      } else if mode == .multicolor || mode == .palette {
        Warnings.once(
          "most symbols have one layer: it is drawn in the foreground style in all modes"
        )
      }
    }
  }

  private static func drawn(
    _ drawing: ImageDrawing,
    in environment: EnvironmentValues
  ) -> DisplayFragment {
    var context = GraphicsContext(environment: environment, symbols: [])
    drawing.draw(&context)
    let drawn = context.ground.builder.build(name: "image")
    guard drawing.isOpaque else { return drawn }
    var builder = FragmentBuilder()
    builder.fill(CGRect(origin: .zero, size: drawing.size), .color(.black))
    builder.fragment(drawn)
    return builder.build()
  }

  private static func content(
    _ picture: DisplayImage,
    _ mode: Image.TemplateRenderingMode?
  ) -> Content {
    .picture(picture, isTemplate: mode.map { $0 == .template } ?? picture.isTemplate)
  }

  private static func find(
    _ name: String,
    _ bundle: BundleReference?,
    in environment: EnvironmentValues
  ) -> DisplayImage? {
    guard let source = environment.imageSource else { return nil }
    do {
      return try source.image(
        named: name,
        in: bundle?.bundle,
        scale: environment.displayScale,
        isDark: environment.isDark
      )
    } catch let error as DisplayImageError where error.reason == .missing {
      Warnings.once("\(error)")
      return nil
    } catch {
      Warnings.fault("\(error)")
      return nil
    }
  }

  /// The name that a symbol is found by, its outline in a square with sides of 1, and how large it is; nil where there
  /// is none.
  private static func symbol(
    _ name: String,
    _ variants: SymbolVariants,
    _ loader: SymbolLoader
  ) -> (name: String, path: Path, extent: SymbolExtent)? {
    for candidate in variants.names(of: name) {
      guard let entry = SymbolTable.lookup(candidate) else { continue }
      guard let outline = loader.outline(of: entry) else { return nil }
      let box = SymbolOutline.viewBox
      let path = outline.path.applying(
        CGAffineTransform(translationX: -box.minX, y: -box.minY)
          .concatenating(CGAffineTransform(scaleX: 1 / box.width, y: 1 / box.height))
      )
      return (candidate, path, SymbolExtent.extent(of: candidate))
    }
    Warnings.once(
      "there is no drawing for the symbol '\(name)'; a box with a question mark stands for it"
    )
    return nil
  }
}

extension Path {
  /// The same left for right, in a square with sides of 1.
  fileprivate var mirrored: Path {
    applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0))
  }
}

/// The space of symbols beside text of a font.
struct SymbolMetrics {
  let size: CGSize
  /// How far the space reaches below the baseline.
  let descent: CGFloat

  /// The space is 20 points high beside text of 17, as Apple's symbols are on average, and as wide where nothing was
  /// measured of the symbol; its middle is that of capital letters.
  init(_ extent: SymbolExtent?, font: ResolvedFont?, in environment: EnvironmentValues) {
    let font = font ?? environment.resolvedSymbolFont
    let side = font.size * 20 / 17 * environment.imageScale.factor
    let capHeight =
      environment.textEngine?.lineMetrics(for: font).capHeight ?? font.size * 0.7
    size = CGSize(
      width: side * (extent?.space.width ?? 1),
      height: side * (extent?.space.height ?? 1)
    )
    descent = (size.height - capHeight) / 2
  }
}

extension EnvironmentValues {
  /// Measures text; nil outside of a tree of views.
  var textEngine: (any TextEngine)? { scope?.livingRoot?.textEngine }

  /// Reads the drawings of symbols that the root's platform has; those of no folder outside of a tree of views.
  var symbolLoader: SymbolLoader {
    guard let root = scope?.livingRoot else { return SymbolLoader.loader(for: []) }
    return root.rootStorage { SymbolLoader.loader(for: root.services.symbolFolders) }
  }

  /// The font of text here.
  var resolvedFont: ResolvedFont {
    let text = textEnvironment
    return text.styling.resolvedFont(in: text.fonts)
  }

  /// The font that symbols are as large as.
  var resolvedSymbolFont: ResolvedFont {
    guard let symbolFont else { return resolvedFont }
    var values = self
    values.font = symbolFont
    return values.resolvedFont
  }
}

extension Image.Label {
  func string(of source: Image.Source, in environment: EnvironmentValues) -> String? {
    switch (self, source) {
    case (.decorative, _): nil
    case (.text(let text), _): text.string(in: environment)
    case (.name, .named(let name, _)): name
    case (.name, .symbol(let name)): name.replacingOccurrences(of: ".", with: " ")
    case (.name, .picture(let picture)): picture.name
    case (.name, .drawn): nil
    }
  }
}
