#include <microhttpd.h>

// Swift calls no C function of variable arguments, and for these two there is no other form.

/** The socket of a connection, or -1 when it has none. */
static inline int
sitegen_connection_socket (struct MHD_Connection *connection)
{
  const union MHD_ConnectionInfo *info =
    MHD_get_connection_info (connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? info->connect_fd : -1;
}

/** Sets after how many seconds of silence a connection is closed. */
static inline enum MHD_Result
sitegen_set_timeout (struct MHD_Connection *connection, unsigned int seconds)
{
  return MHD_set_connection_option (connection, MHD_CONNECTION_OPTION_TIMEOUT, seconds);
}
