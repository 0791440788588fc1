public import Foundation

extension NSWorkspace {
  /// Whether things should move less.
  public var accessibilityDisplayShouldReduceMotion: Bool {
    onMainThread { UIAccessibility.isReduceMotionEnabled }
  }
  /// Whether less should shine through.
  public var accessibilityDisplayShouldReduceTransparency: Bool {
    onMainThread { UIAccessibility.isReduceTransparencyEnabled }
  }
  /// Whether colours should differ more.
  public var accessibilityDisplayShouldIncreaseContrast: Bool {
    onMainThread { UIAccessibility.isDarkerSystemColorsEnabled }
  }
  /// Whether colours alone should tell nothing.
  public var accessibilityDisplayShouldDifferentiateWithoutColor: Bool {
    onMainThread { UIAccessibility.shouldDifferentiateWithoutColor }
  }
  /// Whether colours are inverted.
  public var accessibilityDisplayShouldInvertColors: Bool {
    onMainThread { UIAccessibility.isInvertColorsEnabled }
  }
  /// Whether what is shown is read out.
  public var isVoiceOverEnabled: Bool { onMainThread { UIAccessibility.isVoiceOverRunning } }
  /// Whether it is used by switches.
  public var isSwitchControlEnabled: Bool {
    onMainThread { UIAccessibility.isSwitchControlRunning }
  }
}

extension NSWorkspace {
  /// Posted when another desktop is shown; nothing posts it here.
  public static let activeSpaceDidChangeNotification = Notification.Name(
    "NSWorkspaceActiveSpaceDidChangeNotification"
  )
  /// Posted when another program has the keyboard; nothing posts it here.
  public static let didActivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidActivateApplicationNotification"
  )
  /// Posted when a program no longer has the keyboard; nothing posts it here.
  public static let didDeactivateApplicationNotification = Notification.Name(
    "NSWorkspaceDidDeactivateApplicationNotification"
  )
  /// Posted when a program was started; nothing posts it here.
  public static let didLaunchApplicationNotification = Notification.Name(
    "NSWorkspaceDidLaunchApplicationNotification"
  )
  /// Posted when a program ended; nothing posts it here.
  public static let didTerminateApplicationNotification = Notification.Name(
    "NSWorkspaceDidTerminateApplicationNotification"
  )
  /// Posted when displays fall asleep; nothing posts it here.
  public static let screensDidSleepNotification = Notification.Name(
    "NSWorkspaceScreensDidSleepNotification"
  )
  /// Posted when displays wake up; nothing posts it here.
  public static let screensDidWakeNotification = Notification.Name(
    "NSWorkspaceScreensDidWakeNotification"
  )
  /// Posted when the person comes back to this session; nothing posts it here.
  public static let sessionDidBecomeActiveNotification = Notification.Name(
    "NSWorkspaceSessionDidBecomeActiveNotification"
  )
  /// Posted when the person leaves this session; nothing posts it here.
  public static let sessionDidResignActiveNotification = Notification.Name(
    "NSWorkspaceSessionDidResignActiveNotification"
  )
  /// Posted before the machine is switched off; nothing posts it here.
  public static let willPowerOffNotification = Notification.Name(
    "NSWorkspaceWillPowerOffNotification"
  )
  /// Posted when people need something else to see things by; nothing posts it here.
  public static let accessibilityDisplayOptionsDidChangeNotification = Notification.Name(
    "NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification"
  )
  /// What the program that a notification is about is found by.
  public static let applicationUserInfoKey = "NSWorkspaceApplicationKey"
}
