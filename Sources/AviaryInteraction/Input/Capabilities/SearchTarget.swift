@_spi(Engine) package import AviaryEngine

/// A view with the field of a search in it: the key that searches gives the first view in it the
/// focus that can have it.
package protocol SearchTarget: ViewNode {}
