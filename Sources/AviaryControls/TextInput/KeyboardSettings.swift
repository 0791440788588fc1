@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// Which keyboard a text is entered with.
public enum UIKeyboardType: Int, Sendable {
  case `default` = 0
  case asciiCapable = 1
  case numbersAndPunctuation = 2
  case URL = 3
  case numberPad = 4
  case phonePad = 5
  case namePhonePad = 6
  case emailAddress = 7
  case decimalPad = 8
  case twitter = 9
  case webSearch = 10
  case asciiCapableNumberPad = 11
}

/// Which words begin with a capital by themselves, in the older way.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}

/// What a text is, so that it can be filled in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A prefix of a name.
  public static let namePrefix = UITextContentType(rawValue: "name-prefix")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A middle name.
  public static let middleName = UITextContentType(rawValue: "middle-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A job.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// An organization.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place.
  public static let location = UITextContentType(rawValue: "location")
  /// A street.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An e-mail address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// An address of the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// The name on a credit card.
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  /// The given name on a credit card.
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  /// The middle name on a credit card.
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-middle-name")
  /// The family name on a credit card.
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  /// A credit card's security code.
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  /// When a credit card expires.
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  /// The month in which a credit card expires.
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  /// The year in which a credit card expires.
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  /// A credit card's kind.
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  /// A day of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
  /// The day of a birth.
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  /// The month of a birth.
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  /// The year of a birth.
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// The number of a parcel.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// A date and a time.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// A credit card's number.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A user's name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is chosen now.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is valid once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// Which words begin with a capital by themselves.
public struct TextInputAutocapitalization: Sendable, Equatable {
  let type: UITextAutocapitalizationType

  /// Creates the setting from the older one.
  public init?(_ type: UITextAutocapitalizationType) { self.type = type }

  private init(kind: UITextAutocapitalizationType) { type = kind }

  /// None.
  public static var never: TextInputAutocapitalization { .init(kind: .none) }
  /// All.
  public static var words: TextInputAutocapitalization { .init(kind: .words) }
  /// The first of each sentence.
  public static var sentences: TextInputAutocapitalization { .init(kind: .sentences) }
  /// All letters are capitals.
  public static var characters: TextInputAutocapitalization { .init(kind: .allCharacters) }
}

/// What is known of the texts that are entered in a view, for whoever shows a keyboard.
package nonisolated struct TextInputTraits: Equatable, Sendable {
  package var keyboardType = UIKeyboardType.default
  package var contentType: UITextContentType?
  package var autocapitalization: TextInputAutocapitalization?
  package var isFindDisabled = false
  package var isReplaceDisabled = false
}

enum TextInputTraitsKey: EnvironmentKey {
  static var defaultValue: TextInputTraits { TextInputTraits() }
}

enum AutocorrectionDisabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// What is known of the texts that are entered.
  package var textInputTraits: TextInputTraits {
    get { self[TextInputTraitsKey.self] }
    set { self[TextInputTraitsKey.self] = newValue }
  }

  /// Whether texts that are entered are left as they are.
  public var autocorrectionDisabled: Bool {
    get { self[AutocorrectionDisabledKey.self] }
    set { self[AutocorrectionDisabledKey.self] = newValue }
  }

  /// Whether texts that are entered are left as they are; nil as usual.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }
}

extension View {
  /// Sets which keyboard texts in this view are entered with.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.textInputTraits.keyboardType, type)
  }

  /// Says what texts in this view are, so that they can be filled in.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.textInputTraits.contentType, textContentType)
  }

  /// Sets which words of texts in this view begin with a capital by themselves.
  public nonisolated func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    environment(\.textInputTraits.autocapitalization, autocapitalization)
  }

  /// Sets which words of texts in this view begin with a capital by themselves.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    environment(\.textInputTraits.autocapitalization, TextInputAutocapitalization(style))
  }

  /// Says whether texts that are entered in this view are left as they are.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrectionDisabled, disable)
  }

  /// Says whether texts that are entered in this view are left as they are.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.disableAutocorrection, disable)
  }

  /// Would show what finds text in texts of this view; says once that nothing does, when it is to be shown.
  ///
  /// - Parameter isPresented: Whether it is shown.
  public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View {
    if isPresented.wrappedValue {
      Warnings.once("findNavigator has no effect: nothing here finds text in texts that are edited")
    }
    return self
  }

  /// Says whether nothing can be looked for in texts of this view.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View {
    environment(\.textInputTraits.isFindDisabled, isDisabled)
  }

  /// Says whether nothing can be replaced in texts of this view.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    environment(\.textInputTraits.isReplaceDisabled, isDisabled)
  }
}
