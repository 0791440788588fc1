import AviaryMessages

/// `aviary inspect`.
struct InspectCommand {
  let options: InspectOptions

  func run() throws {
    let preview = try PreviewProgram(options.compile)
    var request = preview.request(.inspect, options.compile)
    request.isJSON = options.isJSON
    try preview.program.run(request)
  }
}
