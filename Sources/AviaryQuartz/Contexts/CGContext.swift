public import AviaryCoreGeometry
@_spi(Hosting) package import AviaryDrawing
import AviaryGeometry
public import Foundation

/// Draws paths, images and gradients one after another: into memory, into a document, or on a canvas.
///
/// The origin of pictures in memory and of documents is the lower left corner, and y points up. A context is to be used by one
/// thread at a time. Text is drawn with `GraphicsContext` or by an `ImageRenderer`; fonts, patterns and shadings are not there.
///
/// - SeeAlso: Apple's documentation, page `cgcontext`; Documentation/Behaviours/core-graphics.md
public final class CGContext {
  package let target: any ContextTarget
  var state = ContextState()
  private var saved: [ContextState] = []
  private var layers: [ContextLayer] = []
  /// The path that is being made, in the space that the context begins in.
  var current = Path()
  private var allowsAntialiasing = true

  /// Makes a context that draws on a target.
  package init(target: any ContextTarget) { self.target = target }

  deinit { (target as? any PageTarget)?.close() }

  // MARK: - State

  /// Remembers the state: transform, clip, colours, line, opacity, blend mode, shadow.
  public func saveGState() { saved.append(state) }

  /// Brings the state back that was remembered last and not brought back; without one nothing happens.
  public func restoreGState() {
    guard saved.count > (layers.last?.depth ?? 0), let last = saved.popLast() else { return }
    state = last
  }

  /// Puts the context into the state of a new one, for the next page of a document.
  func resetState() {
    state = ContextState()
    saved = []
    layers = []
    current = Path()
  }

  /// Sets whether edges are smooth from now on.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.isAntialiased = shouldAntialias }

  /// Sets whether edges may be smooth; it is not remembered with the state.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    self.allowsAntialiasing = allowsAntialiasing
  }

  var isAntialiased: Bool { state.isAntialiased && allowsAntialiasing }

  /// How well images are enlarged and made smaller.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Sets the opacity of all that is drawn from now on, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = min(max(alpha.finite("CGContext.setAlpha", or: 1), 0), 1)
  }

  /// Sets how what is drawn from now on is combined with what is there.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Draws what has been asked for; it has been already.
  public func flush() {}

  /// Has what has been asked for drawn soon; it has been already.
  public func synchronize() {}

  // MARK: - Recording

  /// From the caller's space to that of the commands.
  package var total: CGAffineTransform { state.transform.concatenating(target.base) }

  /// What can be drawn on under the clip, in the space of the commands; never infinite.
  package var reach: CGRect {
    let all = target.extent.isInfinite ? CGRect.endless : target.extent
    return all.intersection(state.clipRect)
  }

  /// Draws under the state: its shadow, opacity, blend mode and clip.
  ///
  /// - Parameters:
  ///   - shape: What is covered, for blend modes that change places where nothing is drawn; nil for all under the clip.
  ///   - record: Adds commands in their own space.
  package func add(shape: () -> Path?, _ record: (inout FragmentBuilder) -> Void) {
    guard state.alpha > 0 || state.blendMode != .normal, !state.clipRect.isEmpty else { return }
    var builder = FragmentBuilder()
    record(&builder)
    func wrap(_ change: (inout FragmentBuilder, DisplayFragment) -> Void) {
      let inner = builder.build()
      builder = FragmentBuilder()
      change(&builder, inner)
    }
    var reachesEverywhere = false
    if state.blendMode.reachesEverywhere {
      let outline = shape()
      if let outline {
        wrap { builder, inner in
          builder.group(inner, opacity: state.alpha, mode: state.blendMode.mode)
          let content = builder.build()
          builder = FragmentBuilder()
          builder.clipped(content, to: outline, style: FillStyle(antialiased: isAntialiased))
        }
      } else {
        reachesEverywhere = true
        wrap { $0.group($1, opacity: state.alpha, mode: state.blendMode.mode) }
      }
    } else {
      if let shadow = state.shadow { wrap { $0.filtered($1, [filter(shadow)]) } }
      if state.alpha < 1 || state.blendMode != .normal {
        wrap { $0.group($1, opacity: state.alpha, mode: state.blendMode.mode) }
      }
    }
    for clip in state.clips.reversed() {
      switch clip {
      case .path(let path, let style): wrap { $0.clipped($1, to: path, style: style) }
      case .picture(let picture): wrap { $0.masked($1, by: picture) }
      }
    }
    if !state.clipRect.isInfinite {
      wrap {
        $0.clipped($1, to: Path(state.clipRect), style: FillStyle(antialiased: isAntialiased))
      }
    }
    let fragment = builder.build()
    guard !fragment.isEmpty else { return }
    if layers.isEmpty {
      target.add(fragment, reachesEverywhere: reachesEverywhere)
    } else {
      layers[layers.count - 1].builder.append(contentsOf: fragment)
    }
  }

  private func filter(_ shadow: ContextState.Shadow) -> AviaryDrawing.Filter {
    .shadow(
      color: shadow.color.paint(in: target.colorSpace),
      radius: shadow.blur / 2,
      offset: shadow.offset.applying(target.base)
    )
  }

  // MARK: - Layers

  /// Begins a layer: what is drawn until ``endTransparencyLayer()`` is drawn by itself first, then as one picture with the
  /// opacity, the shadow and the blend mode that are set now.
  ///
  /// - Parameter auxiliaryInfo: Has no effect.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    layers.append(ContextLayer(outer: state, depth: saved.count))
    state.alpha = 1
    state.shadow = nil
    state.blendMode = .normal
    // The layer as a whole is clipped, and edges are not to be clipped twice.
    state.clipRect = .infinite
    state.clips = []
  }

  /// Begins a layer of what is drawn within a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in the caller's space.
  ///   - auxiliaryInfo: Has no effect.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Ends the layer that was begun last, draws it, and brings the state back that was set before; without one nothing happens.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    saved.removeSubrange(layer.depth...)
    state = layer.outer
    let picture = layer.builder.build()
    add(shape: { nil }) { $0.fragment(picture) }
  }
}

@available(*, unavailable)
extension CGContext: Sendable {}

extension CGRect {
  /// Farther than any picture reaches.
  static let endless = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
}
