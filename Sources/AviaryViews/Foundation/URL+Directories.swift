public import Foundation

// Where people and programs keep files; Foundation has these on Apple's systems only. Each is the desktop's own folder
// where it names one, such as Documents in the home folder.
extension URL {
  @_disfavoredOverload public static var applicationSupportDirectory: URL {
    directory(.applicationSupportDirectory)
  }
  @_disfavoredOverload public static var cachesDirectory: URL { directory(.cachesDirectory) }
  @_disfavoredOverload public static var desktopDirectory: URL { directory(.desktopDirectory) }
  @_disfavoredOverload public static var documentsDirectory: URL { directory(.documentDirectory) }
  @_disfavoredOverload public static var downloadsDirectory: URL { directory(.downloadsDirectory) }
  @_disfavoredOverload public static var moviesDirectory: URL { directory(.moviesDirectory) }
  @_disfavoredOverload public static var musicDirectory: URL { directory(.musicDirectory) }
  @_disfavoredOverload public static var picturesDirectory: URL { directory(.picturesDirectory) }
  @_disfavoredOverload public static var sharedPublicDirectory: URL {
    directory(.sharedPublicDirectory)
  }

  private static func directory(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
  }
}
