@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

private var confirmationTheme: ConfirmationTheme { ControlTheme.standard.confirmation }

/// A dialog over a dimmed background.
struct DialogOverlay<Content: View>: View {
  let alignment: Alignment
  /// How the dialog comes and goes.
  let part: PresentedPart.Kind
  let motion: PresentationMotion
  let dismiss: (() -> Void)?
  @ViewBuilder let content: () -> Content

  var body: some View {
    ZStack(alignment: alignment) {
      Dimming(dismiss: dismiss).presentedPart(.dimming, motion)
      content().presentedPart(part, motion)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A question with its answers, in the middle of the screen.
struct AlertView {
  @Environment(\.controlTheme.alert) private var theme
  @Environment(\.dismiss) private var dismiss
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  /// Whether one of the answers cancels.
  @State private var isCancellable = false
  let title: Text?
  let message: AnyView?
  let actions: AnyView
  /// Whether this is a choice of actions, which can always be cancelled, and needs no heading.
  let isConfirmation: Bool

  nonisolated init(
    title: Text?,
    message: AnyView?,
    actions: AnyView,
    isConfirmation: Bool = false
  ) {
    self.title = title
    self.message = message
    self.actions = actions
    self.isConfirmation = isConfirmation
  }
}

extension AlertView: View {
  var body: some View {
    Group(subviews: actions) { answers in
      let fields = answers.filter { $0.containerValues.isDialogField }
      ScrolledParts {
        ScrollView {
          VStack(spacing: 0) {
            heading
            ForEach(fields) { DialogField(field: $0) }
          }
        }
        ScrollView {
          AnswersLayoutView {
            if answers.count == fields.count, !isConfirmation {
              Button("OK") {}
            } else {
              ForEach(answers.filter { !$0.containerValues.isDialogField }) { $0 }
            }
            if isConfirmation, !isCancellable { UsualCancelButton() }
          }
        }
        .onPreferenceChange(IsCancellableKey.self) { isCancellable = $0 }
      }
    }
    .environment(\.controlPlace, .alert)
    .environment(\.dismissDialog, { dismiss() })
    // Words of a large text are longer than the usual card is wide.
    .frame(maxWidth: dynamicTypeSize.isAccessibilitySize ? theme.accessibilityWidth : theme.width)
    .clipShape(RoundedRectangle(cornerRadius: theme.radius))
    .surface(theme.surface, in: RoundedRectangle(cornerRadius: theme.radius))
    .padding(theme.margin)
  }

  @ViewBuilder private var heading: some View {
    if !isConfirmation || title != nil || message != nil {
      VStack(alignment: theme.headingAlignment.horizontal, spacing: theme.headingSpacing) {
        DialogIcon()
        title?.font(.headline).multilineTextAlignment(theme.textAlignment)
          .accessibilityAddTraits(.isHeader)
        message?.font(.footnote).multilineTextAlignment(theme.textAlignment)
        DialogSuppressionToggle()
      }
      .foregroundStyle(Color(.label))
      .frame(maxWidth: .infinity, alignment: theme.headingAlignment)
      .padding(.horizontal, theme.headingInsets.leading)
      .padding(.top, theme.headingInsets.top)
      .padding(.bottom, theme.headingInsets.bottom)
    }
  }
}

/// A field above the answers of an alert.
private struct DialogField: View {
  @Environment(\.controlTheme.alert) private var theme
  let field: Subview

  var body: some View {
    field
      .font(.footnote)
      .padding(.horizontal, theme.fieldPadding)
      .frame(minHeight: theme.fieldHeight)
      .background(
        Color(.systemBackground),
        in: RoundedRectangle(cornerRadius: theme.fieldRadius)
      )
      .padding(.horizontal, theme.fieldMargin)
      .padding(.bottom, theme.fieldSpacing)
  }
}

/// A choice of actions: at the bottom of the screen, or where that is wide on a card in its middle.
struct ConfirmationView {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.controlTheme.confirmation) private var confirmationTheme
  /// Whether one of the actions cancels.
  @State private var isCancellable = false
  let title: Text?
  let titleVisibility: Visibility
  let message: AnyView?
  let actions: AnyView

  nonisolated init(title: Text?, titleVisibility: Visibility, message: AnyView?, actions: AnyView) {
    self.title = title
    self.titleVisibility = titleVisibility
    self.message = message
    self.actions = actions
  }
}

extension ConfirmationView: View {
  var body: some View {
    if horizontalSizeClass == .regular || confirmationTheme.isCard {
      AlertView(
        title: titleVisibility == .hidden ? nil : title,
        message: message,
        actions: actions,
        isConfirmation: true
      )
    } else {
      sheet
    }
  }

  private var sheet: some View {
    ScrolledParts {
      ScrollView { choice }
    }
    .environment(\.controlPlace, .confirmation)
    .environment(\.dismissDialog, { dismiss() })
    .padding(confirmationTheme.margin)
  }

  private var choice: some View {
    ConfirmationLayoutView {
      ForEach(0..<2) { _ in
        RoundedRectangle(cornerRadius: confirmationTheme.radius).fill(.regularMaterial)
          .layoutValue(key: ConfirmationPart.self, value: .card)
      }
      VStack(spacing: confirmationTheme.headingSpacing) {
        DialogIcon()
        if titleVisibility == .visible {
          title?.font(.footnote.weight(.semibold)).accessibilityAddTraits(.isHeader)
        }
        message?.font(.footnote)
        DialogSuppressionToggle()
      }
      .multilineTextAlignment(.center)
      .foregroundStyle(Color(.secondaryLabel))
      .padding(.horizontal, confirmationTheme.headingPadding.width)
      .padding(.vertical, confirmationTheme.headingPadding.height)
      .layoutValue(key: ConfirmationPart.self, value: .heading)
      ForEach(subviews: actions) { $0 }
      if !isCancellable { UsualCancelButton() }
    }
    .onPreferenceChange(IsCancellableKey.self) { isCancellable = $0 }
  }
}

/// An answer of an alert, or an action of a confirmation dialog; it closes the dialog.
struct DialogButton: View {
  @Environment(\.controlTheme.alert) private var theme
  @Environment(\.controlTheme.confirmation) private var confirmationTheme
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.dismissDialog) private var dismissDialog
  @Environment(\.dialogAnswered) private var dialogAnswered
  @Environment(\.dynamicTypeSize) private var dynamicTypeSize
  let configuration: PrimitiveButtonStyleConfiguration
  let isConfirmation: Bool

  private var isCancel: Bool { configuration.role == .cancel }

  private var style: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(Color(.tertiaryLabel)) }
    return configuration.role == .destructive ? AnyShapeStyle(Color.red) : theme.answerStyle
  }

  var body: some View {
    configuration.label
      .font(
        (isConfirmation ? Font.title3 : .body).weight(
          isCancel ? theme.cancelWeight : theme.answerWeight
        )
      )
      .foregroundStyle(style)
      .lineLimit(dynamicTypeSize.isAccessibilitySize ? nil : 1)
      .multilineTextAlignment(.center)
      .padding(.vertical, theme.answerPadding)
      .frame(
        maxWidth: .infinity,
        minHeight: isConfirmation ? confirmationTheme.rowHeight : theme.answerHeight,
        maxHeight: .infinity
      )
      .overlay(alignment: .top) {
        if isConfirmation, !isCancel {
          Color(.separator).frame(height: confirmationTheme.lineWidth)
        }
      }
      .background(
        isConfirmation ? .clear : theme.answerFill,
        in: RoundedRectangle(cornerRadius: theme.answerRadius)
      )
      .controlDescription(.button)
      .onActivation {
        configuration.trigger()
        dismissDialog?()
        dialogAnswered?(isCancel)
      }
      .transformEnvironment(\.keyboardShortcut) { [role = configuration.role] shortcut in
        // Escape cancels; return gives the first answer that only agrees.
        if shortcut == nil, role == .cancel { shortcut = .cancelAction }
        if shortcut == nil, role == nil { shortcut = .defaultAction }
      }
      .alignmentGuide(.cancelAnswer) { [isCancel] _ in isCancel ? 1 : 0 }
      .preference(key: IsCancellableKey.self, value: isCancel)
  }
}

/// Cancels a choice none of whose actions does.
private struct UsualCancelButton: View {
  var body: some View {
    Button("Cancel", role: .cancel) {}
      .transformPreference(IsCancellableKey.self) { $0 = false }
  }
}

private enum IsCancellableKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Says which answer of a dialog cancels: its guide is 1.
private enum CancelAnswer: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension HorizontalAlignment {
  static let cancelAnswer = HorizontalAlignment(CancelAnswer.self)
}

enum DialogFieldKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

enum DismissDialogKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

enum DialogAnsweredKey: EnvironmentKey {
  static var defaultValue: ((_ isCancel: Bool) -> Void)? { nil }
}

extension ContainerValues {
  /// Whether a view in an alert is a field above the answers.
  var isDialogField: Bool {
    get { self[DialogFieldKey.self] }
    set { self[DialogFieldKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// Closes the dialog around.
  var dismissDialog: (@MainActor () -> Void)? {
    get { self[DismissDialogKey.self] }
    set { self[DismissDialogKey.self] = newValue }
  }

  /// Told when a person has given an answer of the dialog around, after what the answer does, and whether it cancels.
  package var dialogAnswered: ((_ isCancel: Bool) -> Void)? {
    get { self[DialogAnsweredKey.self] }
    set { self[DialogAnsweredKey.self] = newValue }
  }
}
