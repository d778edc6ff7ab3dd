"""Runs a program on a terminal of the given number of columns; prints what it writes there."""

import fcntl
import os
import pty
import struct
import sys
import termios

process, terminal = pty.fork()
if process == 0:
    fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack("HHHH", 60, int(sys.argv[1]), 0, 0))
    os.execv(sys.argv[2], sys.argv[2:])
output = b""
while True:
    try:
        part = os.read(terminal, 65536)
    except OSError:  # Linux reports the terminal's end as an error.
        break
    if not part:
        break
    output += part
# The terminal puts a carriage return before each line feed.
sys.stdout.buffer.write(output.replace(b"\r\n", b"\n"))
sys.exit(os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]))
