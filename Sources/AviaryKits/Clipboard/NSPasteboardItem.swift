public import Foundation

/// What writes itself to AppKit's clipboard.
public protocol NSPasteboardWriting: NSObjectProtocol {
  /// In which types it is written.
  func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
  /// What is written in a type: bytes, or a text.
  func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any?
}

/// A thing in AppKit's clipboard, or one to be written there.
public final class NSPasteboardItem: NSObject, NSPasteboardWriting {
  /// Its bytes, by their types.
  private(set) var values: [String: Data]

  /// A thing without anything.
  public override init() { values = [:] }

  init(_ values: [String: Data]) { self.values = values }

  /// In which types it is there.
  public var types: [NSPasteboard.PasteboardType] {
    values.keys.sorted().map { NSPasteboard.PasteboardType($0) }
  }
  /// The first of some types that it is there in; nil for none.
  public func availableType(
    from types: [NSPasteboard.PasteboardType]
  ) -> NSPasteboard.PasteboardType? {
    types.first { values[$0.rawValue] != nil }
  }
  /// Its bytes in a type; nil where it isn't there in that type.
  public func data(forType type: NSPasteboard.PasteboardType) -> Data? { values[type.rawValue] }
  /// Its text in a type; nil where it isn't there in that type.
  public func string(forType type: NSPasteboard.PasteboardType) -> String? {
    data(forType: type).map { String(decoding: $0, as: UTF8.self) }
  }
  /// What it is in a type, of texts, numbers, lists and the like; nil where it is nothing of these.
  public func propertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    data(forType: type).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil)
    }
  }
  /// Gives it bytes in a type; whether that was possible, which it always is.
  @discardableResult
  public func setData(_ data: Data, forType type: NSPasteboard.PasteboardType) -> Bool {
    values[type.rawValue] = data
    return true
  }
  /// Gives it a text in a type; whether that was possible, which it always is.
  @discardableResult
  public func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool {
    setData(Data(string.utf8), forType: type)
  }
  /// Gives it texts, numbers, lists and the like in a type; false for anything else.
  @discardableResult
  public func setPropertyList(
    _ propertyList: Any,
    forType type: NSPasteboard.PasteboardType
  ) -> Bool {
    guard
      let data = try? PropertyListSerialization.data(
        fromPropertyList: propertyList,
        format: .binary,
        options: 0
      )
    else { return false }
    return setData(data, forType: type)
  }
  /// In which types it is written: those that it is there in.
  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
    types
  }
  /// What is written in a type: its bytes.
  public func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    data(forType: type)
  }
}

extension NSPasteboard {
  /// What is in the clipboard.
  public var pasteboardItems: [NSPasteboardItem]? { items.map { NSPasteboardItem($0) } }

  /// What an object writes of itself; nil for nothing.
  static func values(of object: any NSPasteboardWriting, for pasteboard: NSPasteboard) -> [String:
    Data]?
  {
    var values: [String: Data] = [:]
    for type in object.writableTypes(for: pasteboard) {
      switch object.pasteboardPropertyList(forType: type) {
      case let data as Data: values[type.rawValue] = data
      case let text as String: values[type.rawValue] = Data(text.utf8)
      case let other?:
        values[type.rawValue] = try? PropertyListSerialization.data(
          fromPropertyList: other,
          format: .binary,
          options: 0
        )
      case nil: break
      }
    }
    return values.isEmpty ? nil : values
  }
}
