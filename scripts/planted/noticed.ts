import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Level } from './level.ts';

/** The test that noticed a fault in the last run, and its level. */
export interface Notice {
  readonly level: Level['name'];
  readonly test: string;
}

const file = 'tests/planted/noticed.json';

/** The noticing test of each fault, by id. */
export function readNoticed(): Record<string, Notice> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Notice>) : {};
}

/** Writes it in alphabetical order, so that a change shows as the affected lines only. */
export function writeNoticed(noticed: Readonly<Record<string, Notice>>): void {
  const sorted = Object.entries(noticed).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
}
