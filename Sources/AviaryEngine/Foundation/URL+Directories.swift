public import Foundation

// Where people and programs keep files; Foundation has these on Apple's systems only. Each is the desktop's own folder
// where it names one, such as Documents in the home folder.
extension URL {
  /// Where programs keep what they need to run.
  @_disfavoredOverload public static var applicationSupportDirectory: URL {
    directory(.applicationSupportDirectory)
  }
  /// Where programs keep what can be made again.
  @_disfavoredOverload public static var cachesDirectory: URL { directory(.cachesDirectory) }
  /// What lies on the desktop.
  @_disfavoredOverload public static var desktopDirectory: URL { directory(.desktopDirectory) }
  /// The person's documents.
  @_disfavoredOverload public static var documentsDirectory: URL { directory(.documentDirectory) }
  /// What was downloaded.
  @_disfavoredOverload public static var downloadsDirectory: URL { directory(.downloadsDirectory) }
  /// The person's films.
  @_disfavoredOverload public static var moviesDirectory: URL { directory(.moviesDirectory) }
  /// The person's music.
  @_disfavoredOverload public static var musicDirectory: URL { directory(.musicDirectory) }
  /// The person's pictures.
  @_disfavoredOverload public static var picturesDirectory: URL { directory(.picturesDirectory) }
  /// What is shared with other people.
  @_disfavoredOverload public static var sharedPublicDirectory: URL {
    directory(.sharedPublicDirectory)
  }

  private static func directory(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
  }
}
