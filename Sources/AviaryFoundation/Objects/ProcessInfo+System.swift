public import Foundation

extension ProcessInfo {
  /// How hot the machine is.
  public enum ThermalState: Int, Sendable {
    /// As it should be.
    case nominal = 0
    /// Somewhat warm.
    case fair = 1
    /// So hot that programs should do less.
    case serious = 2
    /// So hot that programs should do as little as they can.
    case critical = 3
  }

  /// Whether the machine saves power.
  ///
  /// It does where its firmware's profile is `low-power`; false where the firmware has no profiles.
  public var isLowPowerModeEnabled: Bool {
    let profile = try? String(
      contentsOfFile: "/sys/firmware/acpi/platform_profile",
      encoding: .utf8
    )
    return profile?.trimmingCharacters(in: .whitespacesAndNewlines) == "low-power"
  }

  /// How hot the machine is: always nominal, as Linux cools it without telling programs.
  public var thermalState: ThermalState { .nominal }

  /// Posted when the machine gets warmer or cooler; never here, as nobody is told.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification"
  )

  /// Whether an iPhone's program runs on a Mac: it does not.
  public var isiOSAppOnMac: Bool { false }

  /// Whether the program was built with Mac Catalyst: it was not.
  public var isMacCatalystApp: Bool { false }
}

extension Notification.Name {
  /// Posted when the machine begins or ends to save power; never here, as nobody is told.
  public static let NSProcessInfoPowerStateDidChange = Notification.Name(
    "NSProcessInfoPowerStateDidChangeNotification"
  )
}
