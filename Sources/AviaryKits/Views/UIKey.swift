public import Foundation

/// A key that is pressed, of UIKit; none is made here, since Aviary's views take keys themselves.
@MainActor @preconcurrency
open class UIKey: NSObject {
  /// What it types.
  open internal(set) var characters = ""
  /// What it types without other keys.
  open internal(set) var charactersIgnoringModifiers = ""
  /// The keys that are held for it.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []
  /// Which key.
  open internal(set) var keyCode = UIKeyboardHIDUsage.keyboardErrorUndefined

  @MainActor override init() { super.init() }
}

/// The number of a key in the tables of USB.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// Not known.
  case keyboardErrorUndefined = 3
  /// The key: A.
  case keyboardA = 4
  /// The key: B.
  case keyboardB = 5
  /// The key: C.
  case keyboardC = 6
  /// The key: D.
  case keyboardD = 7
  /// The key: E.
  case keyboardE = 8
  /// The key: F.
  case keyboardF = 9
  /// The key: G.
  case keyboardG = 10
  /// The key: H.
  case keyboardH = 11
  /// The key: I.
  case keyboardI = 12
  /// The key: J.
  case keyboardJ = 13
  /// The key: K.
  case keyboardK = 14
  /// The key: L.
  case keyboardL = 15
  /// The key: M.
  case keyboardM = 16
  /// The key: N.
  case keyboardN = 17
  /// The key: O.
  case keyboardO = 18
  /// The key: P.
  case keyboardP = 19
  /// The key: Q.
  case keyboardQ = 20
  /// The key: R.
  case keyboardR = 21
  /// The key: S.
  case keyboardS = 22
  /// The key: T.
  case keyboardT = 23
  /// The key: U.
  case keyboardU = 24
  /// The key: V.
  case keyboardV = 25
  /// The key: W.
  case keyboardW = 26
  /// The key: X.
  case keyboardX = 27
  /// The key: Y.
  case keyboardY = 28
  /// The key: Z.
  case keyboardZ = 29
  /// The key: 1.
  case keyboard1 = 30
  /// The key: 2.
  case keyboard2 = 31
  /// The key: 3.
  case keyboard3 = 32
  /// The key: 4.
  case keyboard4 = 33
  /// The key: 5.
  case keyboard5 = 34
  /// The key: 6.
  case keyboard6 = 35
  /// The key: 7.
  case keyboard7 = 36
  /// The key: 8.
  case keyboard8 = 37
  /// The key: 9.
  case keyboard9 = 38
  /// The key: 0.
  case keyboard0 = 39
  /// The key: Return.
  case keyboardReturnOrEnter = 40
  /// The key: Escape.
  case keyboardEscape = 41
  /// The key: What deletes backwards.
  case keyboardDeleteOrBackspace = 42
  /// The key: Tab.
  case keyboardTab = 43
  /// The key: The space.
  case keyboardSpacebar = 44
  /// The key: Hyphen.
  case keyboardHyphen = 45
  /// The key: The sign of equality.
  case keyboardEqualSign = 46
  /// The key: Open Bracket.
  case keyboardOpenBracket = 47
  /// The key: Close Bracket.
  case keyboardCloseBracket = 48
  /// The key: Backslash.
  case keyboardBackslash = 49
  /// The key: The number sign of other keyboards.
  case keyboardNonUSPound = 50
  /// The key: Semicolon.
  case keyboardSemicolon = 51
  /// The key: Quote.
  case keyboardQuote = 52
  /// The key: The grave accent.
  case keyboardGraveAccentAndTilde = 53
  /// The key: Comma.
  case keyboardComma = 54
  /// The key: Period.
  case keyboardPeriod = 55
  /// The key: Slash.
  case keyboardSlash = 56
  /// The key: Caps Lock.
  case keyboardCapsLock = 57
  /// The key: F1.
  case keyboardF1 = 58
  /// The key: F2.
  case keyboardF2 = 59
  /// The key: F3.
  case keyboardF3 = 60
  /// The key: F4.
  case keyboardF4 = 61
  /// The key: F5.
  case keyboardF5 = 62
  /// The key: F6.
  case keyboardF6 = 63
  /// The key: F7.
  case keyboardF7 = 64
  /// The key: F8.
  case keyboardF8 = 65
  /// The key: F9.
  case keyboardF9 = 66
  /// The key: F10.
  case keyboardF10 = 67
  /// The key: F11.
  case keyboardF11 = 68
  /// The key: F12.
  case keyboardF12 = 69
  /// The key: Print Screen.
  case keyboardPrintScreen = 70
  /// The key: Scroll Lock.
  case keyboardScrollLock = 71
  /// The key: Pause.
  case keyboardPause = 72
  /// The key: Insert.
  case keyboardInsert = 73
  /// The key: Home.
  case keyboardHome = 74
  /// The key: Page Up.
  case keyboardPageUp = 75
  /// The key: Delete Forward.
  case keyboardDeleteForward = 76
  /// The key: End.
  case keyboardEnd = 77
  /// The key: Page Down.
  case keyboardPageDown = 78
  /// The key: Right Arrow.
  case keyboardRightArrow = 79
  /// The key: Left Arrow.
  case keyboardLeftArrow = 80
  /// The key: Down Arrow.
  case keyboardDownArrow = 81
  /// The key: Up Arrow.
  case keyboardUpArrow = 82
  /// On the block of numbers: Num Lock.
  case keypadNumLock = 83
  /// On the block of numbers: Slash.
  case keypadSlash = 84
  /// On the block of numbers: Asterisk.
  case keypadAsterisk = 85
  /// On the block of numbers: Hyphen.
  case keypadHyphen = 86
  /// On the block of numbers: Plus.
  case keypadPlus = 87
  /// On the block of numbers: Enter.
  case keypadEnter = 88
  /// On the block of numbers: 1.
  case keypad1 = 89
  /// On the block of numbers: 2.
  case keypad2 = 90
  /// On the block of numbers: 3.
  case keypad3 = 91
  /// On the block of numbers: 4.
  case keypad4 = 92
  /// On the block of numbers: 5.
  case keypad5 = 93
  /// On the block of numbers: 6.
  case keypad6 = 94
  /// On the block of numbers: 7.
  case keypad7 = 95
  /// On the block of numbers: 8.
  case keypad8 = 96
  /// On the block of numbers: 9.
  case keypad9 = 97
  /// On the block of numbers: 0.
  case keypad0 = 98
  /// On the block of numbers: Period.
  case keypadPeriod = 99
  /// The key: Left Control.
  case keyboardLeftControl = 224
  /// The key: Left Shift.
  case keyboardLeftShift = 225
  /// The key: Left Alt.
  case keyboardLeftAlt = 226
  /// The key: Left Command.
  case keyboardLeftGUI = 227
  /// The key: Right Control.
  case keyboardRightControl = 228
  /// The key: Right Shift.
  case keyboardRightShift = 229
  /// The key: Right Alt.
  case keyboardRightAlt = 230
  /// The key: Right Command.
  case keyboardRightGUI = 231
}
