import Foundation

/// The libraries that a program is loaded with.
struct BundleLibraries {
  /// Those of Swift, which no distribution's package has.
  var runtime: [String] = []
  /// All others.
  var system: [String] = []

  /// Libraries that every desktop with GTK 4 has, or that belong to the C library.
  private static let ofDesktops = [
    "ld-linux", "libX", "libblkid", "libbrotli", "libbsd", "libbz2", "libc.", "libcairo",
    "libdatrie",
    "libdl.", "libexpat", "libffi", "libfontconfig", "libfreetype", "libfribidi", "libgcc_s",
    "libgio", "libglib", "libgmodule", "libgobject", "libgraphite2", "libgthread", "libharfbuzz",
    "libm.", "libmd", "libmount", "libpango", "libpcre2", "libpixman", "libpng16", "libpthread",
    "libresolv", "librt.", "libselinux", "libstdc++", "libthai", "libutil", "libuuid", "libxcb",
    "libz.", "linux-vdso",
  ]

  /// Those of the system that a folder for any desktop has to bring along.
  var rare: [String] {
    system.filter { path in
      let name = URL(fileURLWithPath: path).lastPathComponent
      return !Self.ofDesktops.contains { name.hasPrefix($0) }
    }
  }

  /// Asks the loader what an executable is loaded with.
  ///
  /// - Throws: A sentence that names what is not found.
  init(of executable: URL) throws {
    let result = try Self.run("ldd", [executable.path])
    for line in result.split(separator: "\n") {
      let words = line.split(separator: " ").map { $0.trimmingCharacters(in: .whitespaces) }
      if line.contains("not found") {
        throw CommandError("\(words.first ?? "a library"), which the program needs, is not found")
      }
      guard let arrow = words.firstIndex(of: "=>"), arrow + 1 < words.count else { continue }
      let path = words[arrow + 1]
      if path.contains("/swift/linux/") { runtime.append(path) } else { system.append(path) }
    }
  }

  init(runtime: [String], system: [String]) {
    self.runtime = runtime
    self.system = system
  }

  /// The Debian packages that have the libraries of the system, without those that every system has.
  ///
  /// - Returns: The packages, in order, and the libraries that belong to none.
  func debianPackages() throws -> (packages: [String], strays: [String]) {
    var packages: Set<String> = []
    var strays: [String] = []
    for path in system {
      let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      let places = [path, real, "/usr" + path, real.replacing(/^\/usr/, with: "")]
      let owner = places.lazy.compactMap { place -> String? in
        let found = try? Self.run("dpkg-query", ["-S", place])
        return found?.split(separator: ":").first.map(String.init)
      }.first
      if let owner { packages.insert(owner) } else { strays.append(path) }
    }
    return (packages.sorted(), strays)
  }

  /// What a tool prints; an error says which one is not there, or what it complained of.
  static func run(_ tool: String, _ arguments: [String]) throws -> String {
    let result = try ChildProcess.run("/usr/bin/env", [tool] + arguments, output: .captured)
    switch result.status {
    case .exited(0): return result.standardOutput
    case .exited(127): throw CommandError("\(tool) is not there")
    default:
      let said = result.standardError.trimmingCharacters(in: .whitespacesAndNewlines)
      throw CommandError("\(tool): \(said.isEmpty ? "failed" : said)")
    }
  }
}
