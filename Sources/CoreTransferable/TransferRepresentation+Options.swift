/// Who may receive what is handed on.
public struct TransferRepresentationVisibility: Sendable, Hashable {
  /// From 0, everybody, to the fewest.
  let closeness: Int

  /// Everybody.
  public static let all = TransferRepresentationVisibility(closeness: 0)
  /// Programs of the same team; here those of this process, since programs have no team.
  public static let team = TransferRepresentationVisibility(closeness: 1)
  /// Programs of the same group; here those of this process, since programs have no group.
  public static let group = TransferRepresentationVisibility(closeness: 2)
  /// This process.
  public static let ownProcess = TransferRepresentationVisibility(closeness: 3)

  /// Whether somebody who stands as near as this may receive what is visible to others.
  func sees(_ visibility: TransferRepresentationVisibility) -> Bool {
    visibility.closeness <= closeness
  }
}

/// A representation in which only some values are handed on.
public struct _ConditionalTransferRepresentation<Base: TransferRepresentation>:
  TransferRepresentation
{
  /// What is handed on.
  public typealias Item = Base.Item
  /// Nothing else.
  public typealias Body = Never

  /// The forms, with the condition.
  public let _forms: [_TransferForm<Base.Item>]
}

/// A representation with a name or a visibility.
struct ModifiedTransferRepresentation<Item: Transferable>: TransferRepresentation {
  typealias Body = Never

  let _forms: [_TransferForm<Item>]
}

extension TransferRepresentation {
  /// Hands on in this form only values that meet a condition; the next forms are offered for the
  /// others.
  ///
  /// - Parameter condition: Whether a value is handed on in this form; called whenever somebody
  ///   asks for forms.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> _ConditionalTransferRepresentation<Self> {
    _ConditionalTransferRepresentation(
      _forms: changed { form in
        let before = form.condition
        form.condition = { item in (before?(item) ?? true) && condition(item) }
      }
    )
  }

  /// Says who may receive this form.
  ///
  /// - Parameter visibility: Who may; everybody where nothing is said.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> {
    ModifiedTransferRepresentation(_forms: changed { $0.visibility = visibility })
  }

  /// Suggests a name for a file of this form.
  ///
  /// - Parameter fileName: The name; the form's extension is added where it lacks one.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    ModifiedTransferRepresentation(_forms: changed { $0.fileName = { _ in fileName } })
  }

  /// Suggests a name for a file of this form.
  ///
  /// - Parameter fileName: Makes the name of a value; nil for none.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    ModifiedTransferRepresentation(_forms: changed { $0.fileName = fileName })
  }

  private func changed(_ change: (inout _TransferForm<Item>) -> Void) -> [_TransferForm<Item>] {
    _forms.map { form in
      var form = form
      change(&form)
      return form
    }
  }
}
