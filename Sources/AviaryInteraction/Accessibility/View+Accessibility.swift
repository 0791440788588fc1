@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
public import AviaryGraphics
import AviaryLayout
public import Foundation

extension View {
  private nonisolated func attachment(
    _ attachment: AccessibilityAttachmentModifier.Attachment,
    isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(attachment, isEnabled: isEnabled))
  }

  // MARK: - Label

  /// Says what this view is, for those who can't see it.
  ///
  /// - Parameter label: The words, in place of those that the view itself would give.
  public nonisolated func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.label(label))
  }

  /// Says what this view is, for those who can't see it.
  ///
  /// - Parameter labelKey: The key of the words.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.label(Text(labelKey)))
  }

  /// Says what this view is, for those who can't see it.
  ///
  /// - Parameter label: The words, in place of those that the view itself would give.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.label(Text(label)))
  }

  /// Says what this view is while enabled.
  ///
  /// - Parameters:
  ///   - label: The words, in place of those that the view itself would give.
  ///   - isEnabled: Whether they count.
  public nonisolated func accessibilityLabel(
    _ label: Text,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.label(label), isEnabled: isEnabled)
  }

  /// Says what this view is while enabled.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the words.
  ///   - isEnabled: Whether they count.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.label(Text(labelKey)), isEnabled: isEnabled)
  }

  /// Says what this view is while enabled.
  ///
  /// - Parameters:
  ///   - label: The words, in place of those that the view itself would give.
  ///   - isEnabled: Whether they count.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.label(Text(label)), isEnabled: isEnabled)
  }

  // MARK: - Value

  /// Says which value this view has.
  public nonisolated func accessibilityValue(
    _ valueDescription: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.value(valueDescription))
  }

  /// Says which value this view has.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.value(Text(valueKey)))
  }

  /// Says which value this view has.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.value(Text(value)))
  }

  // MARK: - Hint

  /// Says what happens when this view is used.
  public nonisolated func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.hint(hint))
  }

  /// Says what happens when this view is used.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.hint(Text(hintKey)))
  }

  /// Says what happens when this view is used.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.hint(Text(hint)))
  }

  // MARK: - The rest

  /// Says whether assistive technology passes this view over.
  @_disfavoredOverload
  public nonisolated func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.hidden(hidden))
  }

  /// Says, while enabled, whether assistive technology passes this view over.
  @_disfavoredOverload
  public nonisolated func accessibilityHidden(
    _ hidden: Bool,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.hidden(hidden), isEnabled: isEnabled)
  }

  /// Names this view for tests.
  @_disfavoredOverload
  public nonisolated func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.identifier(identifier))
  }

  /// Names this view for tests while enabled.
  @_disfavoredOverload
  public nonisolated func accessibilityIdentifier(
    _ identifier: String,
    isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.identifier(identifier), isEnabled: isEnabled)
  }

  /// Says what this view is and does.
  ///
  /// - Parameter traits: Added to those that the view has.
  @_disfavoredOverload
  public nonisolated func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.addTraits(traits))
  }

  /// Says what this view is not and does not do.
  @_disfavoredOverload
  public nonisolated func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.removeTraits(traits))
  }

  /// Sets when this view is read among its neighbours: greater values first, 0 unless set.
  @_disfavoredOverload
  public nonisolated func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.sortPriority(sortPriority))
  }

  /// Says that this view is a heading of a level.
  @_disfavoredOverload
  public nonisolated func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.heading(level))
  }

  /// Sets other names by which this view can be asked for, the best first.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.inputLabels(inputLabels))
  }

  /// Sets other names by which this view can be asked for, the best first.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.inputLabels(inputLabelKeys.map { Text($0) }))
  }

  /// Sets other names by which this view can be asked for, the best first.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.inputLabels(inputLabels.map { Text($0) }))
  }

  /// Says whether this view can be used although nothing in it shows that.
  @_disfavoredOverload
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.note("respondsToUserInteraction", respondsToUserInteraction))
  }

  /// Says where this view is touched to be used, as fractions of it.
  @_disfavoredOverload
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.note("activationPoint", activationPoint))
  }

  /// Says where this view is touched to be used, in its own space.
  @_disfavoredOverload
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: CGPoint
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.note("activationPoint", activationPoint))
  }

  /// Says what assistive technology can ask this view to do.
  @_disfavoredOverload
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.action(.kind(actionKind, handler)))
  }

  /// Says what assistive technology can ask this view to do, by a name.
  public nonisolated func accessibilityAction(
    named name: Text,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.action(.kind(AccessibilityActionKind(named: name), handler)))
  }

  /// Says what assistive technology can ask this view to do, by a name.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Says what assistive technology can ask this view to do, by a name.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S,
    _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(name), handler)
  }

  /// Lets assistive technology adjust this view's value.
  @_disfavoredOverload
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attachment(.action(.adjust(handler)))
  }

  /// Says that this view and another one are label and content.
  public nonisolated func accessibilityLabeledPair<ID: Hashable>(
    role: AccessibilityLabeledPairRole,
    id: ID,
    in namespace: Namespace.ID
  ) -> some View {
    attachment(.labeledPair(AccessibilityPair(role, id: AnyHashable(id), in: namespace)))
  }

  /// Says that this view belongs together with others of the same id.
  public nonisolated func accessibilityLinkedGroup<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID
  ) -> some View {
    attachment(.note("linkedGroup", (AnyHashable(id), namespace)))
  }

  /// Says that this view keeps its colours when the display's are inverted.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    attachment(.note("ignoresInvertColors", active))
  }

  /// Says that this view has a large version to be shown in the middle of the screen.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View {
    attachment(.note("largeContentViewer", true))
  }
}
