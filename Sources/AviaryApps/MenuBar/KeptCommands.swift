@_spi(Engine) import AviaryEngine

// Commands that the system brings along elsewhere, and for which there is nothing to do here.

/// The commands for toolbars: none, since toolbars can't be hidden or changed; that is said once.
public struct ToolbarCommands: Commands {
  public typealias Body = Never

  /// Creates the commands.
  public nonisolated init() {}

  public nonisolated func _parts() -> [_CommandPart] {
    Warnings.once("ToolbarCommands has no effect: toolbars can't be hidden or changed here")
    return []
  }
}

/// The commands that take pictures from other devices: none; that is said once.
public struct ImportFromDevicesCommands: Commands {
  public typealias Body = Never

  /// Creates the commands.
  public nonisolated init() {}

  public nonisolated func _parts() -> [_CommandPart] {
    Warnings.once("ImportFromDevicesCommands has no effect: there are no devices to import from")
    return []
  }
}

/// The commands that find and check text: none yet; that is said once.
public struct TextEditingCommands: Commands {
  public typealias Body = Never

  /// Creates the commands.
  public nonisolated init() {}

  public nonisolated func _parts() -> [_CommandPart] {
    Warnings.once("TextEditingCommands has no effect: nothing here finds or checks text")
    return []
  }
}
