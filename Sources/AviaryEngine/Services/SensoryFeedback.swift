@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import AviaryLayout
import Foundation

/// A sign that a person feels or hears.
public struct SensoryFeedback: Equatable, Sendable {
  /// How heavy the things are that seem to collide.
  public struct Weight: Equatable, Sendable {
    fileprivate let name: String
    /// Light.
    public static let light = Weight(name: "light")
    /// Neither light nor heavy.
    public static let medium = Weight(name: "medium")
    /// Heavy.
    public static let heavy = Weight(name: "heavy")
  }

  /// How hard the things are that seem to collide.
  public struct Flexibility: Equatable, Sendable {
    fileprivate let name: String
    /// Hard.
    public static let rigid = Flexibility(name: "rigid")
    /// Neither hard nor soft.
    public static let solid = Flexibility(name: "solid")
    /// Soft.
    public static let soft = Flexibility(name: "soft")
  }

  /// What the sign is called.
  package let name: String
  /// How strong it is, from 0 to 1.
  package var intensity = 1.0

  /// A task is done.
  public static let success = SensoryFeedback(name: "success")
  /// A task is done with a warning.
  public static let warning = SensoryFeedback(name: "warning")
  /// A task failed.
  public static let error = SensoryFeedback(name: "error")
  /// Something else is selected.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value went up.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value went down.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// Something began.
  public static let start = SensoryFeedback(name: "start")
  /// Something ended.
  public static let stop = SensoryFeedback(name: "stop")
  /// Something that is dragged is in line with something else.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A level of pressure is reached.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// A path is complete.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  /// Things collided.
  public static let impact = SensoryFeedback(name: "impact")

  /// Things of a weight collided.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(weight.name)", intensity: intensity)
  }

  /// Things of a hardness collided.
  public static func impact(
    flexibility: Flexibility,
    intensity: Double = 1
  ) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(flexibility.name)", intensity: intensity)
  }
}
