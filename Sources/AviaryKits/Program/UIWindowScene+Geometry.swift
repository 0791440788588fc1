public import Foundation

/// The bar of time and battery of a scene, of UIKit: there is none.
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
  @MainActor override init() { super.init() }

  /// What it looks like.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether it is not seen: it is not there.
  open var isStatusBarHidden: Bool { true }
  /// Where it is: `.zero`.
  open var statusBarFrame: CGRect { .zero }
}

/// How large windows of a scene may be, of UIKit: kept, since a person makes them as large as wanted.
@MainActor @preconcurrency
open class UISceneSizeRestrictions: NSObject {
  @MainActor override init() { super.init() }

  /// The least size, in points; that it does not count is told once.
  open var minimumSize = CGSize.zero {
    didSet {
      Missing.tell("UISceneSizeRestrictions.minimumSize", "windows are as small as their content")
    }
  }
  /// The greatest size, in points; kept.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  )
  /// Whether windows can fill the display; kept.
  open var allowsFullScreen = true
}

extension UIWindowScene {
  /// How a scene is asked to be turned and placed, of UIKit.
  @MainActor @preconcurrency
  open class GeometryPreferences: NSObject {
    @MainActor override init() { super.init() }

    /// How a scene of a phone is asked to be turned.
    @MainActor @preconcurrency
    public final class iOS: GeometryPreferences {
      /// Which ways it may be turned; nil for any.
      public var interfaceOrientations: UIInterfaceOrientationMask?

      /// Any way.
      @MainActor @preconcurrency public override init() { super.init() }

      /// Some ways.
      public convenience init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.init()
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }

  /// How a scene is turned and placed, of UIKit.
  @MainActor @preconcurrency
  open class Geometry: NSObject {
    /// Which way it is turned.
    public let interfaceOrientation: UIInterfaceOrientation

    init(_ orientation: UIInterfaceOrientation) {
      interfaceOrientation = orientation
      super.init()
    }
  }

  /// How it is turned.
  public var effectiveGeometry: Geometry { Geometry(interfaceOrientation) }

  /// Would turn its windows, which desktops don't: that is told once.
  ///
  /// - Parameters:
  ///   - geometryPreferences: How it is to be turned.
  ///   - errorHandler: Told that it is not supported; nil for nobody.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    Missing.tell("UIWindowScene.requestGeometryUpdate", "desktops don't turn windows")
    errorHandler?(CocoaError(.featureUnsupported))
  }
}

extension UIViewController {
  /// Would turn windows as the device is; desktops don't turn them.
  public class func attemptRotationToDeviceOrientation() {}
}
