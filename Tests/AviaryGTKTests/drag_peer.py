"""Another program for the tests of dragging: a GTK 3 window that offers or takes what is dragged.

    drag_peer.py offer TYPE DATA [TYPE DATA ...]   a source, at 500, 0; where DATA is !, it never answers
    drag_peer.py take TYPE                         a destination, at 500, 0, that tells what it got
"""
import sys
import gi
gi.require_version("Gtk", "3.0")
gi.require_version("Gdk", "3.0")
from gi.repository import Gdk, Gtk, GLib

def tell(line):
    sys.stdout.write(line + "\n")
    sys.stdout.flush()

kind, rest = sys.argv[1], sys.argv[2:]
window = Gtk.Window(title="Peer")
window.set_default_size(300, 300)
window.move(500, 0)
box = Gtk.EventBox()
window.add(box)
if kind == "offer":
    offered = dict(zip(rest[0::2], rest[1::2]))
    targets = [Gtk.TargetEntry.new(name, 0, i) for i, name in enumerate(offered)]
    box.drag_source_set(Gdk.ModifierType.BUTTON1_MASK, targets,
                        Gdk.DragAction.COPY | Gdk.DragAction.MOVE)

    def give(widget, context, data, info, time):
        name = data.get_target().name()
        tell("asked for " + name)
        if offered[name] == "!":
            while True:
                GLib.usleep(1000000)
        data.set(data.get_target(), 8, offered[name].encode())

    def end(widget, context):
        tell("ended " + str(context.get_selected_action().value_nicks))

    box.connect("drag-data-get", give)
    box.connect("drag-end", end)
else:
    wanted = rest[0]
    box.drag_dest_set(Gtk.DestDefaults.ALL, [Gtk.TargetEntry.new(wanted, 0, 0)],
                      Gdk.DragAction.COPY | Gdk.DragAction.MOVE)

    def got(widget, context, x, y, data, info, time):
        names = sorted(t.name() for t in context.list_targets())
        tell("types " + " ".join(names))
        tell("got " + repr(data.get_data().decode(errors="replace")))

    box.connect("drag-data-received", got)
window.connect("destroy", Gtk.main_quit)
window.show_all()
tell("ready")
Gtk.main()
