/// What a stack remembers between its calls.
public struct _StackLayoutCache {
  package var engineCache: StackEngine.Cache
}
