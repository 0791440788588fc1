// CoreGraphics' transforms, vectors and geometry functions, which everything here is told in.
@_exported public import AviaryCoreGeometry
