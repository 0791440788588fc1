public import Foundation

/// A keyboard of a language, of UIKit: the one of the desktop's language.
@MainActor @preconcurrency
open class UITextInputMode: NSObject {
  /// The language that one writes with it, such as `en-US`; nil where that is not known.
  public let primaryLanguage: String?

  init(_ language: String?) {
    primaryLanguage = language
    super.init()
  }

  /// The keyboards that can be used: one of the desktop's language.
  open class var activeInputModes: [UITextInputMode] {
    [UITextInputMode(Locale.current.language.minimalIdentifier)]
  }

  /// Posted when a person chose another keyboard; never here.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification"
  )
}
