/// The names that SwiftUI and its neighbours declare on Apple's systems.
enum AppleNames {
  /// A declaration's home: its module, and the type that it is a member of.
  struct Home: Hashable {
    var module: String
    /// Empty for what stands alone.
    var owner: String
  }

  /// A declaration with the labels of its parameters, `_` for those without.
  struct Form: Hashable {
    var home: Home
    var labels: [String]
  }

  /// What has a name, by the name without labels.
  private static let homes: [String: Set<Home>] = forms.mapValues { Set($0.map(\.home)) }

  /// The types that have members in the table, or are in it.
  private static let owners: Set<String> = {
    var owners: Set<String> = []
    for (name, entries) in homes {
      for home in entries {
        owners.insert(home.owner.isEmpty ? name : home.owner)
      }
    }
    return owners
  }()

  /// The forms of each name.
  private static let forms: [String: [Form]] = {
    var forms: [String: [Form]] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count == 3 else { continue }
      let home = Home(module: String(parts[0]), owner: String(parts[1]))
      for entry in parts[2].split(separator: " ") {
        let pieces = entry.split(separator: "(", maxSplits: 1)
        let labels =
          pieces.count > 1 ? pieces[1].dropLast().split(separator: ":").map(String.init) : []
        forms[String(pieces[0]), default: []].append(Form(home: home, labels: labels))
      }
    }
    return forms
  }()

  /// The module of a name that stands alone: a type, a function, a macro; nil for names of nobody's.
  static func module(ofGlobal name: String) -> String? {
    homes[name]?.filter { $0.owner.isEmpty }.map(\.module).min { order($0) < order($1) }
      ?? planned[name]
  }

  /// The home of a member: the type itself if that has one of the name, else a protocol that gives it to many types.
  ///
  /// - Parameters:
  ///   - name: The member's name without labels.
  ///   - owner: The type's name without arguments; nil where the compiler names none, and any type may be meant.
  static func home(ofMember name: String, of owner: String?) -> Home? {
    let members = (homes[name] ?? []).filter { !$0.owner.isEmpty }
    let own = members.filter { home in
      guard let owner else { return false }
      return home.owner == owner || home.owner.hasSuffix("." + owner)
    }
    let isValue = owner.map { values.contains($0) || planned[$0] == "Foundation" } ?? false
    let found =
      !own.isEmpty || isValue ? own : members.filter { owner == nil || isProtocol($0.owner) }
    // Most members that many types have are a view's.
    return found.min {
      (order($0.module), $0.owner == "View" ? "" : $0.owner)
        < (order($1.module), $1.owner == "View" ? "" : $1.owner)
    }
  }

  /// A call with the labels of the form that it fits, or as it is written.
  static func form(of call: CallSite, in home: Home) -> String {
    let fitting = (forms[call.callee] ?? []).filter { $0.home == home && call.fits($0) }
    guard let form = fitting.min(by: { $0.labels.count < $1.labels.count }) else {
      return call.name
    }
    return "\(call.callee)(\(form.labels.map { $0 + ":" }.joined()))"
  }

  /// Whether SwiftUI or a neighbour declares a type.
  static func declares(type name: String) -> Bool { owners.contains(name) || planned[name] != nil }

  /// The forms of a function, or of the initialisers of a type.
  static func forms(of callee: String) -> [Form] {
    let functions = forms[callee] ?? []
    let initializers = (forms["init"] ?? []).filter {
      $0.home.owner == callee || $0.home.owner.hasSuffix("." + callee)
    }
    return functions + initializers
  }

  /// Types that are no views, nor anything else that SwiftUI's protocols give members to.
  private static let values: Set<String> = [
    "String", "Substring", "Character", "Int", "Double", "Float", "CGFloat", "Bool", "Array",
    "Dictionary",
    "Set", "Date", "URL", "Data", "Bundle", "Locale", "Calendar", "NSObject",
    "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask", "URLRequest",
    "URLResponse", "HTTPURLResponse", "URLCache", "URLComponents", "FileManager", "FileHandle",
    "UserDefaults", "NotificationCenter", "Notification", "ProcessInfo", "Process", "Pipe",
    "JSONDecoder", "JSONEncoder", "PropertyListDecoder", "PropertyListEncoder", "Timer", "RunLoop",
    "OperationQueue", "Operation", "DispatchQueue", "Thread", "Progress", "UndoManager",
    "DateFormatter", "NumberFormatter", "ISO8601DateFormatter", "DateComponents", "TimeZone",
    "UUID",
    "IndexSet", "IndexPath", "Decimal", "Measurement", "Scanner", "CharacterSet",
  ]

  /// What many types are given members through.
  static func isProtocol(_ owner: String) -> Bool {
    [
      "View", "Shape", "InsettableShape", "ShapeStyle", "Scene", "Gesture", "ToolbarContent",
      "Commands",
      "TabContent", "TableRowContent", "DynamicViewContent", "VisualEffect", "EnvironmentValues",
      "Layout",
      "ViewModifier", "Animatable", "Transition", "TableColumnContent",
      "CustomizableToolbarContent",
      "AccessibilityRotorContent", "CustomHoverEffect", "ChartContent",
      "AttributeScopes.SwiftUIAttributes",
    ].contains(owner)
  }

  /// Whether a name is one of a class of UIKit's, AppKit's or a framework's beside them, by its words.
  ///
  /// `NSObject` is none: its members are known.
  static func isClass(_ name: String) -> Bool {
    guard name != "NSObject", name.count > 3, name.prefix(3).allSatisfy(\.isUppercase) else {
      return false
    }
    return ![
      "Delegate", "DataSource", "Representable", "Coding", "ing", "Protocol", "Configuration",
      "Provider", "Element",
    ].contains(where: name.hasSuffix)
  }

  /// SwiftUI before its neighbours.
  private static func order(_ module: String) -> String { module == "SwiftUI" ? "" : module }
}
