import { globSync, statSync } from 'node:fs';
import type { Digests } from './digests.ts';
import { greenFiles, greenPictures, type GreenCounts, type Part } from './parts.ts';
import { digestOfParts } from './projectFiles.ts';
import { readJsonFile, writeJsonFile, type KeptResult, type KeptResults } from './resultStore.ts';
import { outputs } from './suiteInputs.ts';

/** The valid results of a suite, and the parts left to run. */
export interface SuitePlan {
  /** Words for the suite's script: the parts that are left. None if all of it runs. */
  readonly words: readonly string[];
  /** True if nothing is left to run. */
  readonly isKept: boolean;
  /** Tests that were green on the same inputs. */
  readonly passed: number;
  readonly skipped: number;
  /** When the oldest of them was green. */
  readonly since: Date | undefined;
}

/** Suites stored part by part, with their report readers. */
const reports: Readonly<Record<string, (report: unknown) => ReadonlyMap<string, GreenCounts>>> = {
  stories: greenFiles,
  visual: greenPictures,
};

const keyOf = (suite: string, part: string) => `${suite} ${part}`;
const nothingKept: SuitePlan = { words: [], isKept: false, passed: 0, skipped: 0, since: undefined };

/** State of the folder that a build wrote, where a file that was written again later is another one; undefined for other suites. */
function outputState(suite: string): string | undefined {
  const folder = outputs[suite];
  if (folder === undefined) return undefined;
  const files = globSync(`${folder}/**/*`, { withFileTypes: true }).filter((entry) => entry.isFile());
  const states = files.map((entry) => {
    const path = `${entry.parentPath}/${entry.name}`;
    const { size, mtimeMs } = statSync(path);
    return `${path} ${size} ${mtimeMs}`;
  });
  return digestOfParts(states.toSorted());
}

/** Results of earlier runs in this checkout, as far as they are valid. */
export class KeptRun {
  readonly #file: string;
  readonly #digests: Digests;
  readonly #before: KeptResults;
  readonly #green: Record<string, KeptResult> = {};

  /**
   * @param digests of the files as they are now
   * @param options.isFresh true if no earlier result counts; those of this run are kept all the same
   */
  constructor(digests: Digests, { isFresh, file = '.cache/kept/results.json' }: { readonly isFresh: boolean; readonly file?: string }) {
    this.#file = file;
    this.#digests = digests;
    this.#before = isFresh ? {} : (readJsonFile<KeptResults>(file) ?? {});
  }

  /** Plans the parts of a suite left to run. For a suite that needs a build, call it after the build. */
  plan(suite: string): SuitePlan {
    const parts = this.#digests.parts(suite);
    return parts ? this.#planParts(suite, parts) : this.#planSuite(suite);
  }

  #planSuite(suite: string): SuitePlan {
    const kept = this.#kept(suite, this.#digests.suite(suite));
    if (!kept || kept.output !== outputState(suite)) return nothingKept;
    return { words: [], isKept: true, passed: kept.passed, skipped: kept.skipped, since: new Date(kept.at) };
  }

  #planParts(suite: string, parts: readonly Part[]): SuitePlan {
    const left = parts.filter(({ name, digest }) => !this.#kept(keyOf(suite, name), digest));
    const words = left.flatMap(({ word }) => word ?? []);
    // A word also runs the parts whose own word holds it, and every run those without one.
    const runs = ({ word }: Part) => left.length > 0 && (word === undefined || words.some((other) => word.includes(other)));
    const kept = parts.filter((part) => !runs(part)).flatMap(({ name, digest }) => this.#kept(keyOf(suite, name), digest) ?? []);
    const oldest = kept.map(({ at }) => at).toSorted()[0];
    if (oldest === undefined || (left.length > 0 && words.length === 0)) return nothingKept;
    const sum = (count: 'passed' | 'skipped') => kept.reduce((total, result) => total + result[count], 0);
    return { words, isKept: left.length === 0, passed: sum('passed'), skipped: sum('skipped'), since: new Date(oldest) };
  }

  #kept(key: string, digest: string | undefined): KeptResult | undefined {
    const result = this.#before[key];
    return digest !== undefined && result?.digest === digest ? result : undefined;
  }

  /** True if a part of a suite was green on the same inputs. */
  isPartKept(suite: string, part: string): boolean {
    return this.#kept(keyOf(suite, part), this.#digests.parts(suite)?.find(({ name }) => name === part)?.digest) !== undefined;
  }

  /** True if a build matches the present files; a suite that ran on another one doesn't count. */
  #isBuilt(build: string): boolean {
    const result = this.#green[build] ?? this.#before[build];
    return result !== undefined && result.digest === this.#digests.suite(build) && result.output === outputState(build);
  }

  /**
   * Notes a suite that has just ended without a failure.
   *
   * @param builds suites whose builds it ran on
   */
  recordSuite(suite: string, { passed, skipped }: GreenCounts, builds: readonly string[] = [], at = new Date()): void {
    const digest = this.#digests.suite(suite);
    const output = outputState(suite);
    if (digest === undefined || suite in reports || !builds.every((build) => this.#isBuilt(build))) return;
    this.#green[suite] = { digest, at: at.toISOString(), passed, skipped, ...(output !== undefined && { output }) };
  }

  /**
   * Notes the parts of a suite's report in which nothing failed, where parts are kept.
   *
   * @param builds suites whose builds it ran on
   */
  recordReport(suite: string, report: unknown, builds: readonly string[] = [], at = new Date()): void {
    const parts = this.#digests.parts(suite);
    if (!parts || !builds.every((build) => this.#isBuilt(build))) return;
    const green = reports[suite]?.(report);
    for (const { name, digest } of parts) {
      const counts = green?.get(name);
      if (counts) this.#green[keyOf(suite, name)] = { digest, at: at.toISOString(), ...counts };
    }
  }

  /**
   * Writes the results.
   *
   * @param after digests of the files at the end: parts changed during the run aren't stored
   */
  save(after: Digests): void {
    const now = new Map(
      Object.keys(reports).flatMap((suite) => (after.parts(suite) ?? []).map(({ name, digest }) => [keyOf(suite, name), digest])),
    );
    const green = Object.entries(this.#green).filter(([key, { digest }]) => digest === (now.get(key) ?? after.suite(key)));
    const earlier = readJsonFile<KeptResults>(this.#file) ?? {};
    writeJsonFile(this.#file, { ...earlier, ...Object.fromEntries(green) });
  }
}
