import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** A variable of a tenant's look whose value is another one than when a picture was taken. */
export interface VariableChange {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

/** A look's variables in one mode, by name. */
export type LookVariables = ReadonlyMap<string, string>;

const folder = 'src/themes/stylesheets';
const referenceFolder = 'tests/visual/reference';

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

/** Answers what git says; undefined where it says nothing. */
type Git = (...words: string[]) => string | undefined;

function installedGit(...words: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : undefined;
}

/**
 * Tells for pictures of the reference what of their look's variables has changed since they were committed. Where there is no history, as in
 * an archive of the sources, it knows of no change.
 */
export class LookHistory {
  #commits: Map<string, string> | undefined;
  readonly #git: Git;
  readonly #known = new Map<string, readonly VariableChange[]>();

  constructor(git: Git = installedGit) {
    this.#git = git;
  }

  /** @param place the picture's path below the reference */
  changesSince(place: string, tenant: string, mode: 'light' | 'dark'): readonly VariableChange[] {
    this.#commits ??= this.#readCommits();
    const commit = this.#commits.get(`${referenceFolder}/${place}`);
    const file = `${folder}/${tenant}.css`;
    if (commit === undefined || !existsSync(file)) return [];
    const key = `${commit} ${tenant} ${mode}`;
    const known = this.#known.get(key);
    if (known) return known;
    const stylesheet = this.#git('show', `${commit}:${file}`);
    const changes =
      stylesheet === undefined ? [] : changedVariables(variablesOf(stylesheet, mode), variablesOf(readFileSync(file, 'utf8'), mode));
    this.#known.set(key, changes);
    return changes;
  }

  /** The commit that each picture is of, all at once: the history of one takes nearly as long. */
  #readCommits(): Map<string, string> {
    const commits = new Map<string, string>();
    let commit = '';
    for (const line of (this.#git('log', '--format=commit %H', '--name-only', '--', referenceFolder) ?? '').split('\n')) {
      if (line.startsWith('commit ')) commit = line.slice('commit '.length);
      else if (line && !commits.has(line)) commits.set(line, commit);
    }
    return commits;
  }
}
