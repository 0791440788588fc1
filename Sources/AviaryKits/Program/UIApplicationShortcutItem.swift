public import Foundation

/// What a thing of a program's symbol shows, by UIKit's name: kept, as the desktop file lists them.
open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
  /// What the system shows for a purpose.
  public enum IconType: Int, Sendable {
    /// To write.
    case compose = 0
    /// To play.
    case play = 1
    /// To pause.
    case pause = 2
    /// To add.
    case add = 3
    /// A place.
    case location = 4
    /// To search.
    case search = 5
    /// To share.
    case share = 6
    /// What is forbidden.
    case prohibit = 7
    /// A person.
    case contact = 8
    /// A house.
    case home = 9
    /// A place that is kept.
    case markLocation = 10
    /// What one likes.
    case favorite = 11
    /// What one loves.
    case love = 12
    /// A cloud.
    case cloud = 13
    /// To ask somebody in.
    case invitation = 14
    /// To say that something is so.
    case confirmation = 15
    /// A letter.
    case mail = 16
    /// A message.
    case message = 17
    /// A day.
    case date = 18
    /// A time.
    case time = 19
    /// To take a picture.
    case capturePhoto = 20
    /// To take a film.
    case captureVideo = 21
    /// Something to be done.
    case task = 22
    /// Something that is done.
    case taskCompleted = 23
    /// A bell.
    case alarm = 24
    /// A mark.
    case bookmark = 25
    /// In any order.
    case shuffle = 26
    /// Sound.
    case audio = 27
    /// What is new.
    case update = 28
  }

  private let name: String

  /// What the system shows for a purpose.
  public init(type: IconType) { name = "\(type)" }
  /// A picture of the program's, by its name.
  public init(templateImageName: String) { name = templateImageName }
  /// A symbol of the system, by its name.
  public init(systemImageName: String) { name = systemImageName }

  /// Whether an object shows the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIApplicationShortcutIcon)?.name == name
  }
  /// Hashes what it shows.
  open override var hash: Int { name.hashValue }
}

/// A thing that a program's symbol offers, by UIKit's name.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  /// Which thing.
  open internal(set) var type: String
  /// What it is called.
  open internal(set) var localizedTitle: String
  /// What it says below; nil for nothing.
  open internal(set) var localizedSubtitle: String?
  /// What it shows; nil for nothing.
  open internal(set) var icon: UIApplicationShortcutIcon?
  /// What the program keeps of it; nil for nothing.
  open internal(set) var userInfo: [String: any NSSecureCoding]?

  /// A thing.
  ///
  /// - Parameters:
  ///   - type: Which thing.
  ///   - localizedTitle: What it is called.
  ///   - localizedSubtitle: What it says below; nil for nothing.
  ///   - icon: What it shows; nil for nothing.
  ///   - userInfo: What the program keeps of it; nil for nothing.
  public init(
    type: String,
    localizedTitle: String,
    localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }

  /// A thing.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}
