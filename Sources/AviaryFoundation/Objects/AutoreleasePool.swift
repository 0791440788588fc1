/// Runs work; objects end when nothing holds them here, so that there is no pool to empty.
///
/// - Parameter body: The work.
/// - Returns: What the work returns.
/// - Throws: What the work throws.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
