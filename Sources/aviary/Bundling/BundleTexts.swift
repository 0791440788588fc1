import Foundation

/// The files that tell a desktop of a program.
struct BundleTexts {
  let description: BundleDescription
  /// The name of the executable.
  let program: String
  /// Whether it lies in `/usr`, where D-Bus can start it, and not in a folder anywhere.
  var isInstalled = false

  /// Where a file of a program lies, below `usr`, and what is in it.
  var files: [(path: String, text: String)] {
    let id = description.id
    var files = [
      ("share/applications/\(id).desktop", desktopFile),
      ("share/metainfo/\(id).metainfo.xml", metainfo),
      ("lib/\(program)/Info.plist", info),
    ]
    if isInstalled { files.append(("share/dbus-1/services/\(id).service", busService)) }
    if let types = mimeTypes { files.append(("share/mime/packages/\(id).xml", types)) }
    return files
  }

  /// What tells the program who it is: it lies beside the executable.
  var info: String {
    let values = [
      ("CFBundleIdentifier", description.id), ("CFBundleName", description.name),
      ("CFBundleExecutable", program), ("CFBundleShortVersionString", description.version),
      ("CFBundleVersion", description.version),
    ]
    let entries = values.map { "  <key>\($0)</key><string>\(Self.xml($1))</string>" }
    return
      ([
        #"<?xml version="1.0" encoding="UTF-8"?>"#, #"<plist version="1.0">"#, "<dict>",
      ] + entries + ["</dict>", "</plist>"]).joined(separator: "\n") + "\n"
  }

  /// What D-Bus starts the program by, where it is installed.
  var busService: String {
    """
    [D-BUS Service]
    Name=\(description.id)
    Exec=/usr/bin/env AVIARY_STARTED_BY_BUS=1 /usr/bin/\(program)

    """
  }

  /// The entry of the desktop's menus.
  var desktopFile: String {
    let types =
      description.fileTypes.map(\.type) + description.urlSchemes.map { "x-scheme-handler/\($0)" }
    var lines = [
      "[Desktop Entry]", "Type=Application", "Name=\(Self.value(description.name))",
      "Comment=\(Self.value(description.summary))",
      "Exec=\(program)\(types.isEmpty ? "" : description.fileTypes.isEmpty ? " %u" : " %U")",
      "Icon=\(description.icon == nil ? "application-x-executable" : description.id)",
      "Terminal=false",
      "Categories=\(description.categories.joined(separator: ";"));",
      "StartupNotify=true", "StartupWMClass=\(program)",
    ]
    if isInstalled { lines.append("DBusActivatable=true") }
    if !types.isEmpty { lines.append("MimeType=\(types.joined(separator: ";"));") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// What shops for software show.
  var metainfo: String {
    let (name, address) = developer
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<component type="desktop-application">"#,
      "  <id>\(Self.xml(description.id))</id>",
      "  <name>\(Self.xml(description.name))</name>",
      "  <summary>\(Self.xml(description.summary))</summary>",
      "  <metadata_license>FSFAP</metadata_license>",
      "  <project_license>\(Self.xml(description.license))</project_license>",
      #"  <developer id="\#(Self.xml(developerID))">"#,
      "    <name>\(Self.xml(name))</name>",
      "  </developer>",
      "  <update_contact>\(Self.xml(address))</update_contact>",
      "  <description>",
    ]
    let text = description.description ?? description.summary
    for paragraph in text.split(separator: "\n\n", omittingEmptySubsequences: true) {
      lines.append("    <p>\(Self.xml(String(paragraph).replacing("\n", with: " ")))</p>")
    }
    lines.append("  </description>")
    if let homepage = description.homepage {
      lines.append(#"  <url type="homepage">\#(Self.xml(homepage))</url>"#)
    }
    lines += [
      #"  <launchable type="desktop-id">\#(Self.xml(description.id)).desktop</launchable>"#,
      "  <provides>", "    <binary>\(Self.xml(program))</binary>",
    ]
    lines += description.fileTypes.map { "    <mediatype>\(Self.xml($0.type))</mediatype>" }
    lines += [
      "  </provides>", #"  <content_rating type="oars-1.1"/>"#,
      "  <releases>",
      #"    <release version="\#(Self.xml(description.version))" date="\#(Self.today)"/>"#,
      "  </releases>", "</component>",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Kinds of files that the desktop does not know; nil where there are none.
  var mimeTypes: String? {
    let own = description.fileTypes.filter { $0.extensions?.isEmpty == false }
    guard !own.isEmpty else { return nil }
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">"#,
    ]
    for type in own {
      lines.append(#"  <mime-type type="\#(Self.xml(type.type))">"#)
      lines.append("    <comment>\(Self.xml(type.name ?? type.type))</comment>")
      for ending in type.extensions ?? [] {
        lines.append(#"    <glob pattern="*.\#(Self.xml(ending))"/>"#)
      }
      lines.append("  </mime-type>")
    }
    return (lines + ["</mime-info>"]).joined(separator: "\n") + "\n"
  }

  /// The manifest by which `flatpak-builder` packs what was built here.
  ///
  /// - Parameter folder: The folder of the bundle, beside the manifest.
  func flatpakManifest(folder: String) throws -> String {
    let manifest: [String: Any] = [
      "app-id": description.id,
      "runtime": "org.gnome.Platform",
      "runtime-version": "47",
      "sdk": "org.gnome.Sdk",
      "command": program,
      "finish-args": [
        "--share=ipc", "--socket=wayland", "--socket=fallback-x11", "--device=dri",
      ],
      "modules": [
        [
          "name": program, "buildsystem": "simple",
          "build-commands": ["cp -r bin lib share /app/"],
          "sources": [["type": "dir", "path": "\(folder)/usr"]],
        ] as [String: Any]
      ],
    ]
    let options: JSONSerialization.WritingOptions = [
      .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
    ]
    let data = try JSONSerialization.data(withJSONObject: manifest, options: options)
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  // MARK: - Parts

  private var developer: (name: String, address: String) {
    let parts = description.developer.split(separator: "<", maxSplits: 1)
    return (
      parts[0].trimmingCharacters(in: .whitespaces),
      parts.count > 1 ? String(parts[1].dropLast()) : ""
    )
  }

  /// The first words of the id, which are the developer's.
  private var developerID: String {
    description.id.split(separator: ".").dropLast().joined(separator: ".").lowercased()
  }

  /// The day of the build, in UTC; `SOURCE_DATE_EPOCH` says another one.
  private static var today: String {
    let epoch = ProcessInfo.processInfo.environment["SOURCE_DATE_EPOCH"].flatMap(Double.init)
    let date = epoch.map { Date(timeIntervalSince1970: $0) } ?? Date()
    return date.formatted(.iso8601.year().month().day())
  }

  static func xml(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  /// A value of a desktop file.
  static func value(_ text: String) -> String { text.replacing("\\", with: "\\\\") }
}
