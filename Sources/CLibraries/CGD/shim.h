#include <gd.h>

// AVIF came to libgd with 2.3.3; before it, no file of that format can be decoded.
static inline gdImagePtr sitegen_image_from_avif(int size, void *data) {
#if GD_MAJOR_VERSION * 10000 + GD_MINOR_VERSION * 100 + GD_RELEASE_VERSION >= 20303
  return gdImageCreateFromAvifPtr(size, data);
#else
  (void)size;
  (void)data;
  return 0;
#endif
}
