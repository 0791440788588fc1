// MARK: - Text, source, scripts and data in text

extension UTType {
  /// A base type: text of all kinds, with markup or without.
  public static var text: UTType { UTType(known: "public.text") }

  /// Text without markup.
  public static var plainText: UTType { UTType(known: "public.plain-text") }

  /// Text without markup, in UTF-8.
  public static var utf8PlainText: UTType { UTType(known: "public.utf8-plain-text") }

  /// Text without markup, in UTF-16 with a byte order mark or big-endian.
  public static var utf16ExternalPlainText: UTType {
    UTType(known: "public.utf16-external-plain-text")
  }

  /// Text without markup, in UTF-16 of the machine's order.
  public static var utf16PlainText: UTType { UTType(known: "public.utf16-plain-text") }

  /// Text of values with something between.
  public static var delimitedText: UTType { UTType(known: "public.delimited-values-text") }

  /// Values with commas between.
  public static var commaSeparatedText: UTType {
    UTType(known: "public.comma-separated-values-text")
  }

  /// Values with tabs between.
  public static var tabSeparatedText: UTType { UTType(known: "public.tab-separated-values-text") }

  /// Values with tabs between, in UTF-8.
  public static var utf8TabSeparatedText: UTType {
    UTType(known: "public.utf8-tab-separated-values-text")
  }

  /// Rich text format.
  public static var rtf: UTType { UTType(known: "public.rtf") }

  /// HTML of any version.
  public static var html: UTType { UTType(known: "public.html") }

  /// XML of all kinds.
  public static var xml: UTType { UTType(known: "public.xml") }

  /// YAML.
  public static var yaml: UTType { UTType(known: "public.yaml") }

  /// Style sheets of the web.
  public static var css: UTType { UTType(known: "public.css") }

  /// A base type: source in any language.
  public static var sourceCode: UTType { UTType(known: "public.source-code") }

  /// Assembly language.
  public static var assemblyLanguageSource: UTType { UTType(known: "public.assembly-source") }

  /// C.
  public static var cSource: UTType { UTType(known: "public.c-source") }

  /// Objective-C.
  public static var objectiveCSource: UTType { UTType(known: "public.objective-c-source") }

  /// Swift.
  public static var swiftSource: UTType { UTType(known: "public.swift-source") }

  /// C++.
  public static var cPlusPlusSource: UTType { UTType(known: "public.c-plus-plus-source") }

  /// Objective-C++.
  public static var objectiveCPlusPlusSource: UTType {
    UTType(known: "public.objective-c-plus-plus-source")
  }

  /// C headers.
  public static var cHeader: UTType { UTType(known: "public.c-header") }

  /// C++ headers.
  public static var cPlusPlusHeader: UTType { UTType(known: "public.c-plus-plus-header") }

  /// A base type: scripts in any language.
  public static var script: UTType { UTType(known: "public.script") }

  /// AppleScript as text.
  public static var appleScript: UTType { UTType(known: "com.apple.applescript.text") }

  /// A compiled script of the Open Scripting Architecture.
  public static var osaScript: UTType { UTType(known: "com.apple.applescript.script") }

  /// A bundle of such a script.
  public static var osaScriptBundle: UTType { UTType(known: "com.apple.applescript.script-bundle") }

  /// JavaScript.
  public static var javaScript: UTType { UTType(known: "com.netscape.javascript-source") }

  /// A base type: shell scripts.
  public static var shellScript: UTType { UTType(known: "public.shell-script") }

  /// Perl.
  public static var perlScript: UTType { UTType(known: "public.perl-script") }

  /// Python.
  public static var pythonScript: UTType { UTType(known: "public.python-script") }

  /// Ruby.
  public static var rubyScript: UTType { UTType(known: "public.ruby-script") }

  /// PHP.
  public static var phpScript: UTType { UTType(known: "public.php-script") }

  /// Makefiles.
  public static var makefile: UTType { UTType(known: "public.make-source") }

  /// JSON.
  public static var json: UTType { UTType(known: "public.json") }

  /// GeoJSON.
  public static var geoJSON: UTType { UTType(known: "public.geojson") }

  /// A property list.
  public static var propertyList: UTType { UTType(known: "com.apple.property-list") }

  /// A property list in XML.
  public static var xmlPropertyList: UTType { UTType(known: "com.apple.xml-property-list") }

  /// A binary property list.
  public static var binaryPropertyList: UTType { UTType(known: "com.apple.binary-property-list") }
}
