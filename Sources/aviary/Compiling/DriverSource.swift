/// The file that is compiled beside the user's and draws what it declares.
enum DriverSource {
  /// The name of the module that the user's file becomes.
  static let moduleName = "AviaryFile"
  /// What the entry point of a file with `@main` is called instead, so that the driver has its own.
  static let userEntryPoint = "aviary_file_main"

  static func text(for choice: DrawableChoice) -> String {
    """
    import AviaryDriver
    import SwiftUI

    @_cdecl("main")
    public func __aviaryMain(
      _ count: Int32, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    ) -> Int32 {
      AviaryDriver.Driver.main(\(subjects(of: choice)))
    }

    """
  }

  private static func subjects(of choice: DrawableChoice) -> String {
    switch choice {
    case .previews:
      return ".registered"
    case .providers(let names):
      let items = names.map { #".provider("\#($0)") { AnyView(\#($0).previews) }"# }
      return "[" + items.joined(separator: ", ") + "]"
    case .view(let name):
      return #"[.view("\#(name)") { AnyView(\#(name)()) }]"#
    }
  }
}
