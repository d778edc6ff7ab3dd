# shellcheck shell=bash
# Building and running the fuzz targets, with the libFuzzer of the Swift toolchain.
: "${root:?}"

# The modules that are fuzzed, each behind those that it imports.
fuzzed_modules=(Diagnostics Documents Mustache QRCodes Canvas)
# The C libraries that they import.
fuzzed_libraries=(CDeflate CEXIF CGD CIDN2 CLCMS CPango CQREncode CRSVG CTurboJPEG CYAML CZBar)

# The names of all targets on one line: the folders of Tests/Fuzzing that have a corpus.
all_targets() {
  local folder names=()
  for folder in "$root"/Tests/Fuzzing/*/corpus; do
    folder=${folder%/corpus}
    names+=("${folder##*/}")
  done
  printf '%s\n' "${names[*]}"
}

# A name for the content of everything that the targets are made of.
fuzzed_sources() {
  local inputs=(scripts/lib/fuzzing.sh) module library
  for library in "${fuzzed_libraries[@]}"; do inputs+=("Sources/CLibraries/$library"); done
  for module in "${fuzzed_modules[@]}"; do inputs+=("Sources/$module"); done
  (
    cd "$root" &&
      find "${inputs[@]}" Tests/Fuzzing -type f ! -path '*/corpus/*' -exec cksum {} + |
      LC_ALL=C sort | cksum | tr -s ' ' '-'
  )
}

# Makes a program of each target in .build/fuzz, unless they are there already.
#
# SwiftPM would put libFuzzer into all that it builds, so the few modules are compiled here.
compile_fuzz_targets() {
  local folder=$root/.build/fuzz name target module objects=()
  name=$(fuzzed_sources)
  [ "$(cat "$folder/sources" 2>/dev/null)" != "$name" ] || return 0
  mkdir -p "$folder"
  rm -f "$folder/sources"
  say "building the fuzz targets"
  for module in "${fuzzed_modules[@]}"; do
    compile_with_fuzzer "$module" -emit-module -emit-module-path "$folder/$module.swiftmodule" \
      -emit-object -o "$folder/$module.o" "$root/Sources/$module"
    objects+=("$folder/$module.o")
  done
  for target in $(all_targets); do
    compile_with_fuzzer "Fuzz$target" "${objects[@]}" -o "$folder/Fuzz$target" \
      "$root/Tests/Fuzzing/Support" "$root/Tests/Fuzzing/$target"
  done
  printf '%s\n' "$name" >"$folder/sources"
}

# compile_with_fuzzer MODULE ARGUMENTS… FOLDERS…: compiles the Swift files of the folders.
compile_with_fuzzer() {
  local module=$1 argument library arguments=()
  shift
  for library in "${fuzzed_libraries[@]}"; do
    arguments+=(-I "$root/Sources/CLibraries/$library")
  done
  # The headers of Pango and librsvg lie in folders of their own.
  for argument in $(pkg-config --cflags-only-I pangocairo librsvg-2.0); do
    arguments+=(-Xcc "$argument")
  done
  for argument in "$@"; do
    if [ -d "$argument" ]; then
      while IFS= read -r -d '' argument; do arguments+=("$argument"); done < <(
        find "$argument" -name '*.swift' -print0
      )
    else
      arguments+=("$argument")
    fi
  done
  swiftc -O -wmo -swift-version 6 -sanitize=fuzzer -parse-as-library -package-name sitegen \
    -module-name "$module" -I "$root/.build/fuzz" \
    "${arguments[@]}" >&2 </dev/null || exit $?
}

# run_fuzz_target TARGET SECONDS SEED: runs a target; SEED may be empty.
run_fuzz_target() {
  local target=$1 seconds=$2 seed=$3 folder=$root/.build/fuzz found options
  found=$folder/corpus/$target
  [ -z "$seed" ] || found=$folder/seeded/$target
  [ -z "$seed" ] || rm -rf "$found"
  mkdir -p "$found" "$folder/findings"
  options=(-max_total_time="$seconds" -timeout=10 -rss_limit_mb=512
    -artifact_prefix="$folder/findings/$target-")
  [ -z "$seed" ] || options+=(-seed="$seed")
  say "fuzzing $target for $seconds seconds"
  # Swift's own report of a crash would keep libFuzzer from writing the input.
  SWIFT_BACKTRACE=enable=no "$folder/Fuzz$target" "${options[@]}" "$found" \
    "$root/Tests/Fuzzing/$target/corpus" >"$folder/$target.log" 2>&1 </dev/null || {
    tail -n 40 "$folder/$target.log" >&2
    stop 1 "$target does not hold for the input that the last lines name"
  }
}
