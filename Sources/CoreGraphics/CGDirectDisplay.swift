/// The number of a display.
public typealias CGDirectDisplayID = UInt32

/// The number of the display that the program is on: there is one that is known.
public func CGMainDisplayID() -> CGDirectDisplayID { 1 }
