@_spi(Engine) public import AviaryEngine

/// Commands that are added to a group of the menu bar, or stand in its place.
public struct CommandGroup<Content: View> {
  let place: _CommandPart.Place
  let content: Content

  /// Adds commands before a group.
  public nonisolated init(
    before group: CommandGroupPlacement,
    @ViewBuilder addition: () -> Content
  ) {
    place = .before(group)
    content = addition()
  }

  /// Adds commands after a group.
  public nonisolated init(
    after group: CommandGroupPlacement,
    @ViewBuilder addition: () -> Content
  ) {
    place = .after(group)
    content = addition()
  }

  /// Puts commands in the place of a group.
  public nonisolated init(
    replacing group: CommandGroupPlacement,
    @ViewBuilder addition: () -> Content
  ) {
    place = .replacing(group)
    content = addition()
  }
}

extension CommandGroup: Commands {
  public typealias Body = Never
  public nonisolated func _parts() -> [_CommandPart] {
    [_CommandPart(place: place, content: AnyView(content))]
  }
}

/// A group of commands of the menu bar.
public struct CommandGroupPlacement: Sendable {
  enum Kind {
    case newItem, saveItem, importExport, printItem
    case appSettings, systemServices, appVisibility, appTermination
    case undoRedo, pasteboard, textEditing
    case textFormatting
    case toolbar, sidebar
    /// What opens and closes windows of tools.
    case utilities
    case windowSize, windowList, singleWindowList, windowArrangement
    case appInfo, help
  }

  let kind: Kind

  /// What tells of the program: in the menu Help.
  public static let appInfo = Self(kind: .appInfo)
  /// The program's settings: in the menu File.
  public static let appSettings = Self(kind: .appSettings)
  /// What other programs offer: in the menu File.
  public static let systemServices = Self(kind: .systemServices)
  /// What hides the program: in the menu File.
  public static let appVisibility = Self(kind: .appVisibility)
  /// What ends the program: at the end of the menu File.
  public static let appTermination = Self(kind: .appTermination)
  /// What makes documents and windows: in the menu File.
  public static let newItem = Self(kind: .newItem)
  /// What saves and closes: in the menu File.
  public static let saveItem = Self(kind: .saveItem)
  /// What reads and writes other files: in the menu File.
  public static let importExport = Self(kind: .importExport)
  /// What prints: in the menu File.
  public static let printItem = Self(kind: .printItem)
  /// What takes changes back: in the menu Edit.
  public static let undoRedo = Self(kind: .undoRedo)
  /// What cuts, copies and pastes: in the menu Edit.
  public static let pasteboard = Self(kind: .pasteboard)
  /// What finds, replaces and checks text: in the menu Edit.
  public static let textEditing = Self(kind: .textEditing)
  /// What changes how text looks: in the menu Format.
  public static let textFormatting = Self(kind: .textFormatting)
  /// What shows and changes toolbars: in the menu View.
  public static let toolbar = Self(kind: .toolbar)
  /// What shows sidebars: in the menu View.
  public static let sidebar = Self(kind: .sidebar)
  /// What changes the size of windows: in the menu Window.
  public static let windowSize = Self(kind: .windowSize)
  /// The windows that are open: in the menu Window.
  public static let windowList = Self(kind: .windowList)
  /// The windows of which there is one: in the menu Window.
  public static let singleWindowList = Self(kind: .singleWindowList)
  /// What arranges windows: in the menu Window.
  public static let windowArrangement = Self(kind: .windowArrangement)
  /// What explains the program: in the menu Help.
  public static let help = Self(kind: .help)
}
