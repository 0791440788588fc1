@_spi(Hosting) package import AviaryDrawing
import AviaryEngine
public import AviaryGeometry
public import Foundation

/// A picture of an asset catalogue or a bundle, or a symbol of the system.
///
/// It takes its own size, unless it is ``resizable(capInsets:resizingMode:)``. A picture that is
/// not found takes no space, and a warning names it.
public struct Image: Equatable, Sendable {
  /// Where the picture comes from.
  package enum Source: Equatable, Sendable {
    case named(String, bundle: BundleReference?)
    case symbol(String)
    case picture(DisplayImage)
    case drawn(ImageDrawing)
  }

  /// What is read out in the picture's place.
  package enum Label: Equatable, Sendable {
    /// The name of the picture.
    case name
    case text(Text)
    /// Nothing.
    case decorative
  }

  /// How a resizable picture fills its space.
  package struct Resizing: Equatable, Sendable {
    package var capInsets: EdgeInsets
    package var mode: ResizingMode
  }

  package let source: Source
  package let label: Label
  package private(set) var resizing: Resizing?
  package private(set) var interpolationMode = Interpolation.medium
  package private(set) var isAntialiased = true
  /// nil for what the picture itself asks for.
  package private(set) var renderingMode: TemplateRenderingMode?
  /// nil for the environment's.
  package private(set) var symbolMode: SymbolRenderingMode?

  package nonisolated init(_ source: Source, label: Label) {
    self.source = source
    self.label = label
  }

  /// Makes an image of a decoded or loaded picture.
  package nonisolated init(_ picture: DisplayImage, label: Text? = nil) {
    self.init(.picture(picture), label: label.map { .text($0) } ?? .decorative)
  }

  fileprivate func with(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }
}

// MARK: - Making images

extension Image {
  /// Makes an image of a name in a bundle; the name is also what is read out.
  ///
  /// - Parameters:
  ///   - name: The name of the picture in the bundle or its asset catalogue.
  ///   - bundle: Where the picture is; nil for the main bundle.
  public nonisolated init(_ name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle: bundle.map { BundleReference($0) }), label: .name)
  }

  /// Makes an image of a name in a bundle, with something else to be read out.
  ///
  /// - Parameters:
  ///   - name: The name of the picture in the bundle or its asset catalogue.
  ///   - bundle: Where the picture is; nil for the main bundle.
  ///   - label: What is read out.
  public nonisolated init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.named(name, bundle: bundle.map { BundleReference($0) }), label: .text(label))
  }

  /// Makes an image of a name in a bundle that is not read out.
  ///
  /// - Parameters:
  ///   - name: The name of the picture in the bundle or its asset catalogue.
  ///   - bundle: Where the picture is; nil for the main bundle.
  public nonisolated init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.named(name, bundle: bundle.map { BundleReference($0) }), label: .decorative)
  }

  /// Makes an image of a system symbol.
  ///
  /// Symbols are drawn in the foreground style, as large as the font asks for. One that is not
  /// known is drawn as a box with a question mark, and a warning names it.
  ///
  /// - Parameter systemName: The symbol's name in SF Symbols.
  public nonisolated init(systemName: String) { self.init(.symbol(systemName), label: .name) }

  /// Makes an image of a system symbol.
  ///
  /// Our symbols have one layer, which is drawn whatever the value.
  ///
  /// - Parameters:
  ///   - systemName: The symbol's name in SF Symbols.
  ///   - variableValue: From 0 to 1; it has no effect, and a value that is not nil prints a
  ///     warning.
  public nonisolated init(systemName: String, variableValue: Double?) {
    if variableValue != nil {
      Warnings.once("the symbol '\(systemName)' is drawn without its variable value")
    }
    self.init(.symbol(systemName), label: .name)
  }
}

// MARK: - Changing images

extension Image {
  /// The image filling the space it is offered.
  ///
  /// - Parameters:
  ///   - capInsets: Points of the picture, from its edges, that keep their size; `EdgeInsets()` by
  ///     default.
  ///   - resizingMode: Whether the picture is stretched or repeated; `.stretch` by default.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(),
    resizingMode: ResizingMode = .stretch
  ) -> Image {
    with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// The image with another quality of scaling.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.interpolationMode = interpolation }
  }

  /// The image with or without smooth edges.
  public func antialiased(_ isAntialiased: Bool) -> Image {
    with { $0.isAntialiased = isAntialiased }
  }

  /// The image drawn as it is, or as a template filled with the foreground style; nil for what it
  /// asks for.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  /// The symbol in another rendering mode; nil for the environment's.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    with { $0.symbolMode = mode }
  }
}
