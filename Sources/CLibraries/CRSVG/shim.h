// Cairo and GLib are declared once, by the module of Pango: Swift sees their constants in one module
// alone.
#pragma clang module import CPango
#include <librsvg/rsvg.h>
