import { existsSync, readFileSync } from 'node:fs';
import { installedGit, type Git } from './git.ts';

/** A variable of a tenant's look whose value is another one than when a picture was taken. */
export interface VariableChange {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** A look's variables in one mode, by name. */
export type LookVariables = ReadonlyMap<string, string>;

const folder = 'src/themes/stylesheets';

/** What a look's stylesheet declares for a mode; what holds only in narrower windows is left out. */
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

/** The variables that have another value, those that have come and gone among them with an empty one. */
export function changedVariables(before: LookVariables, after: LookVariables): VariableChange[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((name) => ({ name, from: before.get(name) ?? '', to: after.get(name) ?? '' }))
    .filter(({ from, to }) => from !== to);
}

/**
 * Tells what has changed of looks' variables since a commit. Where there is no commit, as in an archive of the sources, it knows of no change.
 */
export class LookHistory {
  readonly #commit: string | undefined;
  readonly #git: Git;
  readonly #known = new Map<string, readonly VariableChange[]>();

  constructor(commit: string | undefined, git: Git = installedGit) {
    this.#commit = commit;
    this.#git = git;
  }

  /** The variables of a tenant's look in a mode that have another value than in the commit. */
  changesOf(tenant: string, mode: 'light' | 'dark'): readonly VariableChange[] {
    const key = `${tenant} ${mode}`;
    const changes = this.#known.get(key) ?? this.#compare(`${folder}/${tenant}.css`, mode);
    this.#known.set(key, changes);
    return changes;
  }

  #compare(file: string, mode: 'light' | 'dark'): readonly VariableChange[] {
    if (this.#commit === undefined || !existsSync(file)) return [];
    const stylesheet = this.#git('show', `${this.#commit}:${file}`);
    return stylesheet === undefined ? [] : changedVariables(variablesOf(stylesheet, mode), variablesOf(readFileSync(file, 'utf8'), mode));
  }
}
