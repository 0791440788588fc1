public import AviaryInteraction
public import Foundation

extension UIScene {
  /// How a scene is asked for, by UIKit's name.
  @MainActor @preconcurrency
  open class ActivationRequestOptions: NSObject {
    /// As usual.
    @MainActor @preconcurrency public override init() { super.init() }

    /// The scene that asks; nil for none.
    open var requestingScene: UIScene?
  }

  /// How a scene goes, by UIKit's name.
  @MainActor @preconcurrency
  open class DestructionRequestOptions: NSObject {
    /// As usual.
    @MainActor @preconcurrency public override init() { super.init() }
  }
}

extension UIApplication {
  /// What is kept of the program's scenes: of the one that there is.
  public var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// Would open a scene; views have `openWindow`, which is told once.
  ///
  /// - Parameters:
  ///   - sceneSession: What is kept of the scene; nil for a new one.
  ///   - userActivity: What is taken up in it; nil for nothing.
  ///   - options: How it is asked for; nil for as usual.
  ///   - errorHandler: Told that it is not supported, for a new one; nil for nobody.
  public func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?,
    userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    if let scene = sceneSession?.scene as? UIWindowScene, let window = scene.windows.first {
      return window.makeKeyAndVisible()
    }
    Missing.tell(
      "UIApplication.requestSceneSessionActivation",
      "openWindow of SwiftUI's environment opens windows"
    )
    errorHandler?(CocoaError(.featureUnsupported))
  }

  /// Would close a scene; views have `dismissWindow`, which is told once.
  ///
  /// - Parameters:
  ///   - sceneSession: What is kept of the scene.
  ///   - options: How it goes; nil for as usual.
  ///   - errorHandler: Told that it is not supported; nil for nobody.
  public func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession,
    options: UIScene.DestructionRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    Missing.tell(
      "UIApplication.requestSceneSessionDestruction",
      "dismissWindow of SwiftUI's environment closes windows"
    )
    errorHandler?(CocoaError(.featureUnsupported))
  }

  /// Asks for a scene's picture anew; nothing shows it.
  public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

  /// Asks for what a remote control does; there is none here, which is told once.
  public func beginReceivingRemoteControlEvents() {
    Missing.tell("UIApplication.beginReceivingRemoteControlEvents", "there is no remote control")
  }

  /// Asks no longer for what a remote control does.
  public func endReceivingRemoteControlEvents() {}
}

/// What takes up again what a person did, of UIKit; nothing asks it here.
@MainActor @preconcurrency
public protocol UIUserActivityRestoring: NSObjectProtocol {
  /// Takes up again what a person did.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
