@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
import AviaryLayout
public import Foundation

/// What tells sizes of presentations apart.
///
/// For the engine.
public enum PresentationSize: Equatable, Sendable {
  case form, page, fitted
  case custom(CustomPresentationSize)
}

/// A size that is computed.
///
/// For the engine.
public struct CustomPresentationSize: Equatable, @unchecked Sendable {
  let sizing: any PresentationSizing

  /// Whether both compute the same: of one type, and with the same properties as far as they can be told.
  public static func == (a: CustomPresentationSize, b: CustomPresentationSize) -> Bool {
    func isSame<S>(_ value: S) -> Bool {
      guard let other = b.sizing as? S else { return false }
      if let value = value as? any Equatable { return value.isEqual(to: other) }
      return String(reflecting: value) == String(reflecting: other)
    }
    return isSame(a.sizing)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

/// The view that is presented, as a size is found for it.
public struct PresentationSizingRoot {
  let measure: (ProposedViewSize) -> CGSize

  /// The size of the view, in points.
  ///
  /// - Parameter proposal: The space that it is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// What is around a presentation.
public struct PresentationSizingContext {
  /// The space of the window, in points.
  let space: CGSize
}

/// How large presentations are.
///
/// A size of one's own tells from the view that is presented how much space it is offered:
///
///     struct Tall: PresentationSizing {
///       func proposedSize(
///         for root: PresentationSizingRoot,
///         context: PresentationSizingContext
///       ) -> ProposedViewSize {
///         ProposedViewSize(width: 320, height: root.sizeThatFits(.unspecified).height * 2)
///       }
///     }
///
/// - SeeAlso: developer.apple.com/documentation/swiftui/presentationsizing
public protocol PresentationSizing {
  /// How much space a view is offered.
  ///
  /// - Parameters:
  ///   - root: The view.
  ///   - context: What is around it.
  /// - Returns: The space in points; nil for as much as the view would like, and never more than there is.
  func proposedSize(
    for root: PresentationSizingRoot,
    context: PresentationSizingContext
  ) -> ProposedViewSize

  /// What tells the size apart; nil for the usual one. For the engine.
  var _size: PresentationSize? { get }
}

extension PresentationSizing {
  public var _size: PresentationSize? { .custom(CustomPresentationSize(sizing: self)) }

  /// This size, with what the view would like in some directions.
  ///
  /// - Parameters:
  ///   - horizontal: Whether it is as wide as the view would like.
  ///   - vertical: Whether it is as high as the view would like.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
    FittedAxesSizing(base: self, horizontal: horizontal, vertical: vertical)
  }

  /// This size, which would not shrink in some directions while the presentation is there; says once that it does.
  ///
  /// - Parameters:
  ///   - horizontal: Whether it grows only, in width.
  ///   - vertical: Whether it grows only, in height.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    if horizontal || vertical {
      Warnings.once("PresentationSizing.sticky: presentations shrink with what they show")
    }
    return self
  }
}

/// A size with what the view would like in some directions.
private struct FittedAxesSizing<Base: PresentationSizing>: PresentationSizing {
  let base: Base
  let horizontal: Bool
  let vertical: Bool

  func proposedSize(
    for root: PresentationSizingRoot,
    context: PresentationSizingContext
  ) -> ProposedViewSize {
    var size = base.proposedSize(for: root, context: context)
    if horizontal { size.width = root.sizeThatFits(.init(width: nil, height: size.height)).width }
    if vertical { size.height = root.sizeThatFits(.init(width: size.width, height: nil)).height }
    return size
  }
}

/// The size that suits the surroundings.
public struct AutomaticPresentationSizing: PresentationSizing {
  public var _size: PresentationSize? { nil }

  /// How much space a view is offered, in points.
  public func proposedSize(
    for root: PresentationSizingRoot,
    context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(SheetLayout.formSize(in: context.space))
  }
}

/// A little smaller than the space.
public struct PagePresentationSizing: PresentationSizing {
  public var _size: PresentationSize? { .page }

  /// How much space a view is offered, in points.
  public func proposedSize(
    for root: PresentationSizingRoot,
    context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(SheetLayout.pageSize(in: context.space))
  }
}

/// Smaller than a page.
public struct FormPresentationSizing: PresentationSizing {
  public var _size: PresentationSize? { .form }

  /// How much space a view is offered, in points.
  public func proposedSize(
    for root: PresentationSizingRoot,
    context: PresentationSizingContext
  ) -> ProposedViewSize {
    ProposedViewSize(SheetLayout.formSize(in: context.space))
  }
}

/// As large as the content wants to be.
public struct FittedPresentationSizing: PresentationSizing {
  public var _size: PresentationSize? { .fitted }

  /// How much space a view is offered, in points.
  public func proposedSize(
    for root: PresentationSizingRoot,
    context: PresentationSizingContext
  ) -> ProposedViewSize {
    .unspecified
  }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
  /// The size that suits the surroundings.
  public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
  /// A little smaller than the space.
  public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
  /// Smaller than a page.
  public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
  /// As large as the content wants to be.
  public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension View {
  /// Sets how large the sheet around this view is.
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    transformPreference(PresentationSettingsKey.self) { $0.sizing = sizing._size }
  }
}
