import Testing

@testable import AviaryCommand

@Suite("Invocation")
struct ArgumentTests {
  private func render(_ arguments: String...) throws -> RenderOptions {
    guard case .render(let options) = try Invocation.parse(["render"] + arguments) else {
      throw CommandError("not a render command")
    }
    return options
  }

  @Test("every option of render is read, in either spelling")
  func renderOptions() throws {
    let options = try render(
      "a.swift",
      "-o",
      "b.svg",
      "--width=200",
      "--height",
      "100.5",
      "--scale",
      "3",
      "--dark",
      "--look",
      "system26",
      "--preview",
      "Two",
      "--swift-version",
      "6",
      "--transparent"
    )
    var expected = RenderOptions(compile: CompileOptions(file: "a.swift"))
    expected.output = "b.svg"
    expected.page.width = 200
    expected.page.height = 100.5
    expected.page.scale = 3
    expected.page.isDark = true
    expected.page.look = "system26"
    expected.page.isTransparent = true
    expected.compile.preview = "Two"
    expected.compile.languageMode = "6"
    #expect(options == expected)
  }

  @Test("a file whose name starts with a dash follows two dashes")
  func dashes() throws {
    #expect(try render("--", "-a.swift").compile.file == "-a.swift")
  }

  @Test(
    "a wrong call is a usage error",
    arguments: [
      [], ["draw"], ["--frobnicate"], ["render"], ["render", "a.swift", "b.swift"],
      ["render", "a.swift", "--bogus"], ["render", "a.swift", "-o"],
      ["render", "a.swift", "--dark=yes"], ["render", "a.swift", "--look", "system27"],
      ["render", "a.swift", "--swift-version", "4"],
      ["inspect", "a.swift", "--width", "10"], ["inspect"], ["card.swift"],
    ]
  )
  func wrongCalls(arguments: [String]) {
    let error = #expect(throws: CommandError.self) { try Invocation.parse(arguments) }
    #expect(error?.showsUsage == true)
    #expect(error?.status == 64)
  }

  @Test(
    "a size that cannot be drawn is refused",
    arguments: ["0", "-5", "nan", "inf", "100000", "16385", "abc", "", "1e999"]
  )
  func sizes(size: String) {
    for option in ["--width", "--height", "--scale"] {
      #expect(throws: CommandError.self) {
        try Invocation.parse(["render", "a.swift", "\(option)=\(size)"])
      }
    }
  }

  @Test("the largest sides pass alone, and fail where the picture would be too large")
  func totals() throws {
    #expect(try render("a.swift", "--width", "16384").page.width == 16_384)
    #expect(throws: CommandError.self) {
      try Invocation.parse(["render", "a.swift", "--width", "16384", "--height", "16384"])
    }
    #expect(throws: CommandError.self) {
      try Invocation.parse(
        ["render", "a.swift", "--width", "16384", "--height", "10", "--scale", "3"])
    }
  }

  @Test("inspect takes json and a preview")
  func inspect() throws {
    var expected = InspectOptions(compile: CompileOptions(file: "a.swift"))
    expected.isJSON = true
    expected.compile.preview = "2"
    #expect(
      try Invocation.parse(["inspect", "a.swift", "--json", "--preview=2"]) == .inspect(expected)
    )
  }

  @Test("every option of inspect --layout is read, in any order")
  func layout() throws {
    var expected = LayoutOptions(compile: CompileOptions(file: "a.swift"))
    expected.isJSON = true
    expected.showsAllProposals = true
    expected.output = "b.svg"
    expected.page.width = 200
    expected.page.scale = 3
    expected.page.isDark = true
    expected.compile.preview = "2"
    #expect(
      try Invocation.parse(
        ["inspect", "--width", "200", "a.swift", "--layout", "--json", "--all-proposals"]
          + ["-o", "b.svg", "--scale=3", "--dark", "--preview=2"]
      ) == .inspectLayout(expected)
    )
  }

  @Test(
    "inspect takes what only a layout can use only with --layout",
    arguments: [
      ["--all-proposals"], ["-o", "a.png"], ["--width", "10"], ["--scale", "1"], ["--dark"],
    ]
  )
  func layoutOptionsAlone(options: [String]) {
    let error = #expect(throws: CommandError.self) {
      try Invocation.parse(["inspect", "a.swift"] + options)
    }
    #expect(error?.message.hasSuffix("only with --layout") == true)
    #expect(error?.status == 64)
  }
}
