@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
import AviaryGraphics
public import Foundation

// What scenes say of the desktop around their windows.
extension Scene {
  /// The scene, after saying once that a modifier has no effect.
  private nonisolated func without(_ name: String, _ reason: String) -> SceneList {
    Warnings.once("\(name) has no effect: \(reason)")
    return SceneList(windows: _windows())
  }

  /// Sets where on the screen the scene's windows open, where the display lets programs say it: X servers do, Wayland
  /// doesn't, which is said once.
  ///
  /// - Parameter position: The part of what the window leaves of the screen that is to its left and above it: `.center`
  ///   opens it in the middle. What is not finite, or outside of 0 to 1, is as near as can be. The innermost counts.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene {
    mapWindows { $0.position = $0.position ?? position }
  }

  /// Says which addresses open a window of this scene.
  ///
  /// - Parameter conditions: Texts; an address that holds one of them is for this scene, beside those that other modifiers
  ///   name. Case and accents don't matter, `*` is in each, and an empty text in none. A scene that says nothing takes all.
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
    mapWindows { $0.externalEvents = conditions.union($0.externalEvents ?? []) }
  }

  /// Sets whether what the system lays over windows is shown; nothing is, which is said once.
  public nonisolated func persistentSystemOverlays(
    _ preferredVisibility: Visibility
  ) -> some Scene {
    preferredVisibility == .automatic
      ? SceneList(windows: _windows())
      : without("persistentSystemOverlays", "nothing is laid over windows here")
  }

  /// Sets where views of the scene keep values that `@AppStorage` names.
  ///
  /// - Parameter store: The defaults of views that name none.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    mapWindows { window in
      let content = window.content
      window.content = { AnyView(content($0).defaultAppStorage(store)) }
    }
  }
}

/// Whether a scene's windows open when the program starts.
public struct SceneLaunchBehavior: Sendable {
  package enum Kind: Sendable { case automatic, presented, suppressed }

  package let kind: Kind

  /// The first scene's window opens.
  public static let automatic = Self(kind: .automatic)
  /// A window of this scene opens.
  public static let presented = Self(kind: .presented)
  /// No window of this scene opens.
  public static let suppressed = Self(kind: .suppressed)
}

/// Whether windows are open again that were open when the program ended.
public struct SceneRestorationBehavior: Sendable {
  fileprivate let restores: Bool

  /// As is usual: they are, with their sizes, their values and what `SceneStorage` keeps.
  public static let automatic = Self(restores: true)
  /// They are not.
  public static let disabled = Self(restores: false)
}

/// Where a window stands in front of others.
public struct WindowLevel: Hashable, Sendable {
  let value: Int

  /// As usual.
  public static let automatic = Self(value: 0)
  /// Among other windows.
  public static let normal = Self(value: 0)
  /// In front of windows of other programs.
  public static let floating = Self(value: 1)
  /// Behind all others, on the desktop.
  public static let desktop = Self(value: -1)
}

extension Scene {
  /// Sets whether the scene's window opens when the program starts.
  public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    mapWindows { $0.launch = behavior.kind }
  }

  /// Sets whether the scene's windows are open again when the program starts.
  ///
  /// - SeeAlso: Documentation/Behaviours/restoration.md
  public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    mapWindows { if !behavior.restores { $0.restores = false } }
  }

  /// Sets whether the scene's windows stand in front of others, where the display lets programs say it: window managers of
  /// X servers do, Wayland doesn't, which is said once.
  ///
  /// - Parameter level: The level; of several that are not usual the innermost counts.
  public nonisolated func windowLevel(_ level: WindowLevel) -> some Scene {
    mapWindows { if $0.level == 0 { $0.level = level.value } }
  }
}
