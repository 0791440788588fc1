import AviaryProject

extension Invocation {
  /// Reads the arguments that follow the command's name.
  ///
  /// - Throws: a `CommandError` that shows the usage.
  static func parse(_ arguments: [String]) throws -> Invocation {
    guard let first = arguments.first else {
      throw CommandError.usage("a command is needed: render, inspect, check, new or bundle")
    }
    let rest = Array(arguments.dropFirst())
    switch first {
    case "help", "--help", "-h": return .help
    case "--version", "version": return .version
    case "render": return try parseRender(rest)
    case "inspect": return try parseInspect(rest)
    case "check": return try parseCheck(rest)
    case "new": return try parseNew(rest)
    case "bundle": return try parseBundle(rest)
    case "mcp": return try parseProtocol(rest)
    case "preview": return try parsePreview(rest)
    default:
      if let tool = MCPTool.named(first), tool.command == first {
        return try ToolOptions.parse(tool, rest).map { .tool($0) } ?? .help
      }
      if first.hasPrefix("-") { throw CommandError.usage("unknown option '\(first)'") }
      let hint = first.hasSuffix(".swift") ? "; to draw a file: aviary render \(first)" : ""
      throw CommandError.usage("unknown command '\(first)'\(hint)")
    }
  }

  private static func parseRender(_ arguments: [String]) throws -> Invocation {
    var options = RenderOptions(compile: CompileOptions(file: ""))
    var files: [String] = []
    var reader = ArgumentReader(arguments)
    while let item = try reader.next() {
      switch item {
      case .operand(let file): files.append(file)
      case .option("--help"), .option("-h"): return .help
      case .option("-o"), .option("--output"):
        options.output = try reader.value(of: "-o")
      case .option("--variants"): options.showsVariants = true
      case .option("--json"): options.isJSON = true
      case .option(let name):
        if try options.page.read(name, from: &reader) { continue }
        guard try options.compile.read(name, from: &reader) else {
          throw CommandError.usage("unknown option '\(name)'")
        }
      }
    }
    options.compile.file = try onlyFile(files, command: "render")
    try options.page.check()
    return .render(options)
  }

  private static func parseInspect(_ arguments: [String]) throws -> Invocation {
    var options = LayoutOptions(compile: CompileOptions(file: ""))
    var explainsLayout = false
    /// The first option that has no meaning without `--layout`.
    var layoutOption: String?
    var files: [String] = []
    var reader = ArgumentReader(arguments)
    while let item = try reader.next() {
      switch item {
      case .operand(let file): files.append(file)
      case .option("--help"), .option("-h"): return .help
      case .option("--json"): options.isJSON = true
      case .option("--layout"): explainsLayout = true
      case .option("--all-proposals"):
        options.showsAllProposals = true
        layoutOption = layoutOption ?? "--all-proposals"
      case .option("-o"), .option("--output"):
        options.output = try reader.value(of: "-o")
        layoutOption = layoutOption ?? "--output"
      case .option(let name):
        if try options.page.read(name, from: &reader) {
          layoutOption = layoutOption ?? name
          continue
        }
        guard try options.compile.read(name, from: &reader) else {
          throw CommandError.usage("unknown option '\(name)'")
        }
      }
    }
    if let layoutOption, !explainsLayout {
      throw CommandError.usage("aviary inspect takes \(layoutOption) only with --layout")
    }
    options.compile.file = try onlyFile(files, command: "inspect")
    try options.page.check()
    guard explainsLayout else {
      return .inspect(InspectOptions(compile: options.compile, isJSON: options.isJSON))
    }
    return .inspectLayout(options)
  }

  private static func parseCheck(_ arguments: [String]) throws -> Invocation {
    var options = CheckOptions(path: "")
    var paths: [String] = []
    var reader = ArgumentReader(arguments)
    while let item = try reader.next() {
      switch item {
      case .operand(let path): paths.append(path)
      case .option("--help"), .option("-h"): return .help
      case .option("--json"): options.format = .json
      case .option("--markdown"): options.format = .markdown
      case .option("--tests"): options.includesTests = true
      case .option("--packages"): options.packages = try reader.value(of: "--packages")
      case .option("--as"):
        options.system = try JudgedSystem(argument: reader.value(of: "--as"))
      case .option(let name): throw CommandError.usage("unknown option '\(name)'")
      }
    }
    guard let path = paths.first else {
      throw CommandError.usage("aviary check needs a file, a folder, a package or a project")
    }
    guard paths.count == 1 else {
      throw CommandError.usage("aviary check takes one path, not \(paths.count)")
    }
    options.path = path
    return .check(options)
  }

  private static func parseNew(_ arguments: [String]) throws -> Invocation {
    var options = NewOptions(name: "")
    var names: [String] = []
    var reader = ArgumentReader(arguments)
    while let item = try reader.next() {
      switch item {
      case .operand(let name): names.append(name)
      case .option("--help"), .option("-h"): return .help
      case .option("--url"): options.url = try reader.value(of: "--url")
      case .option("--path"): options.path = try reader.value(of: "--path")
      case .option(let name): throw CommandError.usage("unknown option '\(name)'")
      }
    }
    guard let name = names.first, names.count == 1 else {
      throw CommandError.usage("aviary new needs one name")
    }
    for (option, value) in [("--url", options.url), ("--path", options.path)] where value == "" {
      throw CommandError.usage("\(option) needs a value")
    }
    if options.url != nil, options.path != nil {
      throw CommandError.usage("aviary new takes --url or --path, not both")
    }
    options.name = name
    return .new(options)
  }

  private static func parseBundle(_ arguments: [String]) throws -> Invocation {
    var options = BundleOptions(path: ".")
    var paths: [String] = []
    var kinds: [BundleOptions.Kind] = []
    var reader = ArgumentReader(arguments)
    while let item = try reader.next() {
      switch item {
      case .operand(let path): paths.append(path)
      case .option("--help"), .option("-h"): return .help
      case .option("-o"), .option("--output"): options.output = try reader.value(of: "-o")
      case .option("--product"): options.product = try reader.value(of: "--product")
      case .option("--executable"): options.executable = try reader.value(of: "--executable")
      case .option("--id"): options.id = try reader.value(of: "--id")
      case .option("--version"): options.version = try reader.value(of: "--version")
      case .option("--icon"): options.icon = try reader.value(of: "--icon")
      case .option(let name):
        guard let kind = BundleOptions.Kind.allCases.first(where: { "--\($0.rawValue)" == name })
        else { throw CommandError.usage("unknown option '\(name)'") }
        kinds.append(kind)
      }
    }
    guard paths.count < 2 else {
      throw CommandError.usage("aviary bundle takes one package, not \(paths.count)")
    }
    if options.product != nil, options.executable != nil {
      throw CommandError.usage("aviary bundle takes --product or --executable, not both")
    }
    options.path = paths.first ?? "."
    if !kinds.isEmpty { options.kinds = kinds }
    return .bundle(options)
  }

  private static func parsePreview(_ arguments: [String]) throws -> Invocation {
    var options = PreviewOptions(compile: CompileOptions(file: ""))
    var files: [String] = []
    var reader = ArgumentReader(arguments)
    while let item = try reader.next() {
      switch item {
      case .operand(let file): files.append(file)
      case .option("--help"), .option("-h"): return .help
      case .option("--open"): options.opensBrowser = true
      case .option("--window"): options.opensWindow = true
      case .option("--editor"): options.editor = try reader.value(of: "--editor")
      case .option("--port"):
        let text = try reader.value(of: "--port")
        guard let port = Int(text), (0...65_535).contains(port) else {
          throw CommandError.usage("--port takes a number from 0 to 65535, not '\(text)'")
        }
        options.port = port
      case .option(let name):
        guard name != "--preview", try options.compile.read(name, from: &reader) else {
          throw CommandError.usage("unknown option '\(name)'")
        }
      }
    }
    options.compile.file = try onlyFile(files, command: "preview")
    return .preview(options)
  }

  private static func parseProtocol(_ arguments: [String]) throws -> Invocation {
    var options = CompileOptions(file: "")
    var paths: [String] = []
    var reader = ArgumentReader(arguments)
    while let item = try reader.next() {
      switch item {
      case .operand(let path): paths.append(path)
      case .option("--help"), .option("-h"): return .help
      case .option(let name):
        guard name != "--preview", try options.read(name, from: &reader) else {
          throw CommandError.usage("unknown option '\(name)'")
        }
      }
    }
    guard paths.count < 2 else {
      throw CommandError.usage("aviary mcp takes one path, not \(paths.count)")
    }
    options.file = paths.first ?? ""
    return .mcp(options)
  }

  private static func onlyFile(_ files: [String], command: String) throws -> String {
    guard let file = files.first else {
      throw CommandError.usage("aviary \(command) needs a Swift file, a package or a project")
    }
    guard files.count == 1 else {
      throw CommandError.usage("aviary \(command) takes one path, not \(files.count)")
    }
    return file
  }
}

extension PageOptions {
  /// Takes an option about how a view is drawn.
  ///
  /// - Returns: whether `name` is one of them.
  fileprivate mutating func read(_ name: String, from reader: inout ArgumentReader) throws -> Bool {
    switch name {
    case "--width": width = try Limits.length(reader.value(of: name), option: name)
    case "--height": height = try Limits.length(reader.value(of: name), option: name)
    case "--scale": scale = try Limits.scale(reader.value(of: name), option: name)
    case "--dark": isDark = true
    case "--transparent": isTransparent = true
    case "--look":
      let name = try reader.value(of: name)
      guard ["system18", "system26"].contains(name) else {
        throw CommandError.usage("--look takes system18 or system26, not '\(name)'")
      }
      look = name
    default: return false
    }
    return true
  }

  /// Refuses a picture that is known to be too large.
  fileprivate func check() throws {
    if let width, let height { try Limits.check(width: width, height: height, scale: scale) }
  }
}

extension CompileOptions {
  /// Takes an option both commands share.
  ///
  /// - Returns: whether `name` is one of them.
  mutating func read(_ name: String, from reader: inout ArgumentReader) throws -> Bool {
    switch name {
    case "--preview":
      preview = try reader.value(of: name)
    case "--as": system = try JudgedSystem(argument: reader.value(of: name))
    case "--swift-version":
      languageMode = try reader.value(of: name)
      guard ["5", "6"].contains(languageMode) else {
        throw CommandError.usage("--swift-version takes 5 or 6, not '\(languageMode)'")
      }
    default:
      return false
    }
    return true
  }
}

extension JudgedSystem {
  /// The system that the value of `--as` names.
  fileprivate init(argument name: String) throws {
    guard let system = JudgedSystem(rawValue: name.lowercased()) else {
      throw CommandError.usage("--as takes ios, macos or linux, not '\(name)'")
    }
    self = system
  }
}
