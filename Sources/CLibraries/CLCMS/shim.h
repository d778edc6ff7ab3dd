#include <lcms2.h>

// The formats are macros of casts and shifts, which Swift does not see.
static const cmsUInt32Number sitegen_lcms_bgra = TYPE_BGRA_8;
// Grey in the first of four bytes.
static const cmsUInt32Number sitegen_lcms_gray =
    COLORSPACE_SH(PT_GRAY) | EXTRA_SH(3) | CHANNELS_SH(1) | BYTES_SH(1);
