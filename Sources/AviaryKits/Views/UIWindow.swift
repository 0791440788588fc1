public import Foundation

/// A window of UIKit: one of the program's windows, seen from outside.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// Whether it has the keyboard.
  open internal(set) var isKeyWindow = false
  /// The scene that it belongs to.
  open weak var windowScene: UIWindowScene?
  /// Which windows it lies above.
  open var windowLevel = Level.normal

  /// Which windows one lies above.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The greater, the further in front.
    public let rawValue: CGFloat

    /// A level of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A level of a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// A level that is so much further in front.
    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue + distance)
    }
    /// A level that is so much further behind.
    public static func - (level: Level, distance: CGFloat) -> Level {
      Level(rawValue: level.rawValue - distance)
    }

    /// As usual.
    public static let normal = Level(rawValue: 0)
    /// Above the bar of time and battery.
    public static let statusBar = Level(rawValue: 1000)
    /// Above all.
    public static let alert = Level(rawValue: 2000)
  }
  /// What fills it; kept, and not shown.
  open var rootViewController: UIViewController? {
    didSet { Missing.tell("UIWindow.rootViewController", "Aviary shows the scenes of an App") }
  }

  /// A window of a scene.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  /// A window with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What it is shown on.
  open var screen: UIScreen { windowScene?.screen ?? .main }
  /// Whether it may have the keyboard: it may.
  open var canBecomeKey: Bool { true }
  /// The window that it is in: itself.
  open override var window: UIWindow? { self }

  /// Would give it the keyboard; Aviary shows the scenes of an App.
  open func makeKey() {
    Missing.tell("UIWindow.makeKey", "Aviary shows the scenes of an App")
  }

  /// Would show it; Aviary shows the scenes of an App.
  open func makeKeyAndVisible() {
    Missing.tell("UIWindow.makeKeyAndVisible", "Aviary shows the scenes of an App")
  }
}
