package import AviaryEngine

/// One wish about how a preview is shown.
///
/// `T` is `Preview.ViewTraits` for previews of views, the only ones there are here.
public struct PreviewTrait<T> {
  /// What a trait asks for.
  package enum Kind {
    case layout(PreviewTraitLayout)
    case orientation(PreviewTraitOrientation)
    case modifier(@MainActor (any View) async throws -> any View)
  }

  package let kind: Kind
}

/// The size that a preview is laid out in.
package enum PreviewTraitLayout: Equatable, Sendable {
  /// The default: the preview's usual canvas.
  case `default`
  /// The view's own ideal size.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// How the device that a preview shows is held.
package enum PreviewTraitOrientation: Equatable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

extension Preview {
  /// Names the traits that previews of views take.
  public enum ViewTraits {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The usual canvas.
  public static var defaultLayout: PreviewTrait<T> { .init(kind: .layout(.default)) }

  /// The view's own ideal size.
  public static var sizeThatFitsLayout: PreviewTrait<T> { .init(kind: .layout(.sizeThatFits)) }

  /// A fixed size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    .init(kind: .layout(.fixed(width: width, height: height)))
  }

  /// A device held upright.
  public static var portrait: PreviewTrait<T> { .init(kind: .orientation(.portrait)) }

  /// A device held upside down.
  public static var portraitUpsideDown: PreviewTrait<T> {
    .init(kind: .orientation(.portraitUpsideDown))
  }

  /// A device turned to the left.
  public static var landscapeLeft: PreviewTrait<T> { .init(kind: .orientation(.landscapeLeft)) }

  /// A device turned to the right.
  public static var landscapeRight: PreviewTrait<T> { .init(kind: .orientation(.landscapeRight)) }

  /// A modifier around the preview's view.
  ///
  /// Its shared context is made once for each type of modifier in a program, when first needed.
  ///
  /// - Parameter modifier: What is applied.
  @MainActor
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    .init(kind: .modifier { try await PreviewModifierContexts.apply(modifier, to: $0) })
  }
}
