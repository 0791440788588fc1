import AviaryEngine
public import Foundation

/// What a view of effects does to what is behind it.
open class UIVisualEffect: NSObject, @unchecked Sendable {}

/// What is behind, blurred.
public final class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How it is blurred.
  public enum Style: Int, Sendable {
    /// Very light.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// As the appearance is.
    case regular = 4
    /// As the appearance is, more.
    case prominent = 5
    /// The thinnest material.
    case systemUltraThinMaterial = 6
    /// A thin material.
    case systemThinMaterial = 7
    /// The usual material.
    case systemMaterial = 8
    /// A thick material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// The thinnest material, light.
    case systemUltraThinMaterialLight = 11
    /// A thin material, light.
    case systemThinMaterialLight = 12
    /// The usual material, light.
    case systemMaterialLight = 13
    /// A thick material, light.
    case systemThickMaterialLight = 14
    /// The material of bars, light.
    case systemChromeMaterialLight = 15
    /// The thinnest material, dark.
    case systemUltraThinMaterialDark = 16
    /// A thin material, dark.
    case systemThinMaterialDark = 17
    /// The usual material, dark.
    case systemMaterialDark = 18
    /// A thick material, dark.
    case systemThickMaterialDark = 19
    /// The material of bars, dark.
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// A blur of a style.
  public init(style: Style) { self.style = style }
}

/// Content that lets a blur through.
public final class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  let blur: UIBlurEffect

  let style: UIVibrancyEffectStyle?

  /// What suits a blur.
  public init(blurEffect: UIBlurEffect) { (blur, style) = (blurEffect, nil) }
  /// What suits a blur, for a kind of content.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    (blur, self.style) = (blurEffect, style)
  }
}

/// Kinds of content that let a blur through.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Texts.
  case label = 0
  /// Texts that say more.
  case secondaryLabel = 1
  /// Texts that say still more.
  case tertiaryLabel = 2
  /// The faintest texts.
  case quaternaryLabel = 3
  /// Areas.
  case fill = 4
  /// Fainter areas.
  case secondaryFill = 5
  /// The faintest areas.
  case tertiaryFill = 6
  /// Lines between.
  case separator = 7
}

/// A view of effects of UIKit; among SwiftUI's views a blur is drawn as the material that it is.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  /// What it does to what is behind it.
  open var effect: UIVisualEffect?
  /// Where views are put.
  open private(set) lazy var contentView = UIView()

  override var drawnContent: AnyView? { materialContent }

  /// One with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A view of an effect.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
  }
}
