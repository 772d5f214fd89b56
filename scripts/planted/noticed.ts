import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Level } from './level.ts';

/** What noticed a fault in the last run that asked: a test, and at which level. */
export interface Notice {
  readonly level: Level['name'];
  readonly test: string;
}

const file = 'tests/planted/noticed.json';

/** What noticed each fault, by its id. */
export function readNoticed(): Record<string, Notice> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Notice>) : {};
}

/** Keeps it in the order of the alphabet, so that a change shows as the lines that are meant. */
export function writeNoticed(noticed: Readonly<Record<string, Notice>>): void {
  const sorted = Object.entries(noticed).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
}
