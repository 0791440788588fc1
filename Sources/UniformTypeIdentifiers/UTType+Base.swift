// MARK: - Base types and addresses

extension UTType {
  /// A base type: all that is in a file system.
  public static var item: UTType { UTType(known: "public.item") }

  /// A base type: content of documents.
  public static var content: UTType { UTType(known: "public.content") }

  /// Content of several kinds in one.
  public static var compositeContent: UTType { UTType(known: "public.composite-content") }

  /// An image of a disk.
  public static var diskImage: UTType { UTType(known: "public.disk-image") }

  /// A base type: all that is bytes.
  public static var data: UTType { UTType(known: "public.data") }

  /// A base type: directories, folders and packages.
  public static var directory: UTType { UTType(known: "public.directory") }

  /// A base type: what leads to something else.
  public static var resolvable: UTType { UTType(known: "com.apple.resolvable") }

  /// A symbolic link.
  public static var symbolicLink: UTType { UTType(known: "public.symlink") }

  /// A base type: what can be run.
  public static var executable: UTType { UTType(known: "public.executable") }

  /// A place where a volume is mounted.
  public static var mountPoint: UTType { UTType(known: "com.apple.mount-point") }

  /// A fully formed alias file.
  public static var aliasFile: UTType { UTType(known: "com.apple.alias-file") }

  /// A URL's bookmark data.
  public static var urlBookmarkData: UTType { UTType(known: "com.apple.bookmark") }

  /// Any URL.
  public static var url: UTType { UTType(known: "public.url") }

  /// The URL of a file.
  public static var fileURL: UTType { UTType(known: "public.file-url") }
}
