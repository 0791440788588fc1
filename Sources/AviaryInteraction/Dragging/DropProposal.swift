/// What a drop would do.
public struct DropProposal: Sendable {
  /// What it would do with data of this program.
  public let operation: DropOperation
  /// What it would do with data of other programs; nil for the same.
  public let operationOutsideApplication: DropOperation?

  /// Creates a proposal.
  ///
  /// - Parameter operation: What the drop would do; where the drag does not allow it, it copies.
  public init(operation: DropOperation) {
    self.operation = operation
    operationOutsideApplication = nil
  }

  /// Creates a proposal that depends on where the data comes from.
  ///
  /// - Parameters:
  ///   - withinApplication: What the drop would do with data of this program; where the drag does not allow it, it copies.
  ///   - outsideApplication: What it would do with data of other programs; where those do not allow it, it copies.
  public init(withinApplication: DropOperation, outsideApplication: DropOperation) {
    operation = withinApplication
    operationOutsideApplication = outsideApplication
  }
}
