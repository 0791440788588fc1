import AviaryMessages

/// `aviary inspect --layout`.
struct LayoutCommand {
  let options: LayoutOptions

  func run() throws {
    if let output = options.output { try PictureOutput.check(output) }
    let preview = try PreviewProgram(options.compile)
    var request = preview.request(.layout, options.compile)
    request.output = options.output ?? ""
    request.isJSON = options.isJSON
    request.showsAllProposals = options.showsAllProposals
    request.apply(options.page)
    try preview.program.run(request)
  }
}
