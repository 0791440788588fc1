/// What a text of AppKit is, for what fills it in.
public struct NSTextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// What has a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A name that one signs in by.
  public static let username = NSTextContentType(rawValue: "NSTextContentTypeUsername")
  /// A password.
  public static let password = NSTextContentType(rawValue: "NSTextContentTypePassword")
  /// A password to come.
  public static let newPassword = NSTextContentType(rawValue: "NSTextContentTypeNewPassword")
  /// A code that counts once.
  public static let oneTimeCode = NSTextContentType(rawValue: "NSTextContentTypeOneTimeCode")
  /// An address of mail.
  public static let emailAddress = NSTextContentType(rawValue: "NSTextContentTypeEmailAddress")
  /// A number to call.
  public static let telephoneNumber = NSTextContentType(
    rawValue: "NSTextContentTypeTelephoneNumber"
  )
  /// A name.
  public static let name = NSTextContentType(rawValue: "NSTextContentTypeName")
  /// A first name.
  public static let givenName = NSTextContentType(rawValue: "NSTextContentTypeGivenName")
  /// A name of the family.
  public static let familyName = NSTextContentType(rawValue: "NSTextContentTypeFamilyName")
  /// An address on the web.
  public static let URL = NSTextContentType(rawValue: "NSTextContentTypeURL")
  /// A number of a credit card.
  public static let creditCardNumber = NSTextContentType(
    rawValue: "NSTextContentTypeCreditCardNumber"
  )
}
