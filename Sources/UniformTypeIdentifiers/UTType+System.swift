// MARK: - Lists, folders, bundles, programs, archives and what a person keeps

extension UTType {
  /// A base type: playlists.
  public static var playlist: UTType { UTType(known: "public.playlist") }

  /// M3U playlists.
  public static var m3uPlaylist: UTType { UTType(known: "public.m3u-playlist") }

  /// Folders that a person sees as such.
  public static var folder: UTType { UTType(known: "public.folder") }

  /// The root folders of volumes.
  public static var volume: UTType { UTType(known: "public.volume") }

  /// Directories that a person sees as one file.
  public static var package: UTType { UTType(known: "com.apple.package") }

  /// Directories of a known structure, with an Info.plist or the like.
  public static var bundle: UTType { UTType(known: "com.apple.bundle") }

  /// Plug-ins in bundles.
  public static var pluginBundle: UTType { UTType(known: "com.apple.plugin") }

  /// Spotlight importers.
  public static var spotlightImporter: UTType { UTType(known: "com.apple.metadata-importer") }

  /// Quick Look generators.
  public static var quickLookGenerator: UTType { UTType(known: "com.apple.quicklook-generator") }

  /// XPC services.
  public static var xpcService: UTType { UTType(known: "com.apple.xpc-service") }

  /// Frameworks.
  public static var framework: UTType { UTType(known: "com.apple.framework") }

  /// A base type: applications.
  public static var application: UTType { UTType(known: "com.apple.application") }

  /// Applications in bundles.
  public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }

  /// Application extensions.
  public static var applicationExtension: UTType {
    UTType(known: "com.apple.application-and-system-extension")
  }

  /// Executables of Unix.
  public static var unixExecutable: UTType { UTType(known: "public.unix-executable") }

  /// Executables of Windows.
  public static var exe: UTType { UTType(known: "com.microsoft.windows-executable") }

  /// Panes of the system's preferences.
  public static var systemPreferencesPane: UTType {
    UTType(known: "com.apple.systempreference.prefpane")
  }

  /// A base type: archives of files and directories.
  public static var archive: UTType { UTType(known: "public.archive") }

  /// gzip.
  public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }

  /// bzip2.
  public static var bz2: UTType { UTType(known: "public.bzip2-archive") }

  /// ZIP.
  public static var zip: UTType { UTType(known: "public.zip-archive") }

  /// Apple's archives.
  public static var appleArchive: UTType { UTType(known: "com.apple.archive") }

  /// tar.
  public static var tarArchive: UTType { UTType(known: "public.tar-archive") }

  /// A base type: spreadsheets.
  public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }

  /// A base type: presentations.
  public static var presentation: UTType { UTType(known: "public.presentation") }

  /// A base type: databases.
  public static var database: UTType { UTType(known: "public.database") }

  /// A base type: messages.
  public static var message: UTType { UTType(known: "public.message") }

  /// A base type: contacts.
  public static var contact: UTType { UTType(known: "public.contact") }

  /// vCards.
  public static var vCard: UTType { UTType(known: "public.vcard") }

  /// A base type: things to do.
  public static var toDoItem: UTType { UTType(known: "public.to-do-item") }

  /// A base type: events of calendars.
  public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }

  /// A base type: mails.
  public static var emailMessage: UTType { UTType(known: "public.email-message") }

  /// A base type: files that lead to an address.
  public static var internetLocation: UTType { UTType(known: "com.apple.internet-location") }

  /// Windows' files that lead to an address.
  public static var internetShortcut: UTType { UTType(known: "com.microsoft.internet-shortcut") }

  /// A base type: fonts.
  public static var font: UTType { UTType(known: "public.font") }

  /// A base type: bookmarks.
  public static var bookmark: UTType { UTType(known: "public.bookmark") }

  /// PKCS #12.
  public static var pkcs12: UTType { UTType(known: "com.rsa.pkcs-12") }

  /// X.509 certificates.
  public static var x509Certificate: UTType { UTType(known: "public.x509-certificate") }

  /// EPUB.
  public static var epub: UTType { UTType(known: "org.idpf.epub-container") }

  /// Logs.
  public static var log: UTType { UTType(known: "public.log") }

  /// Haptic patterns.
  public static var ahap: UTType { UTType(known: "com.apple.haptics.ahap") }

  /// What is known of a link.
  public static var linkPresentationMetadata: UTType {
    UTType(known: "com.apple.linkpresentation.metadata")
  }
}
