@_exported public import CAviaryOS
