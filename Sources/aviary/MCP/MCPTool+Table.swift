import AviaryProject

extension MCPTool {
  private static let target: [Argument] = [
    Argument(
      name: "target",
      kind: .string,
      description: "A handle such as g1.e3 of 'tree', or what the element is called"
    ),
    Argument(
      name: "kind",
      kind: .string,
      description: "Which kind of element is meant, such as button, row or textField"
    ),
    Argument(name: "index", kind: .integer, description: "Which of several, from 0"),
    Argument(name: "x", kind: .number, description: "In place of a target: points from the left"),
    Argument(name: "y", kind: .number, description: "Points from the top"),
  ]

  /// All tools, in the order in which they are told of.
  static let all = [
    listPreviews, check, render, variants, tree, whySize, whyBody, environment,
    tap, typeText, scroll, drag, advance, screenshot, record, errors,
  ]

  private static let listPreviews = MCPTool(
    name: "list_previews",
    description: "Lists the previews at a path, each with its file and line."
  )

  private static let check = MCPTool(
    name: "check",
    description:
      "Says whether sources compile here, and what is missing: compiler errors with places, in groups.",
    arguments: [
      Argument(
        name: "as",
        kind: .string,
        description: "Which branches of #if are taken; otherwise as the sources want it",
        choices: JudgedSystem.allCases.map(\.rawValue)
      )
    ]
  )

  private static let render = MCPTool(
    name: "render",
    description: "Draws a preview as it is at first. Answers a picture.",
    takesSettings: true
  )

  private static let variants = MCPTool(
    name: "variants",
    description:
      "Draws a preview light, dark, from right to left, in sizes of text and widths, on one sheet.",
    takesSettings: true
  )

  private static let tree = MCPTool(
    name: "tree",
    description:
      "Tells what is on the screen, with handles: 'elements' is what a person perceives, 'layout' each view with proposal, size and place, 'containers' declared and resolved subviews, ids, container values, tags and sections.",
    arguments: [
      Argument(
        name: "of",
        kind: .string,
        description: "Which tree",
        choices: ["elements", "layout", "containers"]
      ),
      Argument(
        name: "node",
        kind: .string,
        description: "Of the layout: this view and those in it"
      ),
      Argument(name: "depth", kind: .integer, description: "Of the layout: at most so deep"),
    ],
    takesSettings: true
  )

  private static let whySize = MCPTool(
    name: "why_size",
    description:
      "Tells why a view has its size: what it was offered, what it took, and why; then the same of each view around it.",
    arguments: [
      Argument(
        name: "node",
        kind: .string,
        description: "A handle of 'tree', or the view's name or text",
        isRequired: true
      )
    ],
    takesSettings: true
  )

  private static let whyBody = MCPTool(
    name: "why_body",
    description:
      "Tells which bodies ran after the last tap, text, scroll or time, why each ran, and where the picture changed.",
    arguments: [
      Argument(name: "view", kind: .string, description: "Only if the body of this view ran")
    ]
  )

  private static let environment = MCPTool(
    name: "environment",
    description:
      "Lists the values of the environment that are written for a view, the innermost first, with what stands further out.",
    arguments: [
      Argument(
        name: "node",
        kind: .string,
        description: "A handle of 'tree', or the view's name or text",
        isRequired: true
      )
    ],
    takesSettings: true
  )

  private static let tap = MCPTool(
    name: "tap",
    description: "Taps an element or a place, and waits until all is at rest.",
    arguments: target + [
      Argument(name: "count", kind: .integer, description: "2 for a double tap"),
      Argument(name: "hold", kind: .number, description: "Seconds to press for"),
    ]
  )

  private static let typeText = MCPTool(
    name: "type",
    description:
      "Types a text where the focus is, or into a target that is tapped first. \\n is the return key.",
    arguments: [
      Argument(name: "text", kind: .string, description: "What is typed", isRequired: true)
    ] + target
  )

  private static let scroll = MCPTool(
    name: "scroll",
    description: "Turns the wheel: a greater dy shows what lies further down.",
    arguments: [
      Argument(name: "dx", kind: .number, description: "In points"),
      Argument(name: "dy", kind: .number, description: "In points"),
    ] + target
  )

  private static let drag = MCPTool(
    name: "drag",
    description:
      "Drags a target or a place by a distance, as a finger does: rows to their actions, sheets, sliders, what can be moved.",
    arguments: [
      Argument(name: "dx", kind: .number, description: "Points to the right"),
      Argument(name: "dy", kind: .number, description: "Points down"),
      Argument(name: "seconds", kind: .number, description: "How long it takes; 0.25 otherwise"),
      Argument(
        name: "hold",
        kind: .number,
        description: "Seconds to press before, for what is lifted first"
      ),
    ] + target
  )

  private static let advance = MCPTool(
    name: "advance",
    description:
      "Lets time pass on the preview's clock, which stands still otherwise; without seconds until all is at rest.",
    arguments: [Argument(name: "seconds", kind: .number, description: "At most 3600")]
  )

  private static let screenshot = MCPTool(
    name: "screenshot",
    description: "Answers a picture of the preview as it is now.",
    takesSettings: true
  )

  private static let record = MCPTool(
    name: "record",
    description: "Answers what was done since the preview was opened as a test in Swift.",
    arguments: [
      Argument(name: "restart", kind: .boolean, description: "Whether to begin anew after that")
    ]
  )

  private static let errors = MCPTool(
    name: "errors",
    description:
      "Tells what is wrong: the compiler's errors, a preview that crashed, and what the previews wrote to their outputs."
  )

  /// The tool of a name, or of a subcommand.
  static func named(_ name: String) -> MCPTool? {
    all.first { $0.name == name || $0.command == name }
  }
}
