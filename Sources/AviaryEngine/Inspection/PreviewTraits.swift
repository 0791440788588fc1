@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import AviaryLayout
public import Foundation

/// How much space a preview has.
public enum PreviewLayout: Sendable {
  /// That of a device.
  case device
  /// That of the view.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device that a preview is shown on.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The device's name.
  public let rawValue: String
  /// Names a device as Xcode does: "iPhone SE (3rd generation)".
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Names a device as Xcode does: "iPhone SE (3rd generation)".
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
  /// The orientation's name.
  public let id: String

  /// Upright.
  public static let portrait = InterfaceOrientation(id: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
  /// Its top to the left.
  public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
  /// Its top to the right.
  public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

  public static var allCases: [InterfaceOrientation] {
    [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
  }
}

/// What a view says of its previews, for whoever shows them.
package struct PreviewTraitValues {
  package var layout: PreviewLayout?
  package var device: PreviewDevice?
  package var displayName: String?
  package var orientation: InterfaceOrientation?
}

enum PreviewTraitsKey: ContainerValueKey {
  static var defaultValue: PreviewTraitValues { PreviewTraitValues() }
}

extension ContainerValues {
  package var previewTraits: PreviewTraitValues {
    get { self[PreviewTraitsKey.self] }
    set { self[PreviewTraitsKey.self] = newValue }
  }
}

extension View {
  /// Sets how much space this preview has.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
    containerValue(\.previewTraits.layout, value)
  }

  /// Sets the device of this preview.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
    containerValue(\.previewTraits.device, value)
  }

  /// Names this preview.
  public nonisolated func previewDisplayName(_ value: String?) -> some View {
    containerValue(\.previewTraits.displayName, value)
  }

  /// Sets how the device of this preview is held.
  public nonisolated func previewInterfaceOrientation(
    _ value: InterfaceOrientation
  ) -> some View {
    containerValue(\.previewTraits.orientation, value)
  }
}
