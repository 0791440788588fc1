public import AviaryControls
public import AviaryGraphics
import Foundation

extension UIImage {
  /// The picture of an asset catalogue; an empty one, and a warning, where it is not there.
  public convenience init(resource: ImageResource) {
    let (name, bundle) = resource.place
    let isDark = UITraitCollection.current.userInterfaceStyle == .dark
    guard let content = PictureContent(named: name, in: bundle, isDark: isDark) else {
      Missing.tell("UIImage(resource:)", "there is no picture named '\(name)'")
      self.init()
      return
    }
    self.init(content)
  }
}

extension NSImage {
  /// The picture of an asset catalogue; an empty one, and a warning, where it is not there.
  public convenience init(resource: ImageResource) {
    let (name, bundle) = resource.place
    let isDark = UITraitCollection.current.userInterfaceStyle == .dark
    guard let content = PictureContent(named: name, in: bundle, isDark: isDark) else {
      Missing.tell("NSImage(resource:)", "there is no picture named '\(name)'")
      self.init(size: .zero)
      return
    }
    self.init(content)
  }
}

extension UIColor {
  /// The colour of an asset catalogue; none that is seen, and a warning, where it is not there.
  public convenience init(resource: ColorResource) {
    let (name, bundle) = resource.place
    guard let color = UIColor(named: name, in: bundle) else {
      Missing.tell("UIColor(resource:)", "there is no colour named '\(name)'")
      self.init(white: 0, alpha: 0)
      return
    }
    self.init(ColorProvider { color.rgba(in: $0) })
  }
}

extension NSColor {
  /// The colour of an asset catalogue; none that is seen, and a warning, where it is not there.
  public convenience init(resource: ColorResource) { self.init(UIColor(resource: resource)) }
}
