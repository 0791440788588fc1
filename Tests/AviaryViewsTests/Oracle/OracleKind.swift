/// What a node of a random interface is.
enum OracleKind: Equatable {
  // Leaves.
  case none
  /// A text that also shows the title of its environment.
  case text(Int)
  /// A rectangle of a fixed size.
  case block(Int, Int)
  /// Takes what it is offered.
  case flexible
  case spacer
  /// A text that shows its state.
  case stateful
  /// A text that counts when it appears and disappears.
  case living
  /// Rows whose type says that each is one view.
  case rows([Int])
  /// One view, whatever it holds.
  case box(Int)
  /// Shows the size that it was given.
  case reader
  /// Shows where it is on the screen.
  case placed
  /// A rectangle in the tint, and one in the accent colour.
  case tinted
  /// A text that says of itself that it never changes, and so keeps showing its first number: a fault that the
  /// search must find. Not drawn at random.
  case stubborn(Int)

  // Lists of views.
  case group
  /// The children told apart by their keys.
  case forEach
  /// Header, content and footer: the first three children.
  case section
  /// The first child, or the second.
  case either(Bool)
  case optional(Bool)
  /// The children observed in an object.
  case observed

  // Containers.
  case hstack, vstack, zstack, grid
  /// A lazy container in a scroll view; each element is made 18 points long.
  case lazy(OracleLazy)
  /// A lazy container in a scroll view, elements as long as they are.
  case ragged(OracleLazy)
  case container(OracleContainerKind)
  /// Views of which the types tell everything.
  case typed(OracleContainerKind, [Int], Int, Bool)

  // Modifiers of all children.
  case padding(Int)
  case frame(Int)
  case level(Int)
  case title(Int)
  case id(Int)
  case modified
  case prefers(Int)
  /// Shows what is preferred inside, on top of a column of the children.
  case preferences
  /// Shows what is preferred inside by way of state.
  case tally
  /// Shows the width of a column of the children by way of state.
  case measured
  case background
  /// A column of the children under a text that is aligned to their guides.
  case overlay
  case opacity(Int)
  case priority(Int)
  case zIndex(Int)
  /// A tint; the number tells which one, and whether it is made of the tint around.
  case tint(Int)
  case fixedSize
  /// A guide of each axis; the number tells which ones, and where they are.
  case guide(Int)
  case mirrored(Bool)
  case typeSize(Int)
  case tagged(Int)
  /// Scrolled content under a bar as high as the number tells, which shows how far it reaches beneath it.
  case underBar(Int)
  case clipped
}

/// The lazy containers.
enum OracleLazy: String, CaseIterable, CustomDebugStringConvertible {
  case vstack, hstack, vgrid, hgrid, pinned

  var isHorizontal: Bool { self == .hstack || self == .hgrid }

  var debugDescription: String { "." + rawValue }
}

extension OracleKind {
  /// The name of the case.
  var name: StaticString {
    switch self {
    case .none: "none"
    case .text: "text"
    case .block: "block"
    case .flexible: "flexible"
    case .spacer: "spacer"
    case .stateful: "stateful"
    case .living: "living"
    case .rows: "rows"
    case .box: "box"
    case .reader: "reader"
    case .placed: "placed"
    case .tinted: "tinted"
    case .stubborn: "stubborn"
    case .group: "group"
    case .forEach: "forEach"
    case .section: "section"
    case .either: "either"
    case .optional: "optional"
    case .observed: "observed"
    case .hstack: "hstack"
    case .vstack: "vstack"
    case .zstack: "zstack"
    case .grid: "grid"
    case .lazy: "lazy"
    case .ragged: "ragged"
    case .container: "container"
    case .typed: "typed"
    case .padding: "padding"
    case .frame: "frame"
    case .level: "level"
    case .title: "title"
    case .id: "id"
    case .modified: "modified"
    case .prefers: "prefers"
    case .preferences: "preferences"
    case .tally: "tally"
    case .measured: "measured"
    case .background: "background"
    case .overlay: "overlay"
    case .opacity: "opacity"
    case .priority: "priority"
    case .zIndex: "zIndex"
    case .tint: "tint"
    case .fixedSize: "fixedSize"
    case .guide: "guide"
    case .mirrored: "mirrored"
    case .typeSize: "typeSize"
    case .tagged: "tagged"
    case .underBar: "underBar"
    case .clipped: "clipped"
    }
  }

  /// The kind with another main number; the same one where it has none.
  func withNumber(_ number: Int) -> OracleKind {
    switch self {
    case .text: .text(number)
    case .stubborn: .stubborn(number)
    case .block(_, let height): .block(number, height)
    case .box: .box(number)
    case .padding: .padding(number)
    case .frame: .frame(number)
    case .level: .level(number)
    case .title: .title(number)
    case .id: .id(number)
    case .prefers: .prefers(number)
    case .opacity: .opacity(number)
    case .priority: .priority(number)
    case .zIndex: .zIndex(number)
    case .tint: .tint(number)
    case .guide: .guide(number)
    case .typeSize: .typeSize(number)
    case .tagged: .tagged(number)
    case .underBar: .underBar(number)
    case .typed(let kind, let rows, _, let isOn): .typed(kind, rows, number, isOn)
    default: self
    }
  }

  var number: Int? {
    switch self {
    case .text(let number), .stubborn(let number), .block(let number, _), .box(let number),
      .padding(let number),
      .frame(let number), .level(let number), .title(let number), .id(let number),
      .prefers(let number), .opacity(let number), .priority(let number), .zIndex(let number),
      .tint(let number),
      .guide(let number), .typeSize(let number), .tagged(let number), .underBar(let number),
      .typed(_, _, let number, _):
      number
    default: nil
    }
  }

  /// The kind with its condition turned; the same one where it has none.
  var toggled: OracleKind {
    switch self {
    case .either(let isFirst): .either(!isFirst)
    case .optional(let isOn): .optional(!isOn)
    case .mirrored(let isOn): .mirrored(!isOn)
    case .typed(let kind, let rows, let number, let isOn): .typed(kind, rows, number, !isOn)
    default: self
    }
  }

  var rows: [Int]? {
    switch self {
    case .rows(let rows), .typed(_, let rows, _, _): rows
    default: nil
    }
  }

  func withRows(_ rows: [Int]) -> OracleKind {
    switch self {
    case .rows: .rows(rows)
    case .typed(let kind, _, let number, let isOn): .typed(kind, rows, number, isOn)
    default: self
    }
  }

  /// Whether a node of the kind shows no children.
  var isLeaf: Bool {
    switch self {
    case .none, .text, .stubborn, .block, .flexible, .spacer, .stateful, .living, .rows, .box,
      .reader, .placed, .tinted, .typed:
      true
    default: false
    }
  }
}

extension OracleKind {
  /// Whether what is inside may be shown otherwise after it was laid out.
  var looksTwice: Bool {
    switch self {
    case .tally, .measured, .preferences, .lazy, .ragged, .container, .typed, .modified, .reader,
      .placed, .underBar:
      true
    default: false
    }
  }
}
