public import AviaryCoreGeometry
import Foundation

/// What the numbers of a colour mean.
///
/// There are spaces of grey, of red, green and blue, and of the four inks of print, by name. Profiles (ICC), Lab, tables of
/// colours and patterns are not there: their initialisers are missing, and their names give nil.
///
/// - SeeAlso: Apple's documentation, page `cgcolorspace`.
public final class CGColorSpace: Hashable, CustomStringConvertible, Sendable {
  /// How colours of a space relate to light.
  enum Kind: Hashable, Sendable {
    case gray(TransferCurve)
    case rgb(RGBPrimaries, TransferCurve)
    /// Inks, each what is missing of a light.
    case cmyk
  }

  let kind: Kind
  /// Whether components below 0 and above 1 mean something.
  let isExtended: Bool

  /// One of the names, such as ``CGColorSpace/sRGB``; nil for those of a device.
  public let name: CFString?

  init(_ kind: Kind, isExtended: Bool = false, name: CFString?) {
    self.kind = kind
    self.isExtended = isExtended
    self.name = name
  }

  /// The space of a name; nil for one that isn't there.
  public convenience init?(name: CFString) {
    guard let (kind, isExtended) = Self.named[name] else { return nil }
    self.init(kind, isExtended: isExtended, name: name)
  }

  /// What the components are.
  public var model: CGColorSpaceModel {
    switch kind {
    case .gray: .monochrome
    case .rgb: .rgb
    case .cmyk: .cmyk
    }
  }

  /// How many components a colour has, without the opacity.
  public var numberOfComponents: Int {
    switch kind {
    case .gray: 1
    case .rgb: 3
    case .cmyk: 4
    }
  }

  /// The space that this one chooses colours of; no space here does.
  public var baseColorSpace: CGColorSpace? { nil }

  /// Whether there are colours beyond those of sRGB.
  public var isWideGamutRGB: Bool {
    switch kind {
    case .rgb(let primaries, _): primaries != .sRGB || isExtended
    case .gray, .cmyk: false
    }
  }

  /// Whether components below 0 and above 1 mean something.
  public var usesExtendedRange: Bool { isExtended }

  /// Whether pictures can be drawn in it.
  public var supportsOutput: Bool { model != .cmyk }

  /// Whether both mean the same by the same numbers.
  public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool {
    a === b || (a.kind == b.kind && a.isExtended == b.isExtended && a.name == b.name)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(isExtended)
  }

  /// The space's name.
  public var description: String { "CGColorSpace(\(name ?? "device \(model)"))" }
}

/// The device's space of red, green and blue, which is sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The device's space of grey, which has sRGB's curve.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }

/// The device's space of the four inks of print: each is what is missing of a light.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .deviceCMYK }

extension CGColorSpace {
  package static let deviceRGB = CGColorSpace(.rgb(.sRGB, .sRGB), name: nil)
  package static let deviceGray = CGColorSpace(.gray(.sRGB), name: nil)
  static let deviceCMYK = CGColorSpace(.cmyk, name: nil)
  package static let standard = CGColorSpace(.rgb(.sRGB, .sRGB), name: sRGB)
  /// What colours of views are told in: sRGB, with numbers beyond 0 and 1 for what it has not.
  package static let wideStandard =
    CGColorSpace(.rgb(.sRGB, .sRGB), isExtended: true, name: extendedSRGB)
}
