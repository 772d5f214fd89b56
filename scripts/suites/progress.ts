import { readFileSync, writeFileSync } from 'node:fs';

/** Progress of a suite. */
export interface Progress {
  readonly done: number;
  /** Tests that are known of so far. */
  readonly all: number;
  readonly failed: number;
  /** Errors that belong to no test; unknown until the suite has ended. */
  readonly errors?: number;
}

/** The file that a suite's reporter updates; not set without a reader. */
const variable = 'SHOP_PROGRESS';

/** The environment of a suite that is to write its progress into a file. */
export const tellsProgress = (file: string): NodeJS.ProcessEnv => ({ [variable]: file });

/** Counts a suite's tests for the script that runs it, at most four times a second. */
export class ProgressFile {
  readonly #file = process.env[variable];
  #progress: Progress = { done: 0, all: 0, failed: 0 };
  #written = 0;

  expect(tests: number): void {
    this.#progress = { ...this.#progress, all: this.#progress.all + tests };
    this.write();
  }

  finish(hasFailed: boolean): void {
    const { done, failed, all } = this.#progress;
    this.#progress = { all, done: done + 1, failed: failed + (hasFailed ? 1 : 0) };
    if (Date.now() - this.#written > 250) this.write();
  }

  end(errors: number): void {
    this.#progress = { ...this.#progress, errors };
    this.write();
  }

  write(): void {
    if (this.#file === undefined) return;
    this.#written = Date.now();
    writeFileSync(this.#file, JSON.stringify(this.#progress));
  }
}

/** Reads the last progress that a suite's reporter has written; undefined where it hasn't begun, or is writing now. */
export function readProgress(file: string): Progress | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Progress;
  } catch {
    return undefined;
  }
}
