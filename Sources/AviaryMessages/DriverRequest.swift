/// What the command asks of a compiled file, passed as its one argument, in JSON.
package struct DriverRequest: Codable, Equatable, Sendable {
  /// What to make of the views.
  package enum Task: String, Codable, Sendable {
    case render
    case inspect
    /// Explains the layout, in words and, where an output is given, in a picture.
    case layout
    /// Shows them, and answers what is asked over pipes.
    case serve
  }

  package var task: Task
  /// Where pictures go, the extension naming the format; empty for no picture.
  package var output = ""
  /// The picture's width in points; nil leaves it to the preview's traits and the view.
  package var width: Double?
  /// The picture's height in points; nil leaves it to the preview's traits and the view.
  package var height: Double?
  /// Pixels to a point, for PNG.
  package var scale = 2.0
  package var isDark = false
  /// The name of the look; nil for the usual one.
  package var look: String?
  /// Whether the system background is left out.
  package var isTransparent = false
  /// Whether what is told is JSON.
  package var isJSON = false
  /// Whether every proposal that was asked during layout is told.
  package var showsAllProposals = false
  /// The only preview wanted: a name, or a number from 1.
  package var preview: String?
  /// Whether pictures go into the folder `output`, under the views' names.
  package var namesPictures = false
  /// Whether each picture is a sheet of the view in several appearances, sizes and widths.
  package var showsVariants = false
  /// The file whose previews alone are wanted; nil for those of all files.
  package var source: String?
  /// The file that tells which view is being drawn, for whoever finds that the program has crashed; nil for none.
  package var progress: String?
  /// How many views are there already: the first that is drawn.
  package var first = 0
  /// The places of views that can't be drawn.
  package var skipped: Set<Int> = []
  /// The source file, for messages.
  package var file: String

  package init(task: Task, file: String) {
    self.task = task
    self.file = file
  }
}
