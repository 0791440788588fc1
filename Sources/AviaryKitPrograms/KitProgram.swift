import AviaryApps
import AviaryEngine
import AviaryGTK
public import AviaryKits
import Foundation

/// A program of UIKit or AppKit: it has no scenes, and opens its windows itself.
private struct KitProgram: App {
  var body: some Scene { NoScenes() }
}

private struct NoScenes: Scene {
  typealias Body = Never
  nonisolated func _windows() -> [_SceneWindow] { [] }
}

extension KitProgram {
  /// Runs it until its last window is closed, and ends the process.
  @MainActor
  static func run(named name: String) -> Never { ProgramLoop.run(named: name) { KitProgram() } }

  /// What a program is called after the type that is its main one, which nobody chose as a name: its module.
  static func name(of type: Any.Type) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }
}

extension UIApplicationDelegate {
  /// Runs the program until its last window is closed: what `@main` calls.
  ///
  /// The windows are those of `UIWindow` that are made visible, by the delegate or by the scene's. Where there is no
  /// display, or no GTK, it says so and ends with exit code 1.
  @MainActor @preconcurrency
  public static func main() {
    UIApplication.run(Self.self)
  }
}

extension UIApplication {
  fileprivate static func run(_ delegate: AnyClass) -> Never {
    let name = KitProgram.name(of: delegate)
    guard let type = delegate as? NSObject.Type,
      let made = makeObject(type) as? any UIApplicationDelegate
    else { ProgramLoop.fail(name, "\(delegate) is no NSObject that is a UIApplicationDelegate") }
    shared.ownsWindows = true
    shared.delegate = made
    KitProgram.run(named: name)
  }
}

/// Runs a program of UIKit until its last window is closed, and ends the process.
///
/// - Parameters:
///   - argc: How many arguments there are; `CommandLine` has them.
///   - argv: The arguments; `CommandLine` has them.
///   - principalClassName: The class of the program's object; `UIApplication` alone is known, and another one is told
///     once.
///   - delegateClassName: The class that is told what happens; nil ends the process, as there is nobody to open a window.
/// - Returns: never; the process ends with the program.
@MainActor @preconcurrency @discardableResult
public func UIApplicationMain(
  _ argc: Int32,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  if let principalClassName, !principalClassName.hasSuffix("UIApplication") {
    Missing.tell("UIApplicationMain", "\(principalClassName) is not made; UIApplication is")
  }
  guard let delegateClassName, let found = NSClassFromString(delegateClassName) else {
    ProgramLoop.fail(
      "UIApplicationMain",
      "there is no class \(delegateClassName ?? "of the delegate")"
    )
  }
  UIApplication.run(found)
}

extension NSApplicationDelegate {
  /// Runs the program until its last window is closed: what `@main` calls.
  ///
  /// Its windows are those of `NSWindow` that are brought to the front. Where there is no display, or no GTK, it says so
  /// and ends with exit code 1.
  @MainActor @preconcurrency
  public static func main() {
    guard let type = Self.self as? NSObject.Type,
      let made = makeObject(type) as? any NSApplicationDelegate
    else { ProgramLoop.fail(KitProgram.name(of: Self.self), "\(Self.self) is no NSObject") }
    NSApplication.shared.delegate = made
    NSApplication.shared.run()
  }
}

extension NSApplication {
  /// Runs the program until its last window is closed, and ends the process.
  ///
  /// Where there is no display, or no GTK, it says so and ends with exit code 1.
  public final func run() {
    KitProgram.run(named: delegate.map { KitProgram.name(of: type(of: $0)) } ?? "Program")
  }
}

/// Runs a program of AppKit until its last window is closed, and ends the process.
///
/// - Parameters:
///   - argc: How many arguments there are; `CommandLine` has them.
///   - argv: The arguments; `CommandLine` has them.
/// - Returns: never; the process ends with the program.
@MainActor @preconcurrency @discardableResult
public func NSApplicationMain(
  _ argc: Int32,
  _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> Int32 {
  NSApplication.shared.run()
  return 0
}
