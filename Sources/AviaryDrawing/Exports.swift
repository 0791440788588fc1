// Line ends and line joins, which strokes are told in.
@_exported public import AviaryCoreGeometry
