import Foundation
import SwiftUI

do {
  switch try GalleryOptions(CommandLine.arguments.dropFirst()) {
  case .help:
    print(GalleryOptions.usage)
  case .show:
    GalleryApp.main()
  case .drawControls(let folder):
    try GalleryPrinter(folder: folder).drawControls()
  case .draw(let folder, let scenes, let isComplete):
    try GalleryPrinter(folder: folder).draw(scenes, withSheet: isComplete)
  }
} catch {
  FileHandle.standardError.write(Data("Gallery: \(GalleryFailure.text(of: error))\n".utf8))
  exit(1)
}
