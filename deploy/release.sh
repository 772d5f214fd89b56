#!/usr/bin/env bash
# Puts a build on one machine or several, so that no customer ever asks for a file that isn't there: its assets first, on all of them; then
# its pages, by changing a link; then a look at whether it runs, and back to the release before where it doesn't. docs/operating.md.
#
#   release.sh [--keep 3] [--check ADDRESS]… BUILD TARGET…          TARGET: /srv/shop or user@host:/srv/shop
#   release.sh --back [--to RELEASE] [--check ADDRESS]… TARGET…     to the release that was shown before, or to a named one
#                                                                   ADDRESS: https://al.shop.example, or https://al.shop.example=10.0.0.1 for one machine
#
# A target's file `shown` has a line for each change of its pages: the moment, `shown` or `back` (taken back), the release.
set -euo pipefail

usage() { sed -n '5,7s/^# *//p' "$0" >&2; exit 2; }
stop() { echo "$1" >&2; exit 1; }

keep=3 back='' to='' checks=() words=()
while [ $# -gt 0 ]; do
  case $1 in
    --keep) [[ ${2-} =~ ^[1-9][0-9]?$ ]] || usage; keep=$2; shift 2 ;;
    --check) [[ ${2-} =~ ^https?://[^=]+(=[][A-Za-z0-9.:-]+)?$ ]] || usage; checks+=("$2"); shift 2 ;;
    --back) back=1; shift ;;
    --to) [[ ${2-} =~ ^[A-Za-z0-9._-]+$ ]] || usage; to=$2; shift 2 ;;
    -*) usage ;;
    *) words+=("$1"); shift ;;
  esac
done
[ -z "$to" ] || [ -n "$back" ] || usage
if [ -n "$back" ]; then targets=(${words[@]+"${words[@]}"}); else build=${words[0]-}; targets=("${words[@]:1}"); fi
[ ${#targets[@]} -gt 0 ] || usage
here=$(cd "$(dirname "$0")" && pwd)

# Runs a command of the shell where a target is, in its folder. What it makes can be read by the server, whatever the caller's umask.
on() {
  local target=$1
  case $target in
    *:/*) ssh -o BatchMode=yes "${target%%:/*}" "set -eu; umask 022; mkdir -p '/${target#*:/}'; cd '/${target#*:/}'; $2" ;;
    /*) sh -c "set -eu; umask 022; mkdir -p '$target'; cd '$target'; $2" ;;
    *) stop "$target is not an absolute folder path" ;;
  esac
}
# Lets a target's pages be those of a release; in one step, so that nobody finds none.
switch() { on "$1" "ln -sfn 'releases/$2' .current.$$ && mv -T .current.$$ current"; }
current() { on "$1" 'readlink current 2>/dev/null | sed s,^releases/,,'; }
# Notes that a target shows a release, or that one was taken back.
note() { on "$1" "echo \"\$(date -u +%Y-%m-%dT%H:%M:%SZ) $2 $3\" >>shown"; }

# Reads `shown` into the releases that may be shown again, the one shown last first: none that was taken back since.
shownBefore='{ gone[$3] = $2 == "back"; if ($2 == "shown") last[$3] = NR; name[NR] = $3 }
  END { for (at = NR; at > 0; at--) if (last[name[at]] == at && !gone[name[at]]) print name[at] }'

# One run at a time: two would mix their files. A run that was killed leaves its mark, and says so to the next.
locked=() unpublished='' copying=''
lock() {
  local holder="${USER:-$(id -un)}@$(hostname), process $$, since $(date -u +%Y-%m-%dT%H:%M:%SZ)" target
  for target in "${targets[@]}"; do on "$target" : || stop "$target cannot be reached; nothing was changed"; done
  for target in "${targets[@]}"; do
    on "$target" "mkdir .releasing 2>/dev/null && echo '$holder' >.releasing/holder" ||
      stop "$target: another run is under way ($(on "$target" 'cat .releasing/holder' 2>/dev/null || echo 'unknown')); nothing was changed. If that run is dead, remove .releasing there"
    locked+=("$target")
  done
}
# However a run ends, nothing that nobody has seen stays where a later one could take it for a release.
leave() {
  local target
  for target in ${locked[@]+"${locked[@]}"}; do
    [ -z "$copying" ] || on "$target" 'rm -rf incoming' || echo "$target: incoming could not be removed" >&2
    [ -z "$unpublished" ] || on "$target" "rm -rf 'releases/$unpublished' 'shared/releases/$unpublished'" ||
      echo "$target: releases/$unpublished could not be removed; the next release does it" >&2
    on "$target" 'rm -rf .releasing' || echo "$target: .releasing could not be removed" >&2
  done
}
trap leave EXIT
trap 'exit 130' INT TERM HUP

# Asks an address, at the machine that stands behind it where one is named.
ask() { curl -fsS -m 10 ${machine:+--connect-to "::$machine:"} "$@"; }
# Whether a shop runs: it says that it does, it is the release that was meant, and its page names no file that is missing.
smoke() {
  local release=$2 file page address=${1%%=*} machine='' at
  address=${address%/}
  [ "$1" = "${1%%=*}" ] || machine=${1#*=}
  at="$address${machine:+ at $machine}"
  ask -o /dev/null "$address/healthz" || return 1
  page=$(ask "$address/") || return 1
  ask "$address/version.json" | grep -qF "\"release\":\"$release\"" || { echo "$at does not show the release $release" >&2; return 1; }
  for file in $(grep -oE '(src|href)="/[^"]+\.(js|css|svg)"' <<<"$page" | sed -E 's/^(src|href)="([^"]+)"$/\2/' | sort -u) /sw.js /config.json; do
    ask -o /dev/null "$address$file" || { echo "$at: $file cannot be fetched" >&2; return 1; }
  done
}
check() {
  local address
  for address in ${checks[@]+"${checks[@]}"}; do smoke "$address" "$1" || return 1; done
}

lock
# What was shown before this file was kept: the release that is shown now.
for target in "${targets[@]}"; do
  on "$target" '[ -e shown ] || [ ! -L current ] || echo "$(date -u +%Y-%m-%dT%H:%M:%SZ) shown $(readlink current | sed s,^releases/,,)" >shown'
done

if [ -n "$back" ]; then
  first=${targets[0]}
  # The one shown last that isn't the current one, was never taken back, and is still there.
  name=${to:-$(on "$first" "awk '$shownBefore' shown 2>/dev/null | while read -r name; do
    if [ -d \"releases/\$name\" ] && [ \"releases/\$name\" != \"\$(readlink current)\" ]; then echo \"\$name\"; break; fi; done")}
  [ -n "$name" ] || stop "$first has no release before the current one; nothing was changed"
  for target in "${targets[@]}"; do
    on "$target" "[ -f 'releases/$name/index.html' ]" || stop "$target has no release $name; nothing was changed"
  done
  # Its assets count as the newest again, so that the next release doesn't remove them.
  for target in "${targets[@]}"; do on "$target" "sh 'releases/$name/.keepAssets.sh' add 'releases/$name' shared '$name'"; done
  for target in "${targets[@]}"; do
    was=$(current "$target")
    switch "$target" "$name"
    if [ "$was" != "$name" ]; then
      [ -z "$was" ] || note "$target" back "$was"
      note "$target" shown "$name"
    fi
    echo "$target shows $name${was:+, $was before}"
  done
  check "${name#*-}" || stop "$name does not run either; choose another one with --back --to RELEASE"
  exit 0
fi

[ -f "$build/index.html" ] && [ -f "$build/version.json" ] && [ -d "$build/assets" ] || stop "$build is not a build. Run npm run build"
release=$(sed -nE 's/.*"release": ?"([A-Za-z0-9._-]+)".*/\1/p' "$build/version.json")
[ -n "$release" ] || stop "$build/version.json names no release"
name=$(date -u +%Y%m%dT%H%M%SZ)-$release
sums=$(cd "$build" && find . -type f | LC_ALL=C sort | xargs -d '\n' sha256sum)

# 1. Everything everywhere, and looked at whether it arrived whole. Nobody sees any of it yet.
for target in "${targets[@]}"; do on "$target" "[ ! -e 'releases/$name' ]" || stop "$target has a release $name already; nothing was changed"; done
copying=1 unpublished=$name
for target in "${targets[@]}"; do
  on "$target" "rm -rf incoming && mkdir -p incoming releases shared" || stop "$target: nothing could be written; nothing was changed"
  tar -C "$build" -cf - . | on "$target" 'tar -xf - -C incoming' || stop "$target: the build could not be copied; nothing was changed"
  on "$target" 'cat >incoming/.keepAssets.sh' <"$here/keepAssets.sh" || stop "$target: the build could not be copied; nothing was changed"
  on "$target" 'cd incoming && sha256sum --quiet -c -' <<<"$sums" || stop "$target: the build was copied incompletely; nothing was changed"
  on "$target" "chmod -R a+rX incoming && mv incoming 'releases/$name'" || stop "$target: the build could not be moved to its place; nothing was changed"
done
copying=''
# 2. The assets, on all before any page names them.
for target in "${targets[@]}"; do
  on "$target" "sh 'releases/$name/.keepAssets.sh' add 'releases/$name' shared '$name'" || stop "$target: the assets could not be added; nothing was changed"
done
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
    if [ -n "$was" ]; then switch "${targets[$index]}" "$was"; else on "${targets[$index]}" 'rm -f current'; fi ||
      { unpublished=''; stop "${targets[$index]}: shows $name, which does not run, and could not be reverted"; }
  done
  stop "$name does not run; the targets show their previous releases"
fi
unpublished=''
for target in "${targets[@]}"; do note "$target" shown "$name"; done
# 4. What is older than the releases that are kept, and what was never shown.
for target in "${targets[@]}"; do
  on "$target" "awk '$shownBefore' shown | head -n '$keep' >.kept
    ls releases | grep -vxF -f .kept | while read -r old; do rm -rf \"releases/\$old\"; done; rm -f .kept
    sh 'releases/$name/.keepAssets.sh' prune shared '$keep'"
  echo "$target shows $name"
done
