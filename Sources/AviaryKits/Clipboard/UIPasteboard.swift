@_spi(Hosting) import AviaryDrawing
public import AviaryGraphics
public import Foundation
import UniformTypeIdentifiers

/// The clipboard, by UIKit's name.
///
/// What is put there goes to the desktop's clipboard in all its types, and what other programs have there comes from
/// it. Reading asks the desktop, and handles events until the other program has answered.
public final class UIPasteboard: NSObject, @unchecked Sendable {
  private let name: Name
  /// What a pasteboard of the program's own has; the general one's is the desktop's.
  private var own: [[String: Data]] = []

  private init(name: Name) { self.name = name }

  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// The name of a pasteboard.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// That of the desktop's clipboard.
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  /// The desktop's clipboard.
  public static let general = UIPasteboard(name: .general)

  /// A pasteboard of the program's own, which nobody else sees.
  public static func withUniqueName() -> UIPasteboard {
    UIPasteboard(name: Name(rawValue: UUID().uuidString))
  }

  /// What is there, by the identifiers of types.
  private var data: [[String: Data]] {
    get { name == .general ? onMainThread { SystemClipboard.shared.items } : own }
    set {
      if name == .general {
        onMainThread { SystemClipboard.shared.write(newValue) }
      } else {
        own = newValue
      }
    }
  }

  private func first(_ types: [String]) -> Data? {
    for item in data {
      for type in types { if let found = item[type] { return found } }
    }
    return nil
  }

  private static let textTypes = ["public.utf8-plain-text", "public.plain-text", "public.text"]

  // MARK: - Texts

  /// The first text; nil for none.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  /// All texts; nil for none.
  public var strings: [String]? {
    get {
      let texts = data.compactMap { item in
        Self.textTypes.lazy.compactMap { item[$0] }.first.map {
          String(decoding: $0, as: UTF8.self)
        }
      }
      return texts.isEmpty ? nil : texts
    }
    set { data = (newValue ?? []).map { [SystemClipboard.textType: Data($0.utf8)] } }
  }

  /// Whether there is a text.
  public var hasStrings: Bool { strings != nil }

  // MARK: - Addresses

  /// The first address, also one that is a text; nil for none.
  public var url: URL? {
    get {
      if let data = first(["public.url", "public.file-url"]) {
        return URL(string: String(decoding: data, as: UTF8.self))
      }
      return string.flatMap { URL(string: $0) }.flatMap { $0.scheme == nil ? nil : $0 }
    }
    set { urls = newValue.map { [$0] } }
  }

  /// All addresses; nil for none.
  public var urls: [URL]? {
    get {
      let all = data.compactMap { item in
        (item["public.file-url"] ?? item["public.url"])
          .flatMap { URL(string: String(decoding: $0, as: UTF8.self)) }
      }
      return all.isEmpty ? url.map { [$0] } : all
    }
    set {
      data = (newValue ?? []).map { url in
        let bytes = Data(url.absoluteString.utf8)
        return ["public.url": bytes, SystemClipboard.textType: bytes]
      }
    }
  }

  /// Whether there is an address.
  public var hasURLs: Bool { url != nil }

  // MARK: - Pictures and colours

  /// The first picture; nil for none.
  public var image: UIImage? {
    get { first(["public.png", "public.jpeg", "public.image"]).flatMap { UIImage(data: $0) } }
    set { images = newValue.map { [$0] } }
  }

  /// All pictures; nil for none.
  public var images: [UIImage]? {
    get {
      let all = data.compactMap { item in
        ["public.png", "public.jpeg", "public.image"].lazy.compactMap { item[$0] }.first
          .flatMap { UIImage(data: $0) }
      }
      return all.isEmpty ? nil : all
    }
    set { data = (newValue ?? []).compactMap { $0.pngData().map { ["public.png": $0] } } }
  }

  /// Whether there is a picture.
  public var hasImages: Bool { image != nil }

  /// The colour that this program copied; nil for none.
  public var color: UIColor? {
    get {
      guard let text = first(["com.apple.uikit.color"]).map({ String(decoding: $0, as: UTF8.self) })
      else { return nil }
      let parts = text.split(separator: " ").compactMap { Double($0) }
      guard parts.count == 4 else { return nil }
      return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }
    set {
      data = newValue.map { [["com.apple.uikit.color": Self.components(of: $0)]] } ?? []
    }
  }

  /// Whether this program copied a colour.
  public var hasColors: Bool { color != nil }

  // MARK: - Items

  /// What is there: for each item values by the identifiers of their types; values are data, or
  /// texts.
  public var items: [[String: Any]] {
    get { data.map { $0.mapValues { $0 as Any } } }
    set { setItems(newValue) }
  }

  /// How items are offered.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// What has a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// When they go; they stay here.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether they stay on this machine; they do.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// Stands for the type that suits a value: text, an address, a picture or a colour.
  public static let typeAutomatic = "com.apple.uikit.type-automatic"
  /// The types of texts.
  public static let typeListString = textTypes
  /// The types of addresses.
  public static let typeListURL = ["public.url", "public.file-url"]
  /// The types of pictures.
  public static let typeListImage = ["public.png", "public.jpeg", "public.image"]
  /// The types of colours.
  public static let typeListColor = ["com.apple.uikit.color"]

  /// Puts items in place of what is there.
  ///
  /// - Parameters:
  ///   - items: For each item values by the identifiers of their types: data, texts, addresses or
  ///     pictures.
  ///   - options: Kept for sources that give some; nothing reads them here.
  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    data = items.map(Self.item)
  }

  /// Adds items to what is there.
  public func addItems(_ items: [[String: Any]]) {
    data += items.map(Self.item)
  }

  /// Puts data of a type in place of what is there.
  public func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    self.data = [[pasteboardType: data]]
  }

  /// Puts a value of a type in place of what is there: data, a text, an address or a picture.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    let item = Self.item([pasteboardType: value])
    data = item.isEmpty ? [] : [item]
  }

  /// The data of a type; nil where there is none.
  public func data(forPasteboardType pasteboardType: String) -> Data? { first([pasteboardType]) }

  /// The data of a type; nil where there is none.
  public func value(forPasteboardType pasteboardType: String) -> Any? {
    let data = first([pasteboardType])
    if Self.textTypes.contains(pasteboardType) {
      return data.map { String(decoding: $0, as: UTF8.self) }
    }
    return data
  }

  /// The types of the first item.
  public var types: [String] { data.first.map { $0.keys.sorted() } ?? [] }

  /// Whether the first item has one of some types.
  public func contains(pasteboardTypes: [String]) -> Bool {
    types.contains { type in
      pasteboardTypes.contains {
        UTType(type)?.conforms(to: UTType(importedAs: $0)) ?? (type == $0)
      }
    }
  }

  /// How many items there are.
  public var numberOfItems: Int { data.count }

  /// A number that grows with every change.
  public var changeCount: Int {
    onMainThread {
      _ = SystemClipboard.shared.text
      return SystemClipboard.shared.changeCount
    }
  }

  /// The data of an item, each value of the type that suits it where that is asked for.
  private static func item(_ values: [String: Any]) -> [String: Data] {
    var item: [String: Data] = [:]
    for (type, value) in values {
      guard let bytes = bytes(of: value) else { continue }
      guard type == typeAutomatic else {
        item[type] = bytes
        continue
      }
      switch value {
      case is URL:
        item["public.url"] = bytes
        item[SystemClipboard.textType] = bytes
      case is UIImage: item["public.png"] = bytes
      case is UIColor: item["com.apple.uikit.color"] = bytes
      case is String: item[SystemClipboard.textType] = bytes
      default: item["public.data"] = bytes
      }
    }
    return item
  }

  private static func components(of color: UIColor) -> Data {
    let color = color.rgba
    return Data("\(color.red) \(color.green) \(color.blue) \(color.alpha)".utf8)
  }

  private static func bytes(of value: Any) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage: image.pngData()
    case let color as UIColor: components(of: color)
    default: nil
    }
  }

  /// Posted when something was copied; never here.
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
}
