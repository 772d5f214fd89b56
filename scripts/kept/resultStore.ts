import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A green result of this checkout. */
export interface KeptResult {
  /** Digest of the inputs that it is of. */
  readonly digest: string;
  /** When it was green, in ISO 8601. */
  readonly at: string;
  readonly passed: number;
  readonly skipped: number;
  /** For a build: state of the folder that it wrote. */
  readonly output?: string;
}

/** Results by subject: a suite, or a suite and a file, separated by a blank. */
export type KeptResults = Readonly<Record<string, KeptResult>>;

/** Reads a file of results; one that is missing or broken holds none. */
export function readJsonFile<Value extends object>(file: string): Value | undefined {
  try {
    const value = JSON.parse(readFileSync(file, 'utf8')) as Value | null;
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a file as a whole: a run that is stopped leaves the one before. */
export function writeJsonFile(file: string, value: object): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(value));
  renameSync(`${file}.new`, file);
}
