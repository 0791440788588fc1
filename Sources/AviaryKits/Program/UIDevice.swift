import AviaryEngine
public import Foundation

/// Which way a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known, as on a desktop.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its right side.
  case landscapeLeft = 3
  /// On its left side.
  case landscapeRight = 4
  /// Flat, looking up.
  case faceUp = 5
  /// Flat, looking down.
  case faceDown = 6

  /// Whether it is on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is upright, or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it is flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether it is known and not flat.
  public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}

/// The machine that the program runs on, by UIKit's name.
@MainActor @preconcurrency
public final class UIDevice: NSObject {
  private nonisolated override init() {}

  /// The machine.
  public static let current = UIDevice()

  /// Posted when the device is held another way; never here.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )
  /// Posted when the charge changes; never here.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification"
  )
  /// Posted when the machine is plugged in or not; never here.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification"
  )

  /// The machine's name in its network.
  public var name: String { ProcessInfo.processInfo.hostName }
  /// What kind of machine it is: "Desktop".
  public var model: String { "Desktop" }
  /// What kind of machine it is, for people: "Desktop".
  public var localizedModel: String { model }
  /// The system's name, as "Debian GNU/Linux"; "Linux" where it does not say.
  public var systemName: String { Self.release["NAME"] ?? "Linux" }
  /// The system's version, as "12"; the kernel's where it does not say.
  public var systemVersion: String {
    let kernel = ProcessInfo.processInfo.operatingSystemVersion
    return Self.release["VERSION_ID"] ?? "\(kernel.majorVersion).\(kernel.minorVersion)"
  }
  /// The kind of device: a tablet, as for programs of tablets on Apple's desktops.
  ///
  /// Where there is no window, as in a picture or a test, it goes by the size of `UIScreen`: a phone below 600
  /// points from side to side, whichever way it is held.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    let device = UIScreen.device
    let width = UserInterfaceSizeClass(width: min(device.width, device.height))
    return UIScreen.window == nil && width == .compact ? .phone : .pad
  }
  /// Which way it is held: not known.
  public var orientation: UIDeviceOrientation { .unknown }
  /// Whether somebody asked to be told of its orientation.
  public private(set) var isGeneratingDeviceOrientationNotifications = false
  /// Asks to be told of its orientation, which does not change.
  public func beginGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = true
  }
  /// Asks no longer to be told of its orientation.
  public func endGeneratingDeviceOrientationNotifications() {
    isGeneratingDeviceOrientationNotifications = false
  }
  /// Whether programs take turns here: yes.
  public var isMultitaskingSupported: Bool { true }

  /// A number that is the same whenever this program runs for this person on this machine.
  ///
  /// It is made of the system's machine id, the person's and the program's name, none of which can
  /// be told from it.
  public var identifierForVendor: UUID? { Self.vendorIdentifier }

  private static let vendorIdentifier: UUID? = {
    let machine = try? String(contentsOfFile: "/etc/machine-id", encoding: .utf8)
    let program = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    return StableIdentifier.uuid(of: "\(machine ?? "")|\(NSUserName())|\(program)")
  }()

  /// What the system says of itself.
  private static let release: [String: String] = {
    let text = try? String(contentsOfFile: "/etc/os-release", encoding: .utf8)
    var values: [String: String] = [:]
    for line in (text ?? "").split(separator: "\n") {
      let sides = line.split(separator: "=", maxSplits: 1)
      guard sides.count == 2 else { continue }
      values[String(sides[0])] = sides[1].trimmingCharacters(in: CharacterSet(charactersIn: "\""))
    }
    return values
  }()

  // MARK: - The battery

  /// Whether the battery is looked at.
  public var isBatteryMonitoringEnabled = false
  /// The charge from 0 to 1; -1 without a battery, or where nobody looks at it.
  public var batteryLevel: Float {
    guard isBatteryMonitoringEnabled, let text = Self.battery("capacity"), let percent = Float(text)
    else { return -1 }
    return percent / 100
  }
  /// Whether it is charged.
  public var batteryState: BatteryState {
    guard isBatteryMonitoringEnabled else { return .unknown }
    return switch Self.battery("status") {
    case "Charging": .charging
    case "Full": .full
    case "Discharging", "Not charging": .unplugged
    default: .unknown
    }
  }

  /// Whether a battery is charged.
  public enum BatteryState: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// It is used.
    case unplugged = 1
    /// It is charged.
    case charging = 2
    /// It is full.
    case full = 3
  }

  private static func battery(_ name: String) -> String? {
    let folder = "/sys/class/power_supply"
    let supplies = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    guard let battery = supplies.sorted().first(where: { $0.hasPrefix("BAT") }) else { return nil }
    let text = try? String(contentsOfFile: "\(folder)/\(battery)/\(name)", encoding: .utf8)
    return text?.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

/// A UUID that is the same for equal texts.
enum StableIdentifier {
  static func uuid(of text: String) -> UUID {
    var bytes: [UInt8] = []
    for salt: UInt8 in 0..<2 {
      // FNV-1a, twice with another beginning; then the bits are mixed, since the text may be short.
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ (UInt64(salt) &* 0x9E37_79B9_7F4A_7C15)
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ hash >> 33) &* 0xFF51_AFD7_ED55_8CCD
      hash = (hash ^ hash >> 33) &* 0xC4CE_B9FE_1A85_EC53
      hash ^= hash >> 33
      withUnsafeBytes(of: hash.bigEndian) { bytes += $0 }
    }
    // Version 8: made by a rule of one's own.
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}
