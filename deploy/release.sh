#!/usr/bin/env bash
# Puts a build on one machine or several, so that no customer ever asks for a file that isn't there: its assets first, on all of them; then
# its pages, by changing a link; then a look at whether it runs, and back to the release before where it doesn't. docs/operating.md.
#
#   release.sh [--keep 3] [--check ADDRESS]… BUILD TARGET…   TARGET: /srv/shop or user@host:/srv/shop
#   release.sh --back [--check ADDRESS]… TARGET…             to the release before
set -euo pipefail

usage() { sed -n '5,6s/^# *//p' "$0" >&2; exit 2; }
stop() { echo "$1" >&2; exit 1; }

keep=3 back='' checks=() words=()
while [ $# -gt 0 ]; do
  case $1 in
    --keep) [[ ${2-} =~ ^[1-9][0-9]?$ ]] || usage; keep=$2; shift 2 ;;
    --check) [[ ${2-} =~ ^https?:// ]] || usage; checks+=("${2%/}"); shift 2 ;;
    --back) back=1; shift ;;
    -*) usage ;;
    *) words+=("$1"); shift ;;
  esac
done
if [ -n "$back" ]; then targets=("${words[@]}"); else build=${words[0]-}; targets=("${words[@]:1}"); fi
[ ${#targets[@]} -gt 0 ] || usage
here=$(cd "$(dirname "$0")" && pwd)

# Runs a command of the shell where a target is, in its folder.
on() {
  local target=$1
  case $target in
    *:/*) ssh -o BatchMode=yes "${target%%:/*}" "set -eu; mkdir -p '/${target#*:/}'; cd '/${target#*:/}'; $2" ;;
    /*) sh -c "set -eu; mkdir -p '$target'; cd '$target'; $2" ;;
    *) stop "$target is no whole path of a folder" ;;
  esac
}
# Lets a target's pages be those of a release; in one step, so that nobody finds none.
switch() { on "$1" "ln -sfn 'releases/$2' .current.$$ && mv -T .current.$$ current"; }
current() { on "$1" 'readlink current 2>/dev/null | sed s,^releases/,,'; }

# Whether a shop runs: it says that it does, it is the release that was meant, and its page names no file that is missing.
smoke() {
  local address=$1 name=$2 file page
  curl -fsS -m 10 -o /dev/null "$address/healthz" || return 1
  page=$(curl -fsS -m 10 "$address/") || return 1
  [ -z "$name" ] || curl -fsS -m 10 "$address/version.json" | grep -qF "\"release\":\"$name\"" || { echo "$address shows another release than $name" >&2; return 1; }
  for file in $(grep -oE '(src|href)="/[^"]+\.(js|css|svg)"' <<<"$page" | sed -E 's/^(src|href)="([^"]+)"$/\2/' | sort -u) /sw.js /config.json; do
    curl -fsS -m 10 -o /dev/null "$address$file" || { echo "$address$file can't be had" >&2; return 1; }
  done
}
check() {
  local address
  for address in ${checks[@]+"${checks[@]}"}; do smoke "$address" "$1" || return 1; done
}

if [ -n "$back" ]; then
  names=()
  for target in "${targets[@]}"; do
    name=$(on "$target" 'now=$(readlink current | sed s,^releases/,,); ls releases | sort | sed "/^$now\$/q" | tail -n 2 | head -n 1 | grep -vxF "$now"') ||
      stop "$target has no release before the one that is shown; nothing was changed"
    names+=("$name")
  done
  # Its assets count as the newest again, so that the next release doesn't remove them.
  for index in "${!targets[@]}"; do
    on "${targets[$index]}" "sh releases/${names[$index]}/.keepAssets.sh add 'releases/${names[$index]}' shared '${names[$index]}'"
  done
  for index in "${!targets[@]}"; do switch "${targets[$index]}" "${names[$index]}"; echo "${targets[$index]} shows ${names[$index]}"; done
  check '' || stop 'The release before does not run either'
  exit 0
fi

[ -f "$build/index.html" ] && [ -f "$build/version.json" ] && [ -d "$build/assets" ] || stop "$build is no build: npm run build"
release=$(sed -nE 's/.*"release": ?"([A-Za-z0-9._-]+)".*/\1/p' "$build/version.json")
[ -n "$release" ] || stop "$build/version.json names no release"
name=$(date -u +%Y%m%dT%H%M%SZ)-$release
sums=$(cd "$build" && find . -type f | LC_ALL=C sort | xargs -d '\n' sha256sum)

# 1. Everything everywhere, and looked at whether it arrived whole. Nobody sees any of it yet.
for target in "${targets[@]}"; do
  on "$target" "rm -rf incoming && mkdir -p incoming releases shared"
  tar -C "$build" -cf - . | on "$target" 'tar -xf - -C incoming' || stop "$target: the build could not be copied; nothing was changed"
  on "$target" 'cat >incoming/.keepAssets.sh' <"$here/keepAssets.sh"
  on "$target" 'cd incoming && sha256sum --quiet -c -' <<<"$sums" || stop "$target: the build did not arrive whole; nothing was changed"
  on "$target" "chmod -R a+rX incoming && mv incoming 'releases/$name'"
done
# 2. The assets, on all before any page names them.
for target in "${targets[@]}"; do on "$target" "sh 'releases/$name/.keepAssets.sh' add 'releases/$name' shared '$name'"; done
# 3. The pages and the worker, and does it run?
before=()
for target in "${targets[@]}"; do before+=("$(current "$target")"); done
publish() {
  local target
  for target in "${targets[@]}"; do switch "$target" "$name" || return 1; done
  check "$release"
}
if ! publish; then
  for index in "${!targets[@]}"; do
    was=${before[$index]}
    if [ -n "$was" ]; then switch "${targets[$index]}" "$was"; else on "${targets[$index]}" 'rm -f current'; fi
    on "${targets[$index]}" "rm -rf 'releases/$name' 'shared/releases/$name'"
  done
  stop "$name does not run; the targets show what they showed before"
fi
# 4. What is older than the releases that are kept.
for target in "${targets[@]}"; do
  on "$target" "ls releases | sort | head -n '-$keep' | grep -vxF '$name' | while read -r old; do rm -rf \"releases/\$old\"; done; sh 'releases/$name/.keepAssets.sh' prune shared '$keep'"
  echo "$target shows $name"
done
