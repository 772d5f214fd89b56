#!/usr/bin/python3
"""A window with WebKit in it and nothing else, for WebKitWebDriver: WebKitGTK's own MiniBrowser can't be as narrow as a phone."""
import sys
import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

settings = Gtk.Settings.get_default()
settings.set_property("gtk-application-prefer-dark-theme", "--dark" in sys.argv)
settings.set_property("gtk-enable-animations", False)

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def open_view(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    # Writes console errors, failed calls and policy violations to the output.
    view.get_settings().set_enable_write_console_messages_to_stdout(True)
    window = Gtk.Window()
    window.add(view)
    window.set_default_size(1440, 900)
    window.show_all()
    return view


def start(_context, session):
    information = WebKit2.ApplicationInfo()
    information.set_name("shop")
    session.set_application_info(information)
    session.connect("create-web-view", open_view)


context.connect("automation-started", start)
Gtk.main()
