// Written by scripts/generate-overloads.
import AviaryDrawing
@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
public import AviaryGeometry
public import AviaryGraphics
import AviaryLayout
public import Foundation

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
  private nonisolated func attachment(
    _ attachment: AccessibilityAttachmentModifier.Attachment,
    isEnabled: Bool = true
  ) -> Self {
    attaching(AccessibilityAttachmentModifier(attachment, isEnabled: isEnabled))
  }

  private nonisolated func attaching(_ other: AccessibilityAttachmentModifier) -> Self {
    ModifiedContent(content: content, modifier: modifier.adding(other))
  }

  /// Says what this view is, for those who can't see it.
  ///
  /// - Parameter label: The words, in place of those that the view itself would give.
  public nonisolated func accessibilityLabel(
    _ label: Text
  ) -> Self {
    attachment(.label(label))
  }

  /// Says what this view is, for those who can't see it.
  ///
  /// - Parameter labelKey: The key of the words.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> Self {
    attachment(.label(Text(labelKey)))
  }

  /// Says what this view is, for those who can't see it.
  ///
  /// - Parameter label: The words, in place of those that the view itself would give.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S
  ) -> Self {
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
  ) -> Self {
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
  ) -> Self {
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
  ) -> Self {
    attachment(.label(Text(label)), isEnabled: isEnabled)
  }

  /// Says which value this view has.
  public nonisolated func accessibilityValue(
    _ valueDescription: Text
  ) -> Self {
    attachment(.value(valueDescription))
  }

  /// Says which value this view has.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> Self {
    attachment(.value(Text(valueKey)))
  }

  /// Says which value this view has.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S
  ) -> Self {
    attachment(.value(Text(value)))
  }

  /// Says what happens when this view is used.
  public nonisolated func accessibilityHint(
    _ hint: Text
  ) -> Self {
    attachment(.hint(hint))
  }

  /// Says what happens when this view is used.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> Self {
    attachment(.hint(Text(hintKey)))
  }

  /// Says what happens when this view is used.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S
  ) -> Self {
    attachment(.hint(Text(hint)))
  }

  /// Says whether assistive technology passes this view over.
  public nonisolated func accessibilityHidden(
    _ hidden: Bool
  ) -> Self {
    attachment(.hidden(hidden))
  }

  /// Says, while enabled, whether assistive technology passes this view over.
  public nonisolated func accessibilityHidden(
    _ hidden: Bool,
    isEnabled: Bool
  ) -> Self {
    attachment(.hidden(hidden), isEnabled: isEnabled)
  }

  /// Names this view for tests.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String
  ) -> Self {
    attachment(.identifier(identifier))
  }

  /// Names this view for tests while enabled.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String,
    isEnabled: Bool
  ) -> Self {
    attachment(.identifier(identifier), isEnabled: isEnabled)
  }

  /// Says what this view is and does.
  ///
  /// - Parameter traits: Added to those that the view has.
  public nonisolated func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> Self {
    attachment(.addTraits(traits))
  }

  /// Says what this view is not and does not do.
  public nonisolated func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> Self {
    attachment(.removeTraits(traits))
  }

  /// Sets when this view is read among its neighbours: greater values first, 0 unless set.
  public nonisolated func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> Self {
    attachment(.sortPriority(sortPriority))
  }

  /// Says that this view is a heading of a level.
  public nonisolated func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> Self {
    attachment(.heading(level))
  }

  /// Sets other names by which this view can be asked for, the best first.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text]
  ) -> Self {
    attachment(.inputLabels(inputLabels))
  }

  /// Sets other names by which this view can be asked for, the best first.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> Self {
    attachment(.inputLabels(inputLabelKeys.map { Text($0) }))
  }

  /// Sets other names by which this view can be asked for, the best first.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> Self {
    attachment(.inputLabels(inputLabels.map { Text($0) }))
  }

  /// Says whether this view can be used although nothing in it shows that.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> Self {
    attachment(.note("respondsToUserInteraction", respondsToUserInteraction))
  }

  /// Says where this view is touched to be used, as fractions of it.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint
  ) -> Self {
    attachment(.note("activationPoint", activationPoint))
  }

  /// Says where this view is touched to be used, in its own space.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: CGPoint
  ) -> Self {
    attachment(.note("activationPoint", activationPoint))
  }

  /// Says what assistive technology can ask this view to do.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void
  ) -> Self {
    attachment(.action(.kind(actionKind, handler)))
  }

  /// Says what assistive technology can ask this view to do, by a name.
  public nonisolated func accessibilityAction(
    named name: Text,
    _ handler: @escaping () -> Void
  ) -> Self {
    attachment(.action(.kind(AccessibilityActionKind(named: name), handler)))
  }

  /// Says what assistive technology can ask this view to do, by a name.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey,
    _ handler: @escaping () -> Void
  ) -> Self {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Says what assistive technology can ask this view to do, by a name.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S,
    _ handler: @escaping () -> Void
  ) -> Self {
    accessibilityAction(named: Text(name), handler)
  }

  /// Lets assistive technology adjust this view's value.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> Self {
    attachment(.action(.adjust(handler)))
  }

  /// Says which value this view has while enabled.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - isEnabled: Whether they count.
  public nonisolated func accessibilityValue(
    _ text: Text,
    isEnabled: Bool
  ) -> Self {
    attachment(.value(text), isEnabled: isEnabled)
  }

  /// Says which value this view has while enabled.
  ///
  /// - Parameters:
  ///   - key: The words.
  ///   - isEnabled: Whether they count.
  public nonisolated func accessibilityValue(
    _ key: LocalizedStringKey,
    isEnabled: Bool
  ) -> Self {
    attachment(.value(Text(key)), isEnabled: isEnabled)
  }

  /// Says which value this view has while enabled.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - isEnabled: Whether they count.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ text: S,
    isEnabled: Bool
  ) -> Self {
    attachment(.value(Text(text)), isEnabled: isEnabled)
  }

  /// Says what happens when this view is used, while enabled.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - isEnabled: Whether they count.
  public nonisolated func accessibilityHint(
    _ text: Text,
    isEnabled: Bool
  ) -> Self {
    attachment(.hint(text), isEnabled: isEnabled)
  }

  /// Says what happens when this view is used, while enabled.
  ///
  /// - Parameters:
  ///   - key: The words.
  ///   - isEnabled: Whether they count.
  public nonisolated func accessibilityHint(
    _ key: LocalizedStringKey,
    isEnabled: Bool
  ) -> Self {
    attachment(.hint(Text(key)), isEnabled: isEnabled)
  }

  /// Says what happens when this view is used, while enabled.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - isEnabled: Whether they count.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ text: S,
    isEnabled: Bool
  ) -> Self {
    attachment(.hint(Text(text)), isEnabled: isEnabled)
  }

  /// Sets other names by which this view can be asked for while enabled, the best first.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text],
    isEnabled: Bool
  ) -> Self {
    attachment(.inputLabels(inputLabels), isEnabled: isEnabled)
  }

  /// Sets other names by which this view can be asked for while enabled, the best first.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey],
    isEnabled: Bool
  ) -> Self {
    attachment(.inputLabels(inputLabelKeys.map { Text($0) }), isEnabled: isEnabled)
  }

  /// Sets other names by which this view can be asked for while enabled, the best first.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S],
    isEnabled: Bool
  ) -> Self {
    attachment(.inputLabels(inputLabels.map { Text($0) }), isEnabled: isEnabled)
  }

  /// Says where this view is touched to be used while enabled, as fractions of it.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: UnitPoint,
    isEnabled: Bool
  ) -> Self {
    attachment(.note("activationPoint", activationPoint), isEnabled: isEnabled)
  }

  /// Says where this view is touched to be used while enabled, in its own space.
  public nonisolated func accessibilityActivationPoint(
    _ activationPoint: CGPoint,
    isEnabled: Bool
  ) -> Self {
    attachment(.note("activationPoint", activationPoint), isEnabled: isEnabled)
  }

  /// Says, while enabled, whether this view can be used although nothing in it shows that.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true,
    isEnabled: Bool
  ) -> Self {
    attachment(
      .note("respondsToUserInteraction", respondsToUserInteraction),
      isEnabled: isEnabled
    )
  }

  /// Says what this view is, for those who can't see it.
  ///
  /// - Parameter labelResource: What it says, looked up where it is shown.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(_ labelResource: LocalizedStringResource)
    -> Self
  {
    accessibilityLabel(LocalizedStringKey(labelResource))
  }

  /// Says what this view is while enabled.
  ///
  /// - Parameters:
  ///   - labelResource: What it says, looked up where it is shown.
  ///   - isEnabled: Whether they count.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel(
    _ labelResource: LocalizedStringResource,
    isEnabled: Bool
  ) -> Self {
    accessibilityLabel(LocalizedStringKey(labelResource), isEnabled: isEnabled)
  }

  /// Says which value this view has.
  @_disfavoredOverload
  public nonisolated func accessibilityValue(_ valueResource: LocalizedStringResource)
    -> Self
  {
    accessibilityValue(LocalizedStringKey(valueResource))
  }

  /// Says what happens when this view is used.
  @_disfavoredOverload
  public nonisolated func accessibilityHint(_ hintResource: LocalizedStringResource)
    -> Self
  {
    accessibilityHint(LocalizedStringKey(hintResource))
  }

  /// Says what assistive technology can ask this view to do, by a name.
  @_disfavoredOverload
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringResource,
    _ handler: @escaping () -> Void
  ) -> Self {
    accessibilityAction(named: LocalizedStringKey(nameKey), handler)
  }

  /// Says what this view is.
  @available(*, deprecated, renamed: "accessibilityLabel(_:)")
  public nonisolated func accessibility(
    label: Text
  ) -> Self {
    accessibilityLabel(label)
  }

  /// Says which value this view has.
  @available(*, deprecated, renamed: "accessibilityValue(_:)")
  public nonisolated func accessibility(
    value: Text
  ) -> Self {
    accessibilityValue(value)
  }

  /// Says what happens when this view is used.
  @available(*, deprecated, renamed: "accessibilityHint(_:)")
  public nonisolated func accessibility(
    hint: Text
  ) -> Self {
    accessibilityHint(hint)
  }

  /// Says whether assistive technology passes this view over.
  @available(*, deprecated, renamed: "accessibilityHidden(_:)")
  public nonisolated func accessibility(
    hidden: Bool
  ) -> Self {
    accessibilityHidden(hidden)
  }

  /// Names this view for tests.
  @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
  public nonisolated func accessibility(
    identifier: String
  ) -> Self {
    accessibilityIdentifier(identifier)
  }

  /// Sets other names by which this view can be asked for.
  @available(*, deprecated, renamed: "accessibilityInputLabels(_:)")
  public nonisolated func accessibility(
    inputLabels: [Text]
  ) -> Self {
    accessibilityInputLabels(inputLabels)
  }

  /// Sets when this view is read among its neighbours.
  @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
  public nonisolated func accessibility(
    sortPriority: Double
  ) -> Self {
    accessibilitySortPriority(sortPriority)
  }

  /// Says where this view is touched to be used, in its own space.
  @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
  public nonisolated func accessibility(
    activationPoint: CGPoint
  ) -> Self {
    accessibilityActivationPoint(activationPoint)
  }

  /// Says where this view is touched to be used, as fractions of it.
  @available(*, deprecated, renamed: "accessibilityActivationPoint(_:)")
  public nonisolated func accessibility(
    activationPoint: UnitPoint
  ) -> Self {
    accessibilityActivationPoint(activationPoint)
  }

  /// Says what this view is and does.
  @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
  public nonisolated func accessibility(
    addTraits traits: AccessibilityTraits
  ) -> Self {
    accessibilityAddTraits(traits)
  }

  /// Says what this view is not and does not do.
  @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
  public nonisolated func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> Self {
    accessibilityRemoveTraits(traits)
  }

  /// Names this view among those of which one is selected; assistive technology is not told.
  @available(*, deprecated, message: "Use accessibilityAddTraits(.isSelected) or a tag.")
  public nonisolated func accessibility(
    selectionIdentifier: AnyHashable
  ) -> Self {
    attaching(AccessibilityAttachmentModifier(.note("selectionIdentifier", selectionIdentifier)))
  }
}
