import AviaryDriver
import Foundation

/// `aviary render`.
struct RenderCommand {
  let options: RenderOptions

  func run() throws {
    let output = options.output ?? defaultOutput
    // The file's own faults come first, then the output's, then the compiler's.
    try PictureOutput.check(output)
    let program = try DrawingProgram(options: options.compile)
    var request = DriverRequest(task: .render, file: options.compile.file)
    request.output = output
    request.apply(options.page)
    request.preview = options.compile.preview
    try program.run(request)
  }

  /// The source file's name with `.png`, in the current directory.
  private var defaultOutput: String {
    let name = (options.compile.file as NSString).lastPathComponent as NSString
    return name.deletingPathExtension + ".png"
  }
}

extension DriverRequest {
  /// Takes over how views are drawn.
  mutating func apply(_ page: PageOptions) {
    width = page.width
    height = page.height
    scale = page.scale
    isDark = page.isDark
    isTransparent = page.isTransparent
  }
}
