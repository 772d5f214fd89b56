import { lookStylesheets } from '../lookStylesheets.ts';
import type { Files } from '../shopModule.ts';
import { installedGit, type Git } from './git.ts';

/** A variable of a tenant's look whose value is another one than when a picture was taken. */
export interface VariableChange {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** A look's variables in one mode, by name. */
export type LookVariables = ReadonlyMap<string, string>;

/** Variables of a look's stylesheet for a mode, without those of narrower windows. */
export function variablesOf(stylesheet: string, mode: 'light' | 'dark'): LookVariables {
  const variables = new Map<string, string>();
  const [always = ''] = stylesheet.split('@media');
  for (const [, selector = '', body = ''] of always.matchAll(/([^{}]+)\{([^}]*)\}/g)) {
    const isOfDark = selector.includes('[data-mode="dark"]');
    const isOfLight = selector.includes('[data-mode="light"]');
    if ((isOfDark && mode === 'light') || (isOfLight && mode === 'dark' && !isOfDark)) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) variables.set(name, value.trim());
  }
  return variables;
}

/** The variables with another value; added and removed ones have an empty one. */
export function changedVariables(before: LookVariables, after: LookVariables): VariableChange[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((name) => ({ name, from: before.get(name) ?? '', to: after.get(name) ?? '' }))
    .filter(({ from, to }) => from !== to);
}

/** Finds the variables of a tenant's look in a mode that have another value than in the base. */
export type LookChanges = (tenant: string, mode: 'light' | 'dark') => readonly VariableChange[];

/** Files of `src/themes` that differ from a commit, with their texts there. */
function themesAt(commit: string, git: Git): Files {
  const paths = git('diff', '--name-only', '--no-renames', commit, '--', 'src/themes')?.trim().split('\n') ?? [];
  const texts = paths.filter((path) => path.endsWith('.ts')).map((path) => [path, git('show', `${commit}:${path}`)] as const);
  return Object.fromEntries(texts.flatMap(([path, text]) => (text === undefined ? [] : [[path, text]])));
}

/**
 * Compares the looks with those of a commit, which are made from its sources. There are no changes without a commit, as in an archive of
 * the sources, or if its sources make no stylesheets.
 */
export async function lookChangesSince(
  commit: string | undefined,
  git: Git = installedGit,
  stylesheets = lookStylesheets,
): Promise<LookChanges> {
  const themes = commit === undefined ? {} : themesAt(commit, git);
  if (Object.keys(themes).length === 0) return () => [];
  const now = await stylesheets();
  const before = await stylesheets(themes).catch(() => now);
  return (tenant, mode) => changedVariables(variablesOf(before[tenant] ?? '', mode), variablesOf(now[tenant] ?? '', mode));
}
