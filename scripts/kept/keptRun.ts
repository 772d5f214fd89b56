import { globSync, statSync } from 'node:fs';
import { relative } from 'node:path';
import type { Digests } from './digests.ts';
import { digestOfParts } from './projectFiles.ts';
import { readJsonFile, writeJsonFile, type KeptResult, type KeptResults } from './resultStore.ts';
import { outputs } from './suiteInputs.ts';

/** What of a suite counts as it was, and what is left to run. */
export interface SuitePlan {
  /** Words for the suite's script: the story files that are left. None if all of it runs. */
  readonly words: readonly string[];
  /** Whether nothing is left to run. */
  readonly isKept: boolean;
  /** Tests that were green on the same inputs. */
  readonly passed: number;
  readonly skipped: number;
  /** When the oldest of them was green. */
  readonly since: Date | undefined;
}

/** Counts of a suite without failures. */
export interface GreenCounts {
  readonly passed: number;
  readonly skipped: number;
}

interface FileReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** The suite whose files are kept one by one. */
const byFile = 'stories';
const keyOf = (suite: string, file: string) => `${suite} ${file}`;

/** State of a folder that a build wrote: a file that was written again later is another one. */
function outputState(folder: string): string {
  const files = globSync(`${folder}/**/*`, { withFileTypes: true }).filter((entry) => entry.isFile());
  const states = files.map((entry) => {
    const path = `${entry.parentPath}/${entry.name}`;
    const { size, mtimeMs } = statSync(path);
    return `${path} ${size} ${mtimeMs}`;
  });
  return states.length === 0 ? '' : digestOfParts(states.toSorted());
}

/** Counts of each file of a report in which nothing failed. */
export function greenFiles(report: unknown): ReadonlyMap<string, GreenCounts> {
  const { testResults } = report as FileReport;
  return new Map(
    testResults
      .filter(({ status, assertionResults }) => status === 'passed' && assertionResults.every((test) => test.status !== 'failed'))
      .map(({ name, assertionResults }) => {
        const passed = assertionResults.filter((test) => test.status === 'passed').length;
        return [relative('.', name).replaceAll('\\', '/'), { passed, skipped: assertionResults.length - passed }];
      }),
  );
}

/** Results of earlier runs in this checkout, and what of them still holds. */
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

  /** Says what of a suite is left to run. For a suite that needs a build: once that is done. */
  plan(suite: string): SuitePlan {
    return suite === byFile ? this.#planFiles() : this.#planSuite(suite);
  }

  #planSuite(suite: string): SuitePlan {
    const kept = this.#kept(suite, this.#digests.suite(suite));
    const folder = outputs[suite];
    const isKept = kept !== undefined && (folder === undefined || kept.output === outputState(folder));
    return isKept
      ? { words: [], isKept, passed: kept.passed, skipped: kept.skipped, since: new Date(kept.at) }
      : { words: [], isKept: false, passed: 0, skipped: 0, since: undefined };
  }

  /** Whether a story file was green on the same inputs. */
  isFileKept(file: string): boolean {
    return this.#kept(keyOf(byFile, file), this.#digests.stories().get(file)?.digest) !== undefined;
  }

  #planFiles(): SuitePlan {
    const files = [...this.#digests.stories()].map(([file, { digest }]) => ({ file, kept: this.#kept(keyOf(byFile, file), digest) }));
    const kept = files.flatMap((file) => file.kept ?? []);
    const oldest = kept.map(({ at }) => at).toSorted()[0];
    return {
      words: kept.length === 0 ? [] : files.filter((file) => !file.kept).map(({ file }) => file),
      isKept: files.length > 0 && kept.length === files.length,
      passed: kept.reduce((sum, { passed }) => sum + passed, 0),
      skipped: kept.reduce((sum, { skipped }) => sum + skipped, 0),
      since: oldest === undefined ? undefined : new Date(oldest),
    };
  }

  #kept(key: string, digest: string | undefined): KeptResult | undefined {
    const result = this.#before[key];
    return digest !== undefined && result?.digest === digest ? result : undefined;
  }

  /** Notes a suite that has just ended without a failure. */
  recordSuite(suite: string, { passed, skipped }: GreenCounts, at = new Date()): void {
    const digest = this.#digests.suite(suite);
    const folder = outputs[suite];
    if (digest === undefined || suite === byFile) return;
    this.#green[suite] = { digest, at: at.toISOString(), passed, skipped, ...(folder !== undefined && { output: outputState(folder) }) };
  }

  /** Notes the files of a suite's report in which nothing failed, where its files are kept one by one. */
  recordReport(suite: string, report: unknown, at = new Date()): void {
    if (suite !== byFile) return;
    const inputs = this.#digests.stories();
    for (const [file, counts] of greenFiles(report)) {
      const digest = inputs.get(file)?.digest;
      if (digest !== undefined) this.#green[keyOf(byFile, file)] = { digest, at: at.toISOString(), ...counts };
    }
  }

  /**
   * Writes what was noted.
   *
   * @param after digests of the files as they are at the end: what was changed while the suites ran isn't kept
   */
  save(after: Digests): void {
    const digestNow = (key: string) => {
      const [suite = '', file] = key.split(' ');
      return file === undefined ? after.suite(suite) : after.stories().get(file)?.digest;
    };
    const green = Object.entries(this.#green).filter(([key, { digest }]) => digest === digestNow(key));
    const earlier = readJsonFile<KeptResults>(this.#file) ?? {};
    writeJsonFile(this.#file, { ...earlier, ...Object.fromEntries(green) });
  }
}
