import Foundation

/// What fontconfig is told of the fonts: where they are looked for, which of them count, and which families help out.
enum FontConfiguration {
  /// Further directories with fonts, all of which are looked at: `AVIARY_FONTS` names them, separated by colons.
  static var ownDirectories: [String] {
    let own = getenv("AVIARY_FONTS").map { String(cString: $0) } ?? ""
    return own.split(separator: ":").map(String.init)
  }

  /// What tells one index of fonts from another, known without starting fontconfig: all that decides over the fonts but
  /// what is in files, which the index looks after by itself.
  static var indexName: String {
    let variables = ["FONTCONFIG_FILE", "FONTCONFIG_PATH", "FONTCONFIG_SYSROOT", "XDG_DATA_HOME"]
    return text(directories: ownDirectories)
      + variables.map { name in "\n\(name)=" + (getenv(name).map { String(cString: $0) } ?? "") }
      .joined()
  }

  /// The configuration, as one of fontconfig's files says it: which directories and which files in them are looked at, and
  /// which families stand in for others.
  static func text(directories: [String]) -> String {
    let accepted =
      ownDirectories.map { escaped("\($0)/*") } + FontPackages.all.flatMap(\.patterns)
    func escaped(_ path: String) -> String {
      path.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
    func alias(_ name: String, _ families: [String]) -> String {
      "<alias binding=\"same\"><family>\(name)</family><prefer>"
        + families.map { "<family>\($0)</family>" }.joined() + "</prefer></alias>"
    }
    // Files only: fontconfig asks the same of directories, and would not look into a rejected one.
    let rejected = ["ttf", "otf", "ttc", "otc", "TTF", "OTF", "pf?", "pcf*", "woff*", "bdf*"]
      .map { "*.\($0)" }
    // The caches of the system's directories are those that its packages keep up to date.
    return """
      <?xml version="1.0"?><fontconfig>
      \(directories.map { "<dir>\(escaped($0))</dir>" }.joined())
      <cachedir>/var/cache/fontconfig</cachedir><cachedir prefix="xdg">fontconfig</cachedir>
      <selectfont><rejectfont>\(rejected.map { "<glob>\($0)</glob>" }.joined())</rejectfont>
      <acceptfont>\(accepted.map { "<glob>\($0)</glob>" }.joined())</acceptfont></selectfont>
      \(alias("emoji", [FontPackages.emoji.family]))
      \(alias("sans-serif", [FontPackages.interface.family, "Noto Sans", "DejaVu Sans"]))
      <match target="font"><test name="outline" compare="eq"><bool>false</bool></test>
      <edit name="pixelsizefixupfactor" mode="assign">
      <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
      </edit><edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
      <name>pixelsizefixupfactor</name><double>0</double>
      <double>0</double><name>pixelsizefixupfactor</name></matrix></times></edit>
      <edit name="size" mode="assign"><divide><name>size</name><name>pixelsizefixupfactor</name>
      </divide></edit></match>
      </fontconfig>
      """
  }
}
