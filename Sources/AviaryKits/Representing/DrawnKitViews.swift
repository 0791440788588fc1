import AviaryControls
import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryQuartz
import AviaryQuartzViews
import AviaryStacks
import Foundation

extension UIView {
  /// What stands for the view among those of SwiftUI: its colour, itself, and a view in it; nil where nothing here draws one
  /// of them, or where several views in it would have to be laid out.
  final var representedContent: AnyView? {
    guard !isHidden else { return AnyView(Color.clear) }
    let own = hostedContent ?? drawnContent
    var parts: [AnyView] = []
    if let backgroundColor, backgroundColor.cgColor.alpha > 0 {
      parts.append(AnyView(Color(uiColor: backgroundColor)))
    }
    if let own { parts.append(own) } else if let ownDrawing { parts.append(ownDrawing) }
    let inside = subviews.filter { !$0.isHidden }
    guard inside.count < 2 else { return nil }
    for view in inside {
      guard let content = view.representedContent else { return nil }
      parts.append(content)
    }
    // A view with nothing in it is there for what it finds around it.
    if parts.isEmpty, !isUserInteractionEnabled || isPlain { parts.append(AnyView(Color.clear)) }
    guard !parts.isEmpty else { return nil }
    let content =
      parts.count == 1
      ? parts[0] : AnyView(ZStack { ForEach(parts.indices, id: \.self) { parts[$0] } })
    return alpha == 1 ? content : AnyView(content.opacity(alpha))
  }
}

extension UIView {
  /// What its `draw(_:)` draws, where a program's class may have one; nil for nothing.
  private final var ownDrawing: AnyView? {
    guard type(of: self) != UIView.self, isPlain else { return nil }
    return AnyView(KitDrawing(pointsUp: false) { [weak self] in self?.draw($0) })
  }
}

extension NSView {
  /// What stands for the view among those of SwiftUI; nil where nothing here draws it.
  final var representedContent: AnyView? {
    guard !isHidden else { return AnyView(Color.clear) }
    if let drawnContent { return drawnContent }
    let hosted = hostedContents
    if !hosted.isEmpty { return KitContent.over(hosted, type(of: self), "AppKit") }
    let inside = subviews.filter { !$0.isHidden }
    if inside.count == 1 { return inside[0].representedContent }
    return inside.isEmpty && isPlain ? plainContent : nil
  }

  /// The colour of its layer, and what its `draw(_:)` draws.
  private final var plainContent: AnyView {
    let colour = wantsLayer ? layer?.backgroundColor.map { Color(cgColor: $0) } : nil
    let draws = type(of: self) != NSView.self
    return AnyView(
      ZStack {
        colour ?? .clear
        if draws { KitDrawing(pointsUp: !isFlipped) { [weak self] in self?.draw($0) } }
      }
    )
  }
}

extension UIVisualEffectView {
  /// The material of its effect, below what is in it.
  final var materialContent: AnyView {
    let over = contentView.subviews.compactMap(\.representedContent)
    return AnyView(
      ZStack {
        if let blur = effect as? UIBlurEffect {
          Rectangle().fill(blur.style.material).modifier(ForcedScheme(scheme: blur.style.scheme))
        } else {
          Color.clear
        }
        ForEach(over.indices, id: \.self) { over[$0] }
      }
    )
  }
}

/// Draws something light or dark whatever is around it.
private struct ForcedScheme: ViewModifier {
  let scheme: ColorScheme?
  @Environment(\.colorScheme) private var around

  func body(content: Content) -> some View { content.environment(\.colorScheme, scheme ?? around) }
}

extension UIBlurEffect.Style {
  fileprivate var material: Material {
    switch self {
    case .extraLight, .prominent, .systemThickMaterial, .systemThickMaterialLight,
      .systemThickMaterialDark:
      .thickMaterial
    case .light, .dark, .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark:
      .thinMaterial
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      .ultraThinMaterial
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    case .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: .regularMaterial
    }
  }

  /// nil for that of the surroundings.
  fileprivate var scheme: ColorScheme? {
    switch self {
    case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      .light
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark, .systemChromeMaterialDark:
      .dark
    default: nil
    }
  }
}

extension UIActivityIndicatorView {
  /// A sign that turns, as large as it is; room for it while it stands and isn't seen.
  final var spinner: AnyView {
    let side: CGFloat = style == .large ? 37 : 20
    guard isAnimating || !hidesWhenStopped else {
      return AnyView(Color.clear.frame(width: side, height: side))
    }
    return AnyView(
      ProgressView()
        .progressViewStyle(.circular)
        .controlSize(style == .large ? .large : .regular)
        .tint(color.map { Color(uiColor: $0) })
        .frame(width: side, height: side)
    )
  }
}

extension UILabel {
  /// Its text, in the middle of all the height, at the side that it stands at.
  final var label: AnyView {
    let side: Alignment =
      switch textAlignment {
      case .center: .center
      case .right: .trailing
      case .left, .natural, .justified: .leading
      }
    return AnyView(words.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: side))
  }

  /// Its text, as large as it is.
  final var words: AnyView {
    let text =
      attributedText.map { Text(AttributedString($0)) }
      ?? Text(verbatim: text ?? "").font(font?.face.font)
    let lines: TextAlignment =
      switch textAlignment {
      case .center: .center
      case .right: .trailing
      case .left, .natural, .justified: .leading
      }
    return AnyView(
      text
        .foregroundStyle(Color(uiColor: textColor ?? .label))
        .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
        .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.1) : 1)
        .multilineTextAlignment(lines)
    )
  }
}

extension UIImageView {
  /// Its picture, in all of the room as it fills it.
  final var picture: AnyView {
    guard let image = (isHighlighted ? highlightedImage : nil) ?? image else {
      return AnyView(Color.clear)
    }
    let picture = Image(uiImage: image)
    let shown: AnyView =
      switch contentMode {
      case .scaleToFill, .redraw: AnyView(picture.resizable())
      case .scaleAspectFit: AnyView(picture.resizable().scaledToFit())
      case .scaleAspectFill: AnyView(picture.resizable().scaledToFill())
      case .center, .top, .bottom, .left, .right: AnyView(picture)
      }
    let side: Alignment =
      switch contentMode {
      case .top: .top
      case .bottom: .bottom
      case .left: .leading
      case .right: .trailing
      default: .center
      }
    let framed =
      shown
      .foregroundStyle(Color(uiColor: tintColor ?? .tintColor))
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: side)
    return clipsToBounds ? AnyView(framed.clipped()) : AnyView(framed)
  }
}

extension NSVisualEffectView {
  /// Its material.
  final var materialContent: AnyView {
    let over = subviews.compactMap(\.representedContent)
    let shown: AviaryGraphics.Material =
      switch material {
      case .titlebar, .headerView: .bar
      case .hudWindow, .fullScreenUI, .toolTip, .windowBackground, .contentBackground:
        .thickMaterial
      case .underWindowBackground, .underPageBackground: .thinMaterial
      case .selection, .menu, .popover, .sidebar, .sheet: .regularMaterial
      }
    return AnyView(
      ZStack {
        Rectangle().fill(shown)
        ForEach(over.indices, id: \.self) { over[$0] }
      }
    )
  }
}

extension NSProgressIndicator {
  /// A bar, or a sign that turns.
  final var progress: AnyView {
    if style == .spinning {
      return AnyView(ProgressView().progressViewStyle(.circular).frame(width: 32, height: 32))
    }
    let part = isIndeterminate ? nil : (doubleValue - minValue) / max(maxValue - minValue, 1e-9)
    return AnyView(ProgressView(value: part).progressViewStyle(.linear))
  }
}
