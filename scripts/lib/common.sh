# shellcheck shell=bash
# What the scripts share. They set `root`, the repository's folder, before they source this.
# Written for bash 3.2, which is what macOS has.
: "${root:?}"

# Tells what is being done: on standard error, since standard output belongs to the command.
say() {
  printf '%s: %s\n' "$(basename "$0")" "$*" >&2
}

# stop STATUS MESSAGE…: says why and ends the script. As for sitegen itself, 2 is wrong usage and
# 3 something outside of the project.
stop() {
  local status=$1
  shift
  say "error: $*"
  exit "$status"
}

has() {
  command -v "$1" >/dev/null 2>&1
}

# Waits until no other run of the scripts changes the system or the build folder. Where there is
# no flock, SwiftPM's own lock and renaming whole files are what is left.
lock() {
  mkdir -p "$root/.build"
  exec 9>"$root/.build/scripts.lock"
  has flock || return 0
  flock -n 9 || {
    say "waiting for another run to finish"
    flock 9
  }
}

unlock() {
  exec 9>&-
}

need_swift() {
  has swift || stop 3 "Swift 6 is not installed, or not in PATH: get it from swift.org/install"
}
