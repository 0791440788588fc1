public import Foundation

/// What a person is doing in a program, to be gone on with elsewhere.
///
/// Nothing on this platform goes on with activities: they are kept, and no other program or device
/// is told.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// What kind of activity it is, such as `com.example.edit`.
  public let activityType: String
  /// What it is called.
  open var title: String?
  /// What is needed to go on.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of ``userInfo`` without which nobody can go on.
  open var requiredUserInfoKeys: Set<String>?
  /// A page where a browser goes on.
  open var webpageURL: URL?
  /// The page that led to the activity.
  open var referrerURL: URL?
  /// What the activity is about, as windows' conditions name it.
  open var targetContentIdentifier: String?
  /// Words by which it is found.
  open var keywords: Set<String> = []
  /// When nobody is to find it any more.
  open var expirationDate: Date?
  /// Whether the information has to be brought up to date before it is handed on.
  open var needsSave = false
  /// Whether other devices may go on with it.
  open var isEligibleForHandoff = true
  /// Whether it may be searched for.
  open var isEligibleForSearch = false
  /// Whether anybody may find it.
  open var isEligibleForPublicIndexing = false
  /// Whether it may be suggested.
  open var isEligibleForPrediction = false
  /// What names it among those that can be deleted.
  open var persistentIdentifier: String?

  /// Makes an activity of a kind.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds to what is needed to go on.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes it the one that a person is at; nobody is told.
  open func becomeCurrent() {}

  /// Says that a person is not at it any more; nobody is told.
  open func resignCurrent() {}

  /// Ends it.
  open func invalidate() {}
}

/// The kind of the activity of looking at a page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
