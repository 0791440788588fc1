public import Foundation

extension FileManager {
  /// The folder that the programs of a group share, on this machine and for this person.
  ///
  /// It is made where there is none yet. Nothing else tells programs of a group from others: there are no entitlements here.
  ///
  /// - Parameter groupIdentifier: The group's name, such as `group.com.example.notes`.
  /// - Returns: nil for a name that no folder can have, and where it can't be made.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"),
      ![".", ".."].contains(groupIdentifier),
      let data = urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    else { return nil }
    let folder = data.appendingPathComponent("Group Containers")
      .appendingPathComponent(groupIdentifier, isDirectory: true)
    do { try createDirectory(at: folder, withIntermediateDirectories: true) } catch { return nil }
    return folder
  }
}
