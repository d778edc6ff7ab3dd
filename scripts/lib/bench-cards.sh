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
    install_python_packages Benchmarks/Cards/Peers/requirements.txt .build/bench-venv \
      'PIL, takumi_py, typst' 'without --peers they are not needed'
    arguments+=("$root/.build/bench-venv/bin/python")
  fi
  unlock
  exec python3 -B "$root/scripts/lib/bench-cards.py" "${arguments[@]}"
}
