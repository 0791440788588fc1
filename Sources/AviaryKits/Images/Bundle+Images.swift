public import Foundation

extension Bundle {
  /// The picture of a name in the bundle or its asset catalogue; nil where there is none.
  public func image(forResource name: NSImage.Name) -> NSImage? {
    let isDark = onMainThread { UITraitCollection.current.userInterfaceStyle == .dark }
    return PictureContent(named: name, in: self, isDark: isDark).map { NSImage($0) }
  }

  /// Where the picture of a name is in the bundle; nil where it is in an asset catalogue, or
  /// nowhere.
  public func urlForImageResource(_ name: NSImage.Name) -> URL? {
    let parts = name as NSString
    if !parts.pathExtension.isEmpty, let url = url(forResource: name, withExtension: nil) {
      return url
    }
    return ["png", "jpg", "jpeg", "svg", "pdf", "gif"].lazy
      .compactMap { self.url(forResource: name, withExtension: $0) }.first
  }
}
