public import AviaryCoreGeometry
public import Foundation

/// Who may use a font that a program registers.
public enum CTFontManagerScope: UInt32, Sendable {
  /// Nobody.
  case none = 0
  /// This program.
  case process = 1
  /// All programs of the person; here this program alone.
  case persistent = 2
  /// All programs until the person leaves; here this program alone.
  case session = 3

  /// All programs of the person; here this program alone.
  public static var user: CTFontManagerScope { .persistent }
}

/// Adds the fonts of a file, for `Font.custom`, `UIFont(name:size:)` and `NSFont(name:size:)`.
///
/// - Parameters:
///   - fontURL: The file.
///   - scope: Who may use them; here always this program alone, which is told once for others.
///   - error: Set to what is wrong with the file; nil for nobody.
/// - Returns: Whether they were added.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL,
  _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  if scope == .persistent || scope == .session {
    Missing.tell("CTFontManagerScope.\(scope)", "fonts are registered for this program alone")
  }
  do {
    try FontEngine.add(fontURL)
    return true
  } catch let failure {
    let reason = NSError(
      domain: "com.apple.CoreText.CTFontManagerErrorDomain",
      code: 104,
      userInfo: [NSLocalizedDescriptionKey: "\(failure)"]
    )
    error?.pointee = Unmanaged.passRetained(reason)
    return false
  }
}

/// Adds the fonts of several files.
///
/// - Parameters:
///   - fontURLs: The files; what is no address is left out.
///   - scope: Who may use them; here always this program alone.
///   - enabled: Whether they may be used; false adds none.
///   - registrationHandler: Given the errors of those that could not be added, and that it is over.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray,
  _ scope: CTFontManagerScope,
  _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  var errors: [Any] = []
  for case let url as URL in fontURLs where enabled {
    var error: Unmanaged<CFError>?
    CTFontManagerRegisterFontsForURL(url, scope, &error)
    if let error { errors.append(error.takeRetainedValue()) }
  }
  _ = registrationHandler?(errors, true)
}

/// Takes the fonts of a file away: they stay, which is told once.
///
/// - Returns: False.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL,
  _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  Missing.tell("CTFontManagerUnregisterFontsForURL", "fonts stay until the program ends")
  return false
}
