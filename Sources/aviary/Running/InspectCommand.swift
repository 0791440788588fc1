import AviaryDriver

/// `aviary inspect`.
struct InspectCommand {
  let options: InspectOptions

  func run() throws {
    let program = try DrawingProgram(options: options.compile)
    var request = DriverRequest(task: .inspect, file: options.compile.file)
    request.isJSON = options.isJSON
    request.preview = options.compile.preview
    try program.run(request)
  }
}
