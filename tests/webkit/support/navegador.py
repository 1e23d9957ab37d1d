#!/usr/bin/python3
# Safari's engine with a profile of its own, which WebKitWebDriver starts and drives: its own small browser keeps none.
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

profile = sys.argv[1]
manager = WebKit2.WebsiteDataManager(
    base_data_directory=f'{profile}/data', base_cache_directory=f'{profile}/cache'
)
context = WebKit2.WebContext.new_with_website_data_manager(manager)
context.set_cache_model(WebKit2.CacheModel.WEB_BROWSER)
context.set_automation_allowed(True)


def open_window(*_):
    settings = WebKit2.Settings(enable_page_cache=True)
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, settings=settings)
    window = Gtk.Window()
    window.set_default_size(390, 844)
    window.add(view)
    view.connect('close', lambda _view: window.destroy())
    window.connect('destroy', Gtk.main_quit)
    window.show_all()
    return view


def begin(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('portal')
    session.set_application_info(info)
    session.connect('create-web-view', open_window)


context.connect('automation-started', begin)
Gtk.main()
