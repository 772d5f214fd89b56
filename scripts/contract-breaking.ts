// Fails where the contracts break clients of an earlier state of this repository; `usage` says against which.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { breaksBetween, type Contract } from './contractBreaks.ts';
import type { Break } from './contractSchemas.ts';
import { readWords } from './words.ts';

const usage = `Usage: npm run contract:breaking [-- --against REF]

Compares the contracts as they lie here with those of a git reference and names every change that breaks a client: what is gone, what has to
be sent now, what is no longer taken, what may come that never did. Additions pass.

  --against REF   exactly this state; without it the one at which this branch left main (or origin/main), on main the one before its last commit
  --help

A break that is meant stands in openapi/breaks.yaml with its reason, as { where, what, reason }.

Exit codes: 0 nothing breaks, 1 something does, 2 wrong usage.`;

const contracts = ['openapi/v1.yaml', 'openapi/klevu-proxy.yaml'];
const allowedFile = 'openapi/breaks.yaml';

/** A break that is meant. */
interface Allowed {
  readonly where: string;
  readonly what: string;
  readonly reason: string;
}

/** Output of git; undefined if it fails: no repository, no such reference or file. */
function git(...words: string[]): string | undefined {
  try {
    return execFileSync('git', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 26 });
  } catch {
    return undefined;
  }
}

const commitOf = (reference: string) => git('rev-parse', '--verify', '--quiet', '--end-of-options', `${reference}^{commit}`)?.trim();

/** The commit to compare with where none is named, or the sentence that says why there is none. */
function usualReference(): { readonly commit: string; readonly name: string } | string {
  const main = ['main', 'origin/main'].find((name) => commitOf(name) !== undefined);
  if (main === undefined) return 'There is neither main nor origin/main to compare the contract with.';
  const head = commitOf('HEAD');
  if (head !== undefined && head === commitOf(main)) {
    const earlier = commitOf('HEAD^1');
    return earlier === undefined
      ? { commit: head, name: `${main}, the only available commit` }
      : { commit: earlier, name: `${main}, one commit ago` };
  }
  const commit = git('merge-base', main, 'HEAD')?.trim();
  return commit === undefined
    ? `The merge base of this branch with ${main} is missing; fetch the full history.`
    : { commit, name: `where this branch left ${main}` };
}

function readAllowed(): readonly Allowed[] {
  const listed = existsSync(allowedFile) ? ((parse(readFileSync(allowedFile, 'utf8')) as Allowed[] | null) ?? []) : [];
  const unexplained = listed.find(({ where, what, reason }) =>
    [where, what, reason].some((text) => typeof text !== 'string' || ['', '…'].includes(text.trim())),
  );
  if (unexplained) throw new Error(`${allowedFile}: an entry needs where, what and a reason: ${JSON.stringify(unexplained)}`);
  return listed;
}

/** Every break of the contracts since a commit. */
function breaksSince(commit: string): Break[] {
  return contracts.flatMap((file) => {
    const before = git('show', `${commit}:${file}`);
    const after = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return before === undefined || before === after ? [] : breaksBetween(parse(before) as Contract, (parse(after) ?? {}) as Contract);
  });
}

function run(): number {
  let against: string | undefined;
  try {
    const { values } = readWords(usage, {
      options: { against: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
    });
    if (values.help) {
      console.log(usage);
      return 0;
    }
    against = values.against;
    const named = against === undefined ? undefined : commitOf(against);
    if (against !== undefined && named === undefined) throw new Error(`There is no commit "${against}".`);
    const reference = named === undefined ? usualReference() : { commit: named, name: against ?? '' };
    if (typeof reference === 'string') {
      console.log(`${reference} Nothing was compared.`);
      return 0;
    }
    const allowed = readAllowed();
    const breaks = breaksSince(reference.commit);
    const isAllowed = (one: Break) => allowed.some(({ where, what }) => where === one.where && what === one.what);
    for (const one of breaks) console.log(`${isAllowed(one) ? 'intended' : 'BREAK   '} ${one.where}: ${one.what}. ${one.why}`);
    const left = breaks.filter((one) => !isAllowed(one)).length;
    const since = `since ${reference.name} (${reference.commit.slice(0, 8)})`;
    if (left === 0) {
      console.log(
        breaks.length === 0
          ? `The contract breaks no client ${since}.`
          : `The contract breaks clients ${since} only as listed in ${allowedFile}.`,
      );
      return 0;
    }
    console.error(
      `\n${left} break${left === 1 ? '' : 's'} ${since}. Add new elements instead of changing these, or list the intended breaks in ${allowedFile}:`,
    );
    for (const one of breaks.filter((each) => !isAllowed(each)))
      console.error(`- where: ${JSON.stringify(one.where)}\n  what: ${JSON.stringify(one.what)}\n  reason: …`);
    return 1;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return 2;
  }
}

process.exitCode = run();
