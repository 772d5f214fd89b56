#!/bin/sh
# Keeps the files with lasting names of the last releases in one folder, so that a tab that is still old finds its own, whichever machine it
# asks. deploy/release.sh runs it on each machine, in a cluster each container does before it starts; several at once are no harm.
#
#   keepAssets.sh add RELEASE SHARED NAME    adds RELEASE/assets to SHARED/assets, as the release NAME
#   keepAssets.sh prune SHARED COUNT         removes what none of the COUNT releases that were added last has
set -eu

usage() {
  sed -n '5,6s/^# *//p' "$0" >&2
  exit 2
}

add() {
  release=$1 shared=$2 name=$3
  mkdir -p "$shared/assets" "$shared/releases"
  (cd "$release/assets" && find . -type f | sort) >"$shared/releases/.$name.$$"
  [ -s "$shared/releases/.$name.$$" ] || {
    echo "There are no assets in $release" >&2
    rm -f "$shared/releases/.$name.$$"
    exit 1
  }
  while read -r file; do
    [ -e "$shared/assets/$file" ] && continue
    mkdir -p "$(dirname "$shared/assets/$file")"
    # Whole or not at all: a server that finds half a file has it kept for a year.
    cp -p "$release/assets/$file" "$shared/assets/$file.$$.part"
    mv "$shared/assets/$file.$$.part" "$shared/assets/$file"
  done <"$shared/releases/.$name.$$"
  mv "$shared/releases/.$name.$$" "$shared/releases/$name"
  # Counts as the newest, also where it was there before.
  touch "$shared/releases/$name"
}

prune() {
  shared=$1 count=$2
  cd "$shared"
  # Names of releases have neither blanks nor line breaks.
  ls -t releases | tail -n "+$((count + 1))" | while read -r old; do rm -f "releases/$old"; done
  kept=releases/.kept.$$
  sort -u releases/* >"$kept"
  # What has just been added by another may not be on a list yet: it is of today.
  (cd assets && find . -type f ! -name '*.part' -mmin +1) | sort | grep -vxF -f "$kept" | while read -r file; do rm -f "assets/$file"; done
  rm -f "$kept"
}

case "${1-}" in
  add) [ $# -eq 4 ] || usage; add "$2" "$3" "$4" ;;
  prune) [ $# -eq 3 ] || usage; prune "$2" "$3" ;;
  *) usage ;;
esac
