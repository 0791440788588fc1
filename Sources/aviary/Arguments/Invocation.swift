import AviaryProject

/// What one call of the command asks for.
enum Invocation: Equatable {
  case help
  case version
  case render(RenderOptions)
  case inspect(InspectOptions)
  case inspectLayout(LayoutOptions)
  case check(CheckOptions)
  case new(NewOptions)
  case bundle(BundleOptions)
  case tool(ToolOptions)
  case mcp(CompileOptions)
  case preview(PreviewOptions)
}

/// The options of `aviary render`.
struct RenderOptions: Equatable {
  var compile: CompileOptions
  /// The picture to write; nil names it after the source file, in the current directory.
  var output: String?
  var page = PageOptions()
  /// Whether each picture is a sheet with light and dark, sizes of text, right to left, and widths.
  var showsVariants = false
  /// Whether the pictures' paths are printed as JSON.
  var isJSON = false
}

/// How a view is drawn.
struct PageOptions: Equatable {
  /// The picture's width in points; nil leaves it to the preview and the view.
  var width: Double?
  /// The picture's height in points; nil leaves it to the preview and the view.
  var height: Double?
  /// Pixels to a point, for PNG.
  var scale: Double = 2
  var isDark = false
  /// The name of the look; nil for the usual one.
  var look: String?
  /// Leaves out the system background behind the view.
  var isTransparent = false
}

/// The options of `aviary inspect`.
struct InspectOptions: Equatable {
  var compile: CompileOptions
  var isJSON = false
}

/// The options of `aviary inspect --layout`.
struct LayoutOptions: Equatable {
  var compile: CompileOptions
  var isJSON = false
  /// Whether every proposal that was asked during layout is told.
  var showsAllProposals = false
  /// The picture to write, with the frames outlined; nil for none.
  var output: String?
  var page = PageOptions()
}

/// What `render` and `inspect` have in common: the file or project, and what of it is wanted.
struct CompileOptions: Equatable {
  var file: String
  var languageMode = "5"
  /// The system that a project is drawn as; nil finds it out.
  var system: JudgedSystem?
  /// The preview to use: its name, its number from 1, or the name of a view type.
  var preview: String?
}

/// The options of `aviary check`.
struct CheckOptions: Equatable {
  /// How the report is written.
  enum Format: Equatable {
    case table, json, markdown
  }

  var path: String
  /// The system to judge for; nil finds it out.
  var system: JudgedSystem?
  var format = Format.table
  /// Whether the targets of tests are judged too.
  var includesTests = false
  /// A folder with packages that were fetched.
  var packages: String?
}

/// The options of `aviary new`.
struct NewOptions: Equatable {
  var name: String
  /// The address that Aviary is fetched from.
  var url: String?
  /// The folder that Aviary lies in.
  var path: String?
}
