import CGD
import CPango
import CDeflate
func probe() {
  _ = gdImageCreateTrueColor(10, 10)
  let c = FcConfigCreate()
  let m = pango_cairo_font_map_new()
  let fm: OpaquePointer? = nil
  pango_fc_font_map_set_config(fm, c)
  _ = m
}
