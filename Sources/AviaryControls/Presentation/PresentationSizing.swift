@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// What tells sizes of presentations apart.
///
/// For the engine.
public enum PresentationSize: Equatable, Sendable {
  case form, page, fitted
}

/// How large presentations are.
///
/// The sizes are built in.
public protocol PresentationSizing {
  /// What tells the size apart; nil for the usual one. For the engine.
  var _size: PresentationSize? { get }
}

/// The size that suits the surroundings.
public struct AutomaticPresentationSizing: PresentationSizing {
  public var _size: PresentationSize? { nil }
}

/// A little smaller than the space.
public struct PagePresentationSizing: PresentationSizing {
  public var _size: PresentationSize? { .page }
}

/// Smaller than a page.
public struct FormPresentationSizing: PresentationSizing {
  public var _size: PresentationSize? { .form }
}

/// As large as the content wants to be.
public struct FittedPresentationSizing: PresentationSizing {
  public var _size: PresentationSize? { .fitted }
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
