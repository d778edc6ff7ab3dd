# shellcheck shell=bash
# Building the sitegen program, and only when what it is made of has changed.
: "${root:?}"

# A name for the content of everything that the program is made of.
#
# Times say nothing after a checkout, and no time tells of a file that is gone; reading the few
# megabytes takes about as long as looking at their times.
fingerprint() {
  local inputs=(Package.swift Sources Plugins themes scripts/lib/build.sh)
  [ ! -e "$root/Package.resolved" ] || inputs+=(Package.resolved)
  (
    cd "$root" &&
      find "${inputs[@]}" -type f -exec cksum {} + | LC_ALL=C sort | cksum | tr -s ' ' '-'
  )
}

# Sets `program` to a program made of the sources as they are.
#
# Each content has a program of its own, which is moved into its place complete and never written
# again: a run that builds cannot pull the program from under one that has just started.
build_sitegen() {
  local name
  name=$(fingerprint)
  program=$root/.build/programs/$name/sitegen
  [ ! -x "$program" ] || return 0
  need_swift
  lock
  while name=$(fingerprint) && program=$root/.build/programs/$name/sitegen && [ ! -x "$program" ]; do
    compile_sitegen
    # Sources that changed meanwhile may be in the program in part.
    [ "$(fingerprint)" = "$name" ] || continue
    keep_program
  done
  unlock
}

compile_sitegen() {
  say "building sitegen"
  compile sitegen
}

# Compiles a program with optimisation and sets `built` to the folder that it is in.
compile() {
  local options=(-c release --product "$1")
  # Apple's systems have the Swift libraries, and no static ones.
  [ "$(uname -s)" = Darwin ] || options+=(--static-swift-stdlib)
  (cd "$root" && swift build "${options[@]}") >&2 </dev/null || exit $?
  built=$(cd "$root" && swift build "${options[@]}" --show-bin-path </dev/null) || exit $?
}

keep_program() {
  local folder=${program%/*} old
  mkdir -p "$folder"
  cp "$built/sitegen" "$folder/sitegen.$$"
  mv -f "$folder/sitegen.$$" "$program"
  # The last few are kept for those who go back and forth between branches.
  # shellcheck disable=SC2012 # the names are digits and hyphens
  ls -t "$root/.build/programs" | tail -n +4 | while read -r old; do
    rm -rf "$root/.build/programs/$old"
  done
}
