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

// Writes an image as AVIF; none where libgd is older than the format.
static inline void *sitegen_image_avif(gdImagePtr image, int *size, int quality, int speed) {
#if GD_MAJOR_VERSION * 10000 + GD_MINOR_VERSION * 100 + GD_RELEASE_VERSION >= 20303
  return gdImageAvifPtrEx(image, size, quality, speed);
#else
  (void)image;
  (void)size;
  (void)quality;
  (void)speed;
  return 0;
#endif
}
