import AviaryDriver

/// `aviary inspect --layout`.
struct LayoutCommand {
  let options: LayoutOptions

  func run() throws {
    if let output = options.output { try PictureOutput.check(output) }
    let program = try DrawingProgram(options: options.compile)
    var request = DriverRequest(task: .layout, file: options.compile.file)
    request.output = options.output ?? ""
    request.isJSON = options.isJSON
    request.showsAllProposals = options.showsAllProposals
    request.apply(options.page)
    request.preview = options.compile.preview
    try program.run(request)
  }
}
