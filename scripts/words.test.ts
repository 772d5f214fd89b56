import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> };
const started = Object.values(scripts);
/** Files started by hand, or by another script. */
const byHand = ['scripts/finishBuild.ts', 'scripts/pictograms.ts', 'scripts/unpackBrowser.ts', 'scripts/visual-comment.ts'];
/** Scripts that pass their arguments on to a program, which refuses unknown ones. */
const handsOn = ['scripts/storybook.ts', 'scripts/engines/firefox.ts'];
/** Files that node runs as they are. */
const plain = [...new Set([...started.flatMap((line) => line.match(/(?<=^node )scripts\/[\w/-]+\.ts/g) ?? []), ...byHand])].filter(
  (file) => !handsOn.includes(file),
);
/** Files that are bundled first. */
const bundled = started.flatMap((line) => line.match(/(?<=--ssr )\S+\.ts/g) ?? []);

test('this test covers every script', () => {
  expect(plain).toContain('scripts/gen.ts');
  expect(bundled).toContain('scripts/bench/bench.ts');
  const known = [...plain, ...bundled, ...handsOn];
  // A file that reads arguments or ends the process is a script, not a module of one.
  const isScript = /process\.(?:argv|exitCode|exit\()/;
  const scriptFiles = globSync('scripts/**/*.ts').map((file) => file.replaceAll('\\', '/'));
  const unknown = scriptFiles.filter((file) => !file.endsWith('.test.ts') && isScript.test(readFileSync(file, 'utf8')));
  expect(unknown.filter((file) => !known.includes(file) && !['scripts/words.ts', 'scripts/ports.ts'].includes(file))).toEqual([]);
});

test.each(plain)('%s refuses an unknown option before it does anything', (file) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, '--chek'], { encoding: 'utf8' });
  expect([status, stdout, stderr.split('\n')[0]]).toEqual([2, '', "Unknown option '--chek'."]);
});

test.each([
  ['size', ['dist'], "Unexpected argument 'dist'."],
  ['unpackBrowser', [], 'Name the folder for the browser.'],
  ['unpackBrowser', ['a', 'b'], 'Name the folder for the browser.'],
])('%s %j is refused with the usage', (name, words, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, [`scripts/${name}.ts`, ...words], { encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toMatch(new RegExp(`^${sentence}\nUsage: .+`));
});

test.each(bundled)('%s parses its arguments strictly', (file) => {
  expect(readFileSync(file, 'utf8')).toMatch(/\b(?:readWords|readArguments|parseArgs)\(/);
});
