public import Foundation

/// The clipboard, by AppKit's name.
///
/// Texts and addresses go to the desktop's clipboard and come from it; pictures and other data stay
/// with the program. Reading asks the desktop, which may take up to half a second.
public final class NSPasteboard: NSObject, @unchecked Sendable {
  /// The pasteboard's name.
  public let name: Name
  private var own: [[String: Data]] = []

  /// The pasteboard of a name.
  public init(name: Name) { self.name = name }

  /// The desktop's clipboard.
  public static let general = NSPasteboard(name: .general)

  /// A pasteboard of the program's own, which nobody else sees.
  public static func withUniqueName() -> NSPasteboard {
    NSPasteboard(name: Name(UUID().uuidString))
  }

  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// The name of a pasteboard.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of a pasteboard.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// That of the desktop's clipboard.
    public static let general = Name("Apple CFPasteboard general")
    /// That of what was searched for; the program's own here.
    public static let find = Name("Apple CFPasteboard find")
    /// That of what is dragged; the program's own here.
    public static let drag = Name("Apple CFPasteboard drag")
  }

  /// The type of something on a pasteboard.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    /// The type's identifier.
    public let rawValue: String

    /// The type of an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The type of an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A text.
    public static let string = PasteboardType("public.utf8-plain-text")
    /// A text with format.
    public static let rtf = PasteboardType("public.rtf")
    /// A text with format and attachments.
    public static let rtfd = PasteboardType("com.apple.flat-rtfd")
    /// HTML.
    public static let html = PasteboardType("public.html")
    /// Values with tabs between.
    public static let tabularText = PasteboardType("public.utf8-tab-separated-values-text")
    /// A PDF document.
    public static let pdf = PasteboardType("com.adobe.pdf")
    /// A PNG picture.
    public static let png = PasteboardType("public.png")
    /// A TIFF picture.
    public static let tiff = PasteboardType("public.tiff")
    /// A sound.
    public static let sound = PasteboardType("com.apple.cocoa.pasteboard.sound")
    /// A colour.
    public static let color = PasteboardType("com.apple.cocoa.pasteboard.color")
    /// An address.
    public static let URL = PasteboardType("public.url")
    /// The address of a file.
    public static let fileURL = PasteboardType("public.file-url")
  }

  var items: [[String: Data]] {
    get { name == .general ? onMainThread { SystemClipboard.shared.items } : own }
    set {
      if name == .general {
        onMainThread { SystemClipboard.shared.write(newValue) }
      } else {
        own = newValue
      }
    }
  }

  // MARK: - Writing

  /// Takes away what is there; to be called before something is written.
  ///
  /// - Returns: The number of the change.
  @discardableResult
  public func clearContents() -> Int {
    items = []
    return changeCount
  }

  /// Gets ready for data of some types.
  ///
  /// - Returns: The number of the change.
  @discardableResult
  public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int {
    clearContents()
  }

  /// Writes a text; whether that was possible, which it always is.
  @discardableResult
  public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
    setData(Data(string.utf8), forType: dataType)
  }

  /// Writes data; whether that was possible, which it is not for nil.
  @discardableResult
  public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
    guard let data else { return false }
    // What is written without clearing goes with what this program wrote before.
    var all = name == .general ? onMainThread { SystemClipboard.shared.own } : own
    if all.isEmpty { all = [[:]] }
    all[0][dataType.rawValue] = data
    items = all
    return true
  }

  /// Writes texts, addresses or pictures, each as an item; whether all of them could be written.
  @discardableResult
  public func writeObjects(_ objects: [Any]) -> Bool {
    var all = name == .general ? onMainThread { SystemClipboard.shared.own } : own
    for object in objects {
      switch object {
      case let text as String: all.append([PasteboardType.string.rawValue: Data(text.utf8)])
      case let text as NSString:
        all.append([PasteboardType.string.rawValue: Data(String(describing: text).utf8)])
      case let url as Foundation.URL: all.append(Self.item(of: url))
      case let url as NSURL: all.append(Self.item(of: url as Foundation.URL))
      case let item as NSPasteboardItem: all.append(item.values)
      case let image as NSImage:
        guard let data = image.pngData else { return false }
        all.append([PasteboardType.png.rawValue: data])
      case let object as any NSPasteboardWriting:
        guard let values = Self.values(of: object, for: self) else { return false }
        all.append(values)
      default: return false
      }
    }
    items = all
    return true
  }

  private static func item(of url: Foundation.URL) -> [String: Data] {
    let bytes = Data(url.absoluteString.utf8)
    let type = url.isFileURL ? PasteboardType.fileURL : .URL
    return [type.rawValue: bytes, PasteboardType.string.rawValue: bytes]
  }

  // MARK: - Reading

  /// The types of what is there.
  public var types: [PasteboardType]? {
    let all = items.flatMap(\.keys)
    return all.isEmpty ? nil : Set(all).sorted().map { PasteboardType($0) }
  }

  /// The first of some types of which there is something; nil for none.
  public func availableType(from types: [PasteboardType]) -> PasteboardType? {
    let there = Set(items.flatMap(\.keys))
    return types.first { there.contains($0.rawValue) }
  }

  /// The first data of a type; nil for none.
  public func data(forType dataType: PasteboardType) -> Data? {
    items.lazy.compactMap { $0[dataType.rawValue] }.first
  }

  /// The first text of a type; nil for none.
  public func string(forType dataType: PasteboardType) -> String? {
    data(forType: dataType).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The texts, addresses or pictures that are there; of one kind, the first of the classes that
  /// there is.
  ///
  /// - Parameters:
  ///   - classArray: `NSString.self`, `NSURL.self`, `NSImage.self`.
  ///   - options: Kept for sources that give some; nothing reads them here.
  public func readObjects(
    forClasses classArray: [AnyClass],
    options: [ReadingOptionKey: Any]? = nil
  ) -> [Any]? {
    for wanted in classArray {
      let found = items.compactMap { Self.object(of: wanted, $0) }
      if !found.isEmpty { return found }
    }
    return nil
  }

  private static func object(of wanted: AnyClass, _ item: [String: Data]) -> Any? {
    func text(_ type: PasteboardType) -> String? {
      item[type.rawValue].map { String(decoding: $0, as: UTF8.self) }
    }
    if wanted == NSString.self { return text(.string).map { NSString(string: $0) } }
    if wanted == NSURL.self { return (text(.fileURL) ?? text(.URL)).flatMap { NSURL(string: $0) } }
    if wanted == NSImage.self {
      return item[PasteboardType.png.rawValue].flatMap { NSImage(data: $0) }
    }
    return nil
  }

  /// Whether there is something of one of some classes.
  public func canReadObject(
    forClasses classArray: [AnyClass],
    options: [ReadingOptionKey: Any]? = nil
  ) -> Bool {
    readObjects(forClasses: classArray, options: options) != nil
  }

  /// How objects are read.
  public struct ReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// What has a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Only addresses of files.
    public static let urlReadingFileURLsOnly = ReadingOptionKey(
      rawValue: "NSPasteboardURLReadingFileURLsOnlyKey"
    )
  }

  /// A number that grows with every change.
  public var changeCount: Int {
    onMainThread {
      _ = SystemClipboard.shared.text
      return SystemClipboard.shared.changeCount
    }
  }
}
