"""The desktop for tests of signs in bars and of notifications, on the session's bus, by Gio.

    desktop_peer.py bar              a StatusNotifierWatcher that reads the items that register as a bar does
    desktop_peer.py notifications    a server of notifications

It takes orders on its standard input, a line each, and ends each answer with "done ORDER".
"""
import sys
import threading
from gi.repository import Gio, GLib

def tell(line):
    sys.stdout.write(line + "\n")
    sys.stdout.flush()

bus = Gio.bus_get_sync(Gio.BusType.SESSION)

WATCHER = """<node><interface name="org.kde.StatusNotifierWatcher">
<method name="RegisterStatusNotifierItem"><arg type="s" direction="in"/></method>
<property name="IsStatusNotifierHostRegistered" type="b" access="read"/>
</interface></node>"""

NOTIFICATIONS = """<node><interface name="org.freedesktop.Notifications">
<method name="GetCapabilities"><arg type="as" direction="out"/></method>
<method name="Notify"><arg type="s" direction="in"/><arg type="u" direction="in"/><arg type="s" direction="in"/>
<arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="as" direction="in"/>
<arg type="a{sv}" direction="in"/><arg type="i" direction="in"/><arg type="u" direction="out"/></method>
<method name="CloseNotification"><arg type="u" direction="in"/></method>
<signal name="NotificationClosed"><arg type="u"/><arg type="u"/></signal>
<signal name="ActionInvoked"><arg type="u"/><arg type="s"/></signal>
</interface></node>"""

ITEM = "org.kde.StatusNotifierItem"
items = []

def call(name, path, interface, member, arguments, answer=None):
    return bus.call_sync(name, path, interface, member, arguments, answer, 0, 10000, None)

def properties(name):
    return call(name, "/StatusNotifierItem", "org.freedesktop.DBus.Properties", "GetAll",
                GLib.Variant("(s)", (ITEM,)))[0]

def layout(name):
    path = properties(name)["Menu"]
    return path, call(name, path, "com.canonical.dbusmenu", "GetLayout",
                      GLib.Variant("(iias)", (0, -1, [])))[1]

def show(node, indent=""):
    number, values, children = node
    if number:
        if values.get("type") == "separator":
            line = "---"
        else:
            line = values["label"]
            if not values["enabled"]:
                line += " disabled"
            if values.get("toggle-type"):
                line += " on" if values["toggle-state"] else " off"
        tell(indent + line)
        indent += "  "
    for child in children:
        show(child, indent)

def find(node, label):
    number, values, children = node
    if values.get("label") == label:
        return number
    for child in children:
        found = find(child, label)
        if found:
            return found

def register(sender, name):
    items.append(name)
    bus.signal_subscribe(name, None, None, None, None, 0, lambda *a: tell("signal " + a[4]))
    bus.watch = Gio.bus_watch_name_on_connection(
        bus, name, 0, None, lambda *a: (items.remove(name), tell("item gone")))
    tell("item " + ("by its own name" if name == sender else name))

def on_call(connection, sender, path, interface, member, arguments, invocation):
    if member == "RegisterStatusNotifierItem":
        invocation.return_value(None)
        register(sender, arguments[0])
    elif member == "GetCapabilities":
        invocation.return_value(GLib.Variant("(as)", (["actions", "body", "body-markup", "sound"],)))
    elif member == "Notify":
        program, replaced, icon, title, body, actions, hints, timeout = arguments
        on_call.last = replaced or on_call.last + 1
        tell("notification %d of %s: %s | %s" % (on_call.last, program, title, body))
        tell("actions " + " ".join(actions))
        tell("hints " + " ".join("%s=%s" % (k, hints[k]) for k in sorted(hints)))
        invocation.return_value(GLib.Variant("(u)", (on_call.last,)))
    elif member == "CloseNotification":
        tell("close %d" % arguments[0])
        invocation.return_value(None)
on_call.last = 0

def on_property(connection, sender, path, interface, name):
    return GLib.Variant("b", True)

def order(line):
    words = line.split(" ")
    if words[0] == "menu":
        show(layout(items[-1])[1])
    elif words[0] == "click":
        path, root = layout(items[-1])
        number = find(root, " ".join(words[1:]))
        call(items[-1], path, "com.canonical.dbusmenu", "Event",
             GLib.Variant("(isvu)", (number, "clicked", GLib.Variant("i", 0), 0)))
    elif words[0] == "group":
        path, root = layout(items[-1])
        number = find(root, " ".join(words[1:]))
        events = [(number, "clicked", GLib.Variant("i", 0), 0), (9999, "clicked", GLib.Variant("i", 0), 0)]
        answer = call(items[-1], path, "com.canonical.dbusmenu", "EventGroup",
                      GLib.Variant("(a(isvu))", (events,)))
        tell("unknown " + str(list(answer[0])))
    elif words[0] == "properties":
        found = properties(items[-1])
        for name in sorted(found):
            if name != "IconPixmap":
                tell("%s=%s" % (name, found[name]))
        for width, height, data in found["IconPixmap"]:
            data = list(data)
            tell("picture %d %d %d opaque %s" % (width, height, len(data), any(data[0::4])))
    elif words[0] == "activate":
        call(items[-1], "/StatusNotifierItem", ITEM, "Activate", GLib.Variant("(ii)", (0, 0)))
    elif words[0] == "invoke":
        bus.emit_signal(None, "/org/freedesktop/Notifications", "org.freedesktop.Notifications",
                        "ActionInvoked", GLib.Variant("(us)", (int(words[1]), words[2])))
    elif words[0] == "closed":
        bus.emit_signal(None, "/org/freedesktop/Notifications", "org.freedesktop.Notifications",
                        "NotificationClosed", GLib.Variant("(uu)", (int(words[1]), int(words[2]))))
    tell("done " + line)
    return False

def carry_out(line):
    try:
        return order(line)
    except Exception as error:
        tell("error %s" % error)
        return False

def read():
    for line in sys.stdin:
        GLib.idle_add(carry_out, line.strip())

is_bar = sys.argv[1] == "bar"
name = "org.kde.StatusNotifierWatcher" if is_bar else "org.freedesktop.Notifications"
path = "/StatusNotifierWatcher" if is_bar else "/org/freedesktop/Notifications"
info = Gio.DBusNodeInfo.new_for_xml(WATCHER if is_bar else NOTIFICATIONS)
bus.register_object(path, info.interfaces[0], on_call, on_property, None)
loop = GLib.MainLoop()
Gio.bus_own_name_on_connection(bus, name, 0, lambda *a: tell("ready"), None)
threading.Thread(target=read, daemon=True).start()
loop.run()
