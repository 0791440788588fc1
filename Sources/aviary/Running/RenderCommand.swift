import AviaryMessages
import AviaryProject
import Foundation

/// `aviary render`.
struct RenderCommand {
  let options: RenderOptions

  func run() throws {
    // The file's own faults come first, then the output's, then the compiler's.
    let given = options.output
    let isFolder = given.map { $0.hasSuffix("/") || SourceFolder.isFolder($0) } ?? false
    let isFile =
      !SourceFolder.isFolder(options.compile.file) && options.compile.file.hasSuffix(".swift")
    if !isFolder, given != nil || isFile { try PictureOutput.check(given ?? defaultOutput) }
    let preview = try PreviewProgram(options.compile)
    var request = preview.request(.render, options.compile)
    request.showsVariants = options.showsVariants
    request.isJSON = options.isJSON
    request.apply(options.page)
    if isFolder || (given == nil && preview.isProject) {
      request.namesPictures = true
      request.output = try folder(given ?? "\(projectName)-previews")
    } else {
      request.output = given ?? defaultOutput
    }
    try preview.program.run(request)
  }

  /// A folder for pictures, made where it is not there.
  private func folder(_ path: String) throws -> String {
    let place = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    do {
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    } catch {
      throw CommandError("cannot write \(path): the folder cannot be made")
    }
    return place
  }

  /// The name of the project's file or folder.
  private var projectName: String {
    let place = URL(fileURLWithPath: options.compile.file).standardizedFileURL
    return (place.lastPathComponent as NSString).deletingPathExtension
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
    look = page.look
    isTransparent = page.isTransparent
  }
}
