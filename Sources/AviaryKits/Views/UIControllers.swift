import AviaryEngine
import AviaryGraphics
public import Foundation

/// Something that is done with what a person shares, by UIKit's name; there are no such things here.
@MainActor @preconcurrency
open class UIActivity: NSObject {
  /// What kind of thing.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A kind of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A kind of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// To devices near by.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Into the clipboard.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// A letter.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// A message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// On paper.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// To the photos.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// As a contact's picture.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// To what is read later.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// In a book.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// With the mark-up tools.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    /// To Facebook.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// To Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
  }
}

/// What a person shares with, of UIKit: kept, and nothing shows it; SwiftUI's `ShareLink` does.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
  /// What is told when it is over.
  public typealias CompletionWithItemsHandler = (
    _ activityType: UIActivity.ActivityType?, _ completed: Bool, _ returnedItems: [Any]?,
    _ activityError: (any Error)?
  ) -> Void

  /// What is told when it is over; never here.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// What is not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// One that shares things; they are not shared here.
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
  }
}

/// Who is told about a picture that a person chose; never here.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// A picture was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  )
  /// None was chosen.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// What a person chooses or takes pictures with, of UIKit: kept, and nothing shows it.
///
/// Its `delegate` is a navigation's, and is told of no picture here.
@MainActor @preconcurrency
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// The library.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// The newest ones.
    case savedPhotosAlbum = 2
  }

  /// What is told of a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as it was cut.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The film's file.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The picture's file.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// The kinds that can be chosen.
  open var mediaTypes = ["public.image"]
  /// Whether a part of a picture can be cut out.
  open var allowsEditing = false

  /// Whether there are pictures from somewhere: no.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
}

/// A question of UIKit: it is shown when a controller presents it.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  /// Where it stands.
  public enum Style: Int, Sendable {
    /// At the bottom.
    case actionSheet = 0
    /// In the middle.
    case alert = 1
  }

  /// What it says beside its title.
  open var message: String?
  /// Where it stands.
  open private(set) var preferredStyle = Style.alert
  /// The answers.
  open private(set) var actions: [UIAlertAction] = []
  /// The answer that return gives; nil for none.
  open var preferredAction: UIAlertAction?
  /// The fields; nil for none.
  open private(set) var textFields: [UITextField]?

  /// A question.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Asks, and tells the answer that is chosen.
  func ask() {
    // Without an answer it could not be closed.
    let answers = actions.isEmpty ? [UIAlertAction(title: "OK", style: .cancel)] : actions
    let question = Program.Alert(
      message: title ?? "",
      detail: message ?? "",
      buttons: answers.map { $0.title ?? "" }
    )
    if textFields != nil {
      Missing.tell("UIAlertController.addTextField", "the question has no field")
    }
    Program.services.ask(question) { chosen in
      guard answers.indices.contains(chosen) else { return }
      answers[chosen].perform()
    }
  }

  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// An answer to a question of UIKit.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
  /// What kind of answer.
  public enum Style: Int, Sendable {
    /// As usual.
    case `default` = 0
    /// Nothing is to be done.
    case cancel = 1
    /// Something goes away.
    case destructive = 2
  }

  /// What it is called.
  public let title: String?
  /// What kind it is.
  public let style: Style
  /// Whether it can be given.
  open var isEnabled = true
  /// What is read out in its place; kept.
  open var accessibilityLabel: String?
  /// What is read out of what it does; kept.
  open var accessibilityHint: String?
  /// What is read out of its value; kept.
  open var accessibilityValue: String?
  /// What kind of thing it is when it is read out; kept.
  open var accessibilityTraits = UIAccessibilityTraits()
  /// What it is found by in tests; kept.
  open var accessibilityIdentifier: String?
  private let handler: ((UIAlertAction) -> Void)?

  /// It is given.
  func perform() { handler?(self) }

  /// An answer.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}
