import Foundation

extension NSEvent {
  /// A key that enters no letter, by the character that AppKit gives it.
  public struct SpecialKey: RawRepresentable, Hashable, Sendable {
    /// The character's number.
    public let rawValue: Int

    /// A key of a character's number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key's character.
    public var unicodeScalar: Unicode.Scalar { Unicode.Scalar(UInt32(rawValue)) ?? " " }

    /// Enter of the number block.
    public static let enter = SpecialKey(rawValue: 0x3)
    /// Backspace.
    public static let backspace = SpecialKey(rawValue: 0x8)
    /// Tab.
    public static let tab = SpecialKey(rawValue: 0x9)
    /// A new line.
    public static let newline = SpecialKey(rawValue: 0xA)
    /// A new page.
    public static let formFeed = SpecialKey(rawValue: 0xC)
    /// Return.
    public static let carriageReturn = SpecialKey(rawValue: 0xD)
    /// Tab with shift.
    public static let backTab = SpecialKey(rawValue: 0x19)
    /// Backspace, as the keyboard calls it.
    public static let delete = SpecialKey(rawValue: 0x7F)
    /// The end of a line.
    public static let lineSeparator = SpecialKey(rawValue: 0x2028)
    /// The end of a paragraph.
    public static let paragraphSeparator = SpecialKey(rawValue: 0x2029)
    /// The arrow up.
    public static let upArrow = SpecialKey(rawValue: NSUpArrowFunctionKey)
    /// The arrow down.
    public static let downArrow = SpecialKey(rawValue: NSDownArrowFunctionKey)
    /// The arrow to the left.
    public static let leftArrow = SpecialKey(rawValue: NSLeftArrowFunctionKey)
    /// The arrow to the right.
    public static let rightArrow = SpecialKey(rawValue: NSRightArrowFunctionKey)
    /// The key F1.
    public static let f1 = SpecialKey(rawValue: NSF1FunctionKey)
    /// The key F2.
    public static let f2 = SpecialKey(rawValue: NSF2FunctionKey)
    /// The key F3.
    public static let f3 = SpecialKey(rawValue: NSF3FunctionKey)
    /// The key F4.
    public static let f4 = SpecialKey(rawValue: NSF4FunctionKey)
    /// The key F5.
    public static let f5 = SpecialKey(rawValue: NSF5FunctionKey)
    /// The key F6.
    public static let f6 = SpecialKey(rawValue: NSF6FunctionKey)
    /// The key F7.
    public static let f7 = SpecialKey(rawValue: NSF7FunctionKey)
    /// The key F8.
    public static let f8 = SpecialKey(rawValue: NSF8FunctionKey)
    /// The key F9.
    public static let f9 = SpecialKey(rawValue: NSF9FunctionKey)
    /// The key F10.
    public static let f10 = SpecialKey(rawValue: NSF10FunctionKey)
    /// The key F11.
    public static let f11 = SpecialKey(rawValue: NSF11FunctionKey)
    /// The key F12.
    public static let f12 = SpecialKey(rawValue: NSF12FunctionKey)
    /// The key F13.
    public static let f13 = SpecialKey(rawValue: NSF13FunctionKey)
    /// The key F14.
    public static let f14 = SpecialKey(rawValue: NSF14FunctionKey)
    /// The key F15.
    public static let f15 = SpecialKey(rawValue: NSF15FunctionKey)
    /// The key F16.
    public static let f16 = SpecialKey(rawValue: NSF16FunctionKey)
    /// The key F17.
    public static let f17 = SpecialKey(rawValue: NSF17FunctionKey)
    /// The key F18.
    public static let f18 = SpecialKey(rawValue: NSF18FunctionKey)
    /// The key F19.
    public static let f19 = SpecialKey(rawValue: NSF19FunctionKey)
    /// The key F20.
    public static let f20 = SpecialKey(rawValue: NSF20FunctionKey)
    /// The key F21.
    public static let f21 = SpecialKey(rawValue: NSF21FunctionKey)
    /// The key F22.
    public static let f22 = SpecialKey(rawValue: NSF22FunctionKey)
    /// The key F23.
    public static let f23 = SpecialKey(rawValue: NSF23FunctionKey)
    /// The key F24.
    public static let f24 = SpecialKey(rawValue: NSF24FunctionKey)
    /// The key F25.
    public static let f25 = SpecialKey(rawValue: NSF25FunctionKey)
    /// The key F26.
    public static let f26 = SpecialKey(rawValue: NSF26FunctionKey)
    /// The key F27.
    public static let f27 = SpecialKey(rawValue: NSF27FunctionKey)
    /// The key F28.
    public static let f28 = SpecialKey(rawValue: NSF28FunctionKey)
    /// The key F29.
    public static let f29 = SpecialKey(rawValue: NSF29FunctionKey)
    /// The key F30.
    public static let f30 = SpecialKey(rawValue: NSF30FunctionKey)
    /// The key F31.
    public static let f31 = SpecialKey(rawValue: NSF31FunctionKey)
    /// The key F32.
    public static let f32 = SpecialKey(rawValue: NSF32FunctionKey)
    /// The key F33.
    public static let f33 = SpecialKey(rawValue: NSF33FunctionKey)
    /// The key F34.
    public static let f34 = SpecialKey(rawValue: NSF34FunctionKey)
    /// The key F35.
    public static let f35 = SpecialKey(rawValue: NSF35FunctionKey)
    /// Insert.
    public static let insert = SpecialKey(rawValue: NSInsertFunctionKey)
    /// Delete.
    public static let deleteForward = SpecialKey(rawValue: NSDeleteFunctionKey)
    /// Home.
    public static let home = SpecialKey(rawValue: NSHomeFunctionKey)
    /// Begin.
    public static let begin = SpecialKey(rawValue: NSBeginFunctionKey)
    /// End.
    public static let end = SpecialKey(rawValue: NSEndFunctionKey)
    /// Page up.
    public static let pageUp = SpecialKey(rawValue: NSPageUpFunctionKey)
    /// Page down.
    public static let pageDown = SpecialKey(rawValue: NSPageDownFunctionKey)
    /// Print screen.
    public static let printScreen = SpecialKey(rawValue: NSPrintScreenFunctionKey)
    /// Scroll lock.
    public static let scrollLock = SpecialKey(rawValue: NSScrollLockFunctionKey)
    /// Pause.
    public static let pause = SpecialKey(rawValue: NSPauseFunctionKey)
    /// System request.
    public static let sysReq = SpecialKey(rawValue: NSSysReqFunctionKey)
    /// Break.
    public static let `break` = SpecialKey(rawValue: NSBreakFunctionKey)
    /// Reset.
    public static let reset = SpecialKey(rawValue: NSResetFunctionKey)
    /// Stop.
    public static let stop = SpecialKey(rawValue: NSStopFunctionKey)
    /// Menu.
    public static let menu = SpecialKey(rawValue: NSMenuFunctionKey)
    /// User.
    public static let user = SpecialKey(rawValue: NSUserFunctionKey)
    /// System.
    public static let system = SpecialKey(rawValue: NSSystemFunctionKey)
    /// Print.
    public static let print = SpecialKey(rawValue: NSPrintFunctionKey)
    /// Clear, or num lock.
    public static let clearLine = SpecialKey(rawValue: NSClearLineFunctionKey)
    /// Clear the display.
    public static let clearDisplay = SpecialKey(rawValue: NSClearDisplayFunctionKey)
    /// Insert a line.
    public static let insertLine = SpecialKey(rawValue: NSInsertLineFunctionKey)
    /// Delete a line.
    public static let deleteLine = SpecialKey(rawValue: NSDeleteLineFunctionKey)
    /// Insert a character.
    public static let insertCharacter = SpecialKey(rawValue: NSInsertCharFunctionKey)
    /// Delete a character.
    public static let deleteCharacter = SpecialKey(rawValue: NSDeleteCharFunctionKey)
    /// The one before.
    public static let prev = SpecialKey(rawValue: NSPrevFunctionKey)
    /// The next one.
    public static let next = SpecialKey(rawValue: NSNextFunctionKey)
    /// Select.
    public static let select = SpecialKey(rawValue: NSSelectFunctionKey)
    /// Execute.
    public static let execute = SpecialKey(rawValue: NSExecuteFunctionKey)
    /// Undo.
    public static let undo = SpecialKey(rawValue: NSUndoFunctionKey)
    /// Redo.
    public static let redo = SpecialKey(rawValue: NSRedoFunctionKey)
    /// Find.
    public static let find = SpecialKey(rawValue: NSFindFunctionKey)
    /// Help.
    public static let help = SpecialKey(rawValue: NSHelpFunctionKey)
    /// Another mode.
    public static let modeSwitch = SpecialKey(rawValue: NSModeSwitchFunctionKey)
  }

  /// The key, where it enters no letter; nil for one that does.
  public var specialKey: SpecialKey? {
    guard let scalar = charactersIgnoringModifiers?.unicodeScalars.first else { return nil }
    let key = SpecialKey(rawValue: Int(scalar.value))
    let isFunction = (NSUpArrowFunctionKey...NSModeSwitchFunctionKey).contains(key.rawValue)
    let others: Set<SpecialKey> = [
      .enter, .backspace, .tab, .newline, .formFeed, .carriageReturn, .backTab, .delete,
      .lineSeparator, .paragraphSeparator,
    ]
    return isFunction || others.contains(key) ? key : nil
  }
}

/// The arrow up: the number of its character.
public let NSUpArrowFunctionKey = 0xF700
/// The arrow down: the number of its character.
public let NSDownArrowFunctionKey = 0xF701
/// The arrow to the left: the number of its character.
public let NSLeftArrowFunctionKey = 0xF702
/// The arrow to the right: the number of its character.
public let NSRightArrowFunctionKey = 0xF703
/// The key F1: the number of its character.
public let NSF1FunctionKey = 0xF704
/// The key F2: the number of its character.
public let NSF2FunctionKey = 0xF705
/// The key F3: the number of its character.
public let NSF3FunctionKey = 0xF706
/// The key F4: the number of its character.
public let NSF4FunctionKey = 0xF707
/// The key F5: the number of its character.
public let NSF5FunctionKey = 0xF708
/// The key F6: the number of its character.
public let NSF6FunctionKey = 0xF709
/// The key F7: the number of its character.
public let NSF7FunctionKey = 0xF70A
/// The key F8: the number of its character.
public let NSF8FunctionKey = 0xF70B
/// The key F9: the number of its character.
public let NSF9FunctionKey = 0xF70C
/// The key F10: the number of its character.
public let NSF10FunctionKey = 0xF70D
/// The key F11: the number of its character.
public let NSF11FunctionKey = 0xF70E
/// The key F12: the number of its character.
public let NSF12FunctionKey = 0xF70F
/// The key F13: the number of its character.
public let NSF13FunctionKey = 0xF710
/// The key F14: the number of its character.
public let NSF14FunctionKey = 0xF711
/// The key F15: the number of its character.
public let NSF15FunctionKey = 0xF712
/// The key F16: the number of its character.
public let NSF16FunctionKey = 0xF713
/// The key F17: the number of its character.
public let NSF17FunctionKey = 0xF714
/// The key F18: the number of its character.
public let NSF18FunctionKey = 0xF715
/// The key F19: the number of its character.
public let NSF19FunctionKey = 0xF716
/// The key F20: the number of its character.
public let NSF20FunctionKey = 0xF717
/// The key F21: the number of its character.
public let NSF21FunctionKey = 0xF718
/// The key F22: the number of its character.
public let NSF22FunctionKey = 0xF719
/// The key F23: the number of its character.
public let NSF23FunctionKey = 0xF71A
/// The key F24: the number of its character.
public let NSF24FunctionKey = 0xF71B
/// The key F25: the number of its character.
public let NSF25FunctionKey = 0xF71C
/// The key F26: the number of its character.
public let NSF26FunctionKey = 0xF71D
/// The key F27: the number of its character.
public let NSF27FunctionKey = 0xF71E
/// The key F28: the number of its character.
public let NSF28FunctionKey = 0xF71F
/// The key F29: the number of its character.
public let NSF29FunctionKey = 0xF720
/// The key F30: the number of its character.
public let NSF30FunctionKey = 0xF721
/// The key F31: the number of its character.
public let NSF31FunctionKey = 0xF722
/// The key F32: the number of its character.
public let NSF32FunctionKey = 0xF723
/// The key F33: the number of its character.
public let NSF33FunctionKey = 0xF724
/// The key F34: the number of its character.
public let NSF34FunctionKey = 0xF725
/// The key F35: the number of its character.
public let NSF35FunctionKey = 0xF726
/// Insert: the number of its character.
public let NSInsertFunctionKey = 0xF727
/// Delete: the number of its character.
public let NSDeleteFunctionKey = 0xF728
/// Home: the number of its character.
public let NSHomeFunctionKey = 0xF729
/// Begin: the number of its character.
public let NSBeginFunctionKey = 0xF72A
/// End: the number of its character.
public let NSEndFunctionKey = 0xF72B
/// Page up: the number of its character.
public let NSPageUpFunctionKey = 0xF72C
/// Page down: the number of its character.
public let NSPageDownFunctionKey = 0xF72D
/// Print screen: the number of its character.
public let NSPrintScreenFunctionKey = 0xF72E
/// Scroll lock: the number of its character.
public let NSScrollLockFunctionKey = 0xF72F
/// Pause: the number of its character.
public let NSPauseFunctionKey = 0xF730
/// System request: the number of its character.
public let NSSysReqFunctionKey = 0xF731
/// Break: the number of its character.
public let NSBreakFunctionKey = 0xF732
/// Reset: the number of its character.
public let NSResetFunctionKey = 0xF733
/// Stop: the number of its character.
public let NSStopFunctionKey = 0xF734
/// Menu: the number of its character.
public let NSMenuFunctionKey = 0xF735
/// User: the number of its character.
public let NSUserFunctionKey = 0xF736
/// System: the number of its character.
public let NSSystemFunctionKey = 0xF737
/// Print: the number of its character.
public let NSPrintFunctionKey = 0xF738
/// Clear, or num lock: the number of its character.
public let NSClearLineFunctionKey = 0xF739
/// Clear the display: the number of its character.
public let NSClearDisplayFunctionKey = 0xF73A
/// Insert a line: the number of its character.
public let NSInsertLineFunctionKey = 0xF73B
/// Delete a line: the number of its character.
public let NSDeleteLineFunctionKey = 0xF73C
/// Insert a character: the number of its character.
public let NSInsertCharFunctionKey = 0xF73D
/// Delete a character: the number of its character.
public let NSDeleteCharFunctionKey = 0xF73E
/// The one before: the number of its character.
public let NSPrevFunctionKey = 0xF73F
/// The next one: the number of its character.
public let NSNextFunctionKey = 0xF740
/// Select: the number of its character.
public let NSSelectFunctionKey = 0xF741
/// Execute: the number of its character.
public let NSExecuteFunctionKey = 0xF742
/// Undo: the number of its character.
public let NSUndoFunctionKey = 0xF743
/// Redo: the number of its character.
public let NSRedoFunctionKey = 0xF744
/// Find: the number of its character.
public let NSFindFunctionKey = 0xF745
/// Help: the number of its character.
public let NSHelpFunctionKey = 0xF746
/// Another mode: the number of its character.
public let NSModeSwitchFunctionKey = 0xF747
