/// The types that say how attributed text may look.
public enum AttributedTextFormatting {}
