public import AviaryEngine
public import AviaryGraphics
public import AviaryInteraction

/// What a rotor goes through: entries, one after the other.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
  /// What it consists of.
  associatedtype Body: AccessibilityRotorContent
  /// What it consists of.
  @AccessibilityRotorContentBuilder var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

/// Puts entries of rotors one after the other.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  /// One entry.
  public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content { content }

  /// One entry.
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
    content
  }

  /// Several entries.
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent { RotorContents() }

  /// What is there under a condition.
  public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> some AccessibilityRotorContent { RotorContents() }
}

/// Entries that nobody goes through here.
struct RotorContents: AccessibilityRotorContent {
  var body: Never { primitiveBody(of: "RotorContents") }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// What it consists of.
  public var body: Never { primitiveBody(of: "ForEach") }
}

/// One stop of a rotor: a view, or a piece of text.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// What it consists of.
  public var body: Never { primitiveBody(of: "AccessibilityRotorEntry") }

  /// The view with an id that `accessibilityRotorEntry` or `id` gave it.
  ///
  /// - Parameters:
  ///   - label: What the stop is called.
  ///   - id: The view's id.
  ///   - textRange: The part of the view's text; nil for all of it.
  ///   - prepare: Runs before the view is looked for.
  public init(
    _ label: Text,
    id: ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// The view with an id that `accessibilityRotorEntry` or `id` gave it.
  ///
  /// - Parameters:
  ///   - labelKey: The key of what the stop is called.
  ///   - id: The view's id.
  ///   - textRange: The part of the view's text; nil for all of it.
  ///   - prepare: Runs before the view is looked for.
  public init(
    _ labelKey: LocalizedStringKey,
    id: ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// The view with an id that `accessibilityRotorEntry` or `id` gave it.
  ///
  /// - Parameters:
  ///   - label: What the stop is called.
  ///   - id: The view's id.
  ///   - textRange: The part of the view's text; nil for all of it.
  ///   - prepare: Runs before the view is looked for.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L,
    id: ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// The view with an id in a namespace.
  ///
  /// - Parameters:
  ///   - label: What the stop is called.
  ///   - id: The view's id.
  ///   - namespace: Whose id it is.
  ///   - textRange: The part of the view's text; nil for all of it.
  ///   - prepare: Runs before the view is looked for.
  public init(
    _ label: Text,
    id: ID,
    in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// The view with an id in a namespace.
  ///
  /// - Parameters:
  ///   - labelKey: The key of what the stop is called.
  ///   - id: The view's id.
  ///   - namespace: Whose id it is.
  ///   - textRange: The part of the view's text; nil for all of it.
  ///   - prepare: Runs before the view is looked for.
  public init(
    _ labelKey: LocalizedStringKey,
    id: ID,
    in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// The view with an id in a namespace.
  ///
  /// - Parameters:
  ///   - label: What the stop is called.
  ///   - id: The view's id.
  ///   - namespace: Whose id it is.
  ///   - textRange: The part of the view's text; nil for all of it.
  ///   - prepare: Runs before the view is looked for.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L,
    _ id: ID,
    in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}
}

extension AccessibilityRotorEntry where ID == Never {
  /// A part of the view's text.
  ///
  /// - Parameters:
  ///   - label: What the stop is called; nil for the text.
  ///   - textRange: The part.
  ///   - prepare: Runs before it is looked for.
  public init(
    _ label: Text? = nil,
    textRange: Range<String.Index>,
    prepare: @escaping () -> Void = {}
  ) {}
}

/// What rotors of the system go through.
public struct AccessibilitySystemRotor: Sendable {
  let name: String

  /// Links, visited or not.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { Self(name: "links") }
  /// Links.
  public static var links: AccessibilitySystemRotor { Self(name: "links") }
  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    Self(name: "headings")
  }
  /// Headings.
  public static var headings: AccessibilitySystemRotor { Self(name: "headings") }
  /// Bold text.
  public static var boldText: AccessibilitySystemRotor { Self(name: "boldText") }
  /// Italic text.
  public static var italicText: AccessibilitySystemRotor { Self(name: "italicText") }
  /// Underlined text.
  public static var underlineText: AccessibilitySystemRotor { Self(name: "underlineText") }
  /// Misspelt words.
  public static var misspelledWords: AccessibilitySystemRotor { Self(name: "misspelledWords") }
  /// Pictures.
  public static var images: AccessibilitySystemRotor { Self(name: "images") }
  /// Text fields.
  public static var textFields: AccessibilitySystemRotor { Self(name: "textFields") }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { Self(name: "tables") }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { Self(name: "lists") }
  /// Landmarks.
  public static var landmarks: AccessibilitySystemRotor { Self(name: "landmarks") }
}
