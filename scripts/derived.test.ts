import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { staleFiles, writeStale } from './derived';

test('only differing files are written, new ones added and stale ones removed', () => {
  const root = mkdtempSync(join(tmpdir(), 'written-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const at = (path: string) => join(root, path).replaceAll('\\', '/');
  mkdirSync(at('models'));
  const before = { 'index.ts': 'a', 'models/same.ts': 'a', 'models/other.ts': 'a', 'models/left.ts': 'a', 'note.md': 'by hand' };
  const longAgo = new Date('2026-01-15T06:00:00Z');
  for (const [path, text] of Object.entries(before)) {
    writeFileSync(at(path), text);
    utimesSync(at(path), longAgo, longAgo);
  }
  const files = { [at('index.ts')]: 'a', [at('models/same.ts')]: 'a', [at('models/other.ts')]: 'b', [at('zod/new.ts')]: 'c' };
  const changed = [at('models/other.ts'), at('zod/new.ts'), at('models/left.ts')];
  const places = [at('**/*.ts')];

  expect(staleFiles(files, places)).toEqual(changed);
  expect(existsSync(at('zod'))).toBe(false);

  expect(writeStale(files, places)).toEqual(changed);
  expect(Object.keys(files).map((path) => readFileSync(path, 'utf8'))).toEqual(['a', 'a', 'b', 'c']);
  expect(existsSync(at('models/left.ts'))).toBe(false);
  expect(['index.ts', 'models/same.ts', 'note.md'].map((path) => statSync(at(path)).mtime)).toEqual([longAgo, longAgo, longAgo]);

  expect(writeStale(files, places)).toEqual([]);
});
