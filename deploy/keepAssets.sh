#!/bin/sh
# Keeps the files with lasting names of the last releases in one folder, so that a tab that is still old finds its own, whichever machine it
# asks. deploy/release.sh runs it on each machine, in a cluster each container does before it starts; several at once wait for each other.
#
#   keepAssets.sh add RELEASE SHARED NAME    adds RELEASE/assets to SHARED/assets, as the release NAME
#   keepAssets.sh prune SHARED COUNT         removes what none of the COUNT releases that were added last has
set -eu

usage() {
  sed -n '5,6s/^# *//p' "$0" >&2
  exit 2
}

# Until this one is done, no other adds or removes anything.
alone() {
  mkdir -p "$1/assets" "$1/releases"
  exec 9>"$1/.lock"
  flock 9
}

add() {
  release=$1 shared=$2 name=$3
  list=$shared/releases/$name
  alone "$shared"
  (cd "$release/assets" && find . -type f | LC_ALL=C sort) >"$shared/.list"
  [ -s "$shared/.list" ] || {
    echo "There are no assets in $release" >&2
    exit 1
  }
  # On the same disk the files are there at once, without a second copy.
  if ! cp -rpln "$release/assets/." "$shared/assets/" 2>/dev/null; then
    while read -r file; do
      [ -e "$shared/assets/$file" ] && continue
      mkdir -p "$(dirname "$shared/assets/$file")"
      # Whole or not at all: a server that finds half a file has it kept for a year.
      cp -p "$release/assets/$file" "$shared/.part"
      mv "$shared/.part" "$shared/assets/$file"
    done <"$shared/.list"
  fi
  mv "$shared/.list" "$list"
  # Counts as the newest, also where it was there before.
  touch "$list"
}

prune() {
  shared=$1 count=$2
  alone "$shared"
  cd "$shared"
  # Names of releases have neither blanks nor line breaks.
  ls -t releases | tail -n "+$((count + 1))" | while read -r old; do rm -f "releases/$old"; done
  sort -u releases/* >.kept
  (cd assets && find . -type f) | grep -vxF -f .kept | while read -r file; do rm -f "assets/$file"; done
  rm -f .kept
}

case "${1-}" in
  add) [ $# -eq 4 ] || usage; add "$2" "$3" "$4" ;;
  prune) [ $# -eq 3 ] || usage; prune "$2" "$3" ;;
  *) usage ;;
esac
