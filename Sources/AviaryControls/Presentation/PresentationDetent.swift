@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
public import Foundation

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case large, medium
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  let kind: Kind
  // A static function of a type: it shares nothing.
  private nonisolated(unsafe) let measure: ((Context) -> CGFloat?)?

  private init(_ kind: Kind, measure: ((Context) -> CGFloat?)? = nil) {
    self.kind = kind
    self.measure = measure
  }

  /// Nearly all of the space.
  public static let large = PresentationDetent(.large)
  /// About half of the space.
  public static let medium = PresentationDetent(.medium)
  /// A fraction of the space.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction))
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.height(height))
  }
  /// A height that a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type)), measure: { D.height(in: $0) })
  }

  public static func == (left: PresentationDetent, right: PresentationDetent) -> Bool {
    left.kind == right.kind
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// The height of a sheet, in a space of a height in points.
  func height(in space: CGFloat) -> CGFloat {
    let most = space - SheetView<EmptyView>.gap(space)
    let height: CGFloat
    switch kind {
    case .large: height = most
    case .medium: height = space / 2
    case .fraction(let fraction): height = space * fraction
    case .height(let length): height = length
    case .custom: height = measure?(Context(maxDetentValue: most)) ?? most
    }
    return min(max(0, height), most)
  }

  /// What a height may depend on.
  @dynamicMemberLookup
  public struct Context {
    /// The greatest height, in points.
    public let maxDetentValue: CGFloat

    /// A value of the environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      EnvironmentValues()[keyPath: keyPath]
    }
  }
}

/// A type that computes the height of a sheet.
public protocol CustomPresentationDetent {
  /// What the height may depend on.
  typealias Context = PresentationDetent.Context

  /// The height in points; nil where the sheet can't rest at it.
  static func height(in context: Context) -> CGFloat?
}
