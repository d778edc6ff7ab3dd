# shellcheck shell=bash
# What a card costs, in sitegen and in the programs that people compare it with.
: "${root:?}"

# bench_cards [--peers] [--runs N] [--background NAME] [--keep FOLDER]
bench_cards() {
  local runs=7 backgrounds=flat,gradient,photo keep='' peers='' arguments
  while [ $# -gt 0 ]; do
    case $1 in
      --peers)
        peers=1
        shift
        continue
        ;;
      --runs)
        case ${2:-} in
          '' | *[!0-9]* | 0*) stop 2 "$1 needs a whole number above 0" ;;
        esac
        runs=$2
        ;;
      --background)
        case ${2:-} in
          flat | gradient | photo) backgrounds=$2 ;;
          *) stop 2 "$1 needs one of flat, gradient and photo" ;;
        esac
        ;;
      --keep)
        [ -n "${2:-}" ] || stop 2 "$1 needs a folder"
        keep=$2
        ;;
      *) stop 2 "unknown option '$1'; the options are --peers, --runs, --background and --keep" ;;
    esac
    shift 2
  done

  install_system_packages tests
  need_swift
  lock
  compile BenchCards
  # shellcheck disable=SC2154 # compile sets it
  arguments=("$built/BenchCards" "$root/Benchmarks/Cards" "$runs" "$backgrounds" "$keep")
  if [ -n "$peers" ]; then
    prepare_peers
    arguments+=("$root/.build/bench-venv/bin/python")
  fi
  unlock
  exec python3 -B "$root/scripts/lib/bench-cards.py" "${arguments[@]}"
}

# Makes .build/bench-venv a Python with the other programs, in the versions that are compared.
prepare_peers() {
  local wanted=$root/Benchmarks/Cards/Peers/requirements.txt folder=$root/.build/bench-venv
  ! cmp -s "$wanted" "$folder/requirements.txt" || return 0
  say "installing the Python packages of Benchmarks/Cards/Peers/requirements.txt"
  python3 -m venv --clear "$folder" >&2 </dev/null ||
    stop 3 "python3 could not make a virtual environment in .build/bench-venv"
  "$folder/bin/python" -m pip install --quiet --no-input --disable-pip-version-check \
    -r "$wanted" >&2 </dev/null ||
    stop 3 "the Python packages of Benchmarks/Cards/Peers/requirements.txt could not be" \
      "installed, which needs a connection to PyPI; without --peers they are not needed"
  cp "$wanted" "$folder/requirements.txt"
}
