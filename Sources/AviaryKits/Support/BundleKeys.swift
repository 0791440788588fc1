public import AviaryCoreGeometry

/// What a bundle's name is found by in its information.
public let kCFBundleNameKey: CFString! = "CFBundleName"
/// What a bundle's build is found by in its information.
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
/// What a bundle's identifier is found by in its information.
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// What a bundle's program is found by in its information.
public let kCFBundleExecutableKey: CFString! = "CFBundleExecutable"
/// What a bundle's language is found by in its information.
public let kCFBundleDevelopmentRegionKey: CFString! = "CFBundleDevelopmentRegion"
