import AviaryEngine
import Foundation

/// Who is told about the scene of a program of UIKit.
@MainActor
enum SceneDelegates {
  /// Makes the object that a configuration asks for.
  ///
  /// Of a program whose windows are its own the class is the one that the configuration names, else the one of its
  /// `Info.plist`, else `SceneDelegate`, as Xcode's projects call it; of an `App` only the first.
  ///
  /// - Parameters:
  ///   - configuration: What the program's delegate says.
  ///   - delegate: That delegate: the scene's is looked for in its module.
  /// - Returns: The object; nil where there is no such class, or it can't be made.
  static func make(
    _ configuration: UISceneConfiguration,
    for delegate: any UIApplicationDelegate
  ) -> (any UISceneDelegate)? {
    let module = String(String(reflecting: type(of: delegate)).prefix { $0 != "." })
    let wanted: AnyClass? =
      configuration.delegateClass
      ?? (UIApplication.shared.ownsWindows ? named(configuration.name, in: module) : nil)
    return (wanted as? NSObject.Type).map { makeObject($0) } as? any UISceneDelegate
  }

  private static func named(_ configuration: String?, in module: String) -> AnyClass? {
    let listed: AnyClass? = listedName(configuration).flatMap {
      NSClassFromString($0.inModule(module))
    }
    return listed ?? NSClassFromString("\(module).SceneDelegate")
  }

  /// The class that `Info.plist` names for a configuration, or for the first one.
  private static func listedName(_ configuration: String?) -> String? {
    let manifest =
      Bundle.main.infoDictionary?["UIApplicationSceneManifest"] as? [String: Any]
    let roles = manifest?["UISceneConfigurations"] as? [String: Any]
    let all =
      roles?[UISceneSession.Role.windowApplication.rawValue] as? [[String: Any]] ?? []
    let chosen =
      all.first { $0["UISceneConfigurationName"] as? String == configuration } ?? all.first
    return chosen?["UISceneDelegateClassName"] as? String
  }
}

extension String {
  /// The name of a class as `Info.plist` has it, which Xcode puts the module's name into.
  fileprivate func inModule(_ module: String) -> String {
    replacingOccurrences(of: "$(PRODUCT_MODULE_NAME)", with: module)
  }
}
