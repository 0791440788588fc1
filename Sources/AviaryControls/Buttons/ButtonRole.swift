@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import AviaryLayout
import Foundation

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// Deletes or destroys something.
  public static let destructive = ButtonRole(name: "destructive")
  /// Gives something up.
  public static let cancel = ButtonRole(name: "cancel")
  /// Confirms something.
  public static let confirm = ButtonRole(name: "confirm")
  /// Closes something.
  public static let close = ButtonRole(name: "close")
}
