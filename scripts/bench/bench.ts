/**
 * Measures the production build against pages of its own with the same rows: `npm run bench`, or parts of it: `npm run bench -- search
 * cart scroll`. Every figure that has a bound is a ratio within one run, or a count, because times alone say more of the machine
 * than of the shop. Rounds go through all targets in turn; the table shows medians and ranges. Writes reports/bench.json.
 *
 * `--rounds 5` repeats more often, `--navigations 1000` goes on for longer in `memory`, `--shop DIR` measures a build that stands
 * already instead of a new one in dist, `--width 390` measures at a phone's width. `--beside before=DIR`, as often as wanted, has `scroll` measure other builds in the same rounds, for
 * information: ways are compared by builds of their own, and none of them needs a switch in the shop.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { countOf, readWords, refuse } from '../words';
import { buildBounds } from './bounds';
import { openBench, sheetLines, sizes } from './bench-shop';
import { again } from './parts/again';
import { amount, cart } from './parts/amount';
import { essence } from './parts/essence';
import { memory } from './parts/memory';
import { screens } from './parts/screens';
import { scroll } from './parts/scroll';
import { search } from './parts/search';
import { sheet } from './parts/sheet';
import { template } from './parts/template';
import { holds, tableOf, type Figure } from './table';

const parts = { search, again, screens, amount, scroll, cart, template, essence, sheet, memory } as const;
type PartName = keyof typeof parts;
const isPart = (name: string): name is PartName => name in parts;

const usage = `npm run bench [-- PART …] [--rounds N] [--navigations N] [--shop DIR] [--width N] [--beside NAME=DIR]; parts: ${Object.keys(parts).join(', ')}`;
const { values, positionals } = readWords(usage, {
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    navigations: { type: 'string', default: '200' },
    shop: { type: 'string' },
    width: { type: 'string', default: '1350' },
    beside: { type: 'string', multiple: true, default: [] },
  },
});
const unknown = positionals.filter((name) => !isPart(name));
if (unknown.length > 0) refuse(`Unknown part ${unknown.join(', ')}.`, usage);
const nameless = values.beside.find((entry) => !/^[^=]+=./.test(entry));
if (nameless !== undefined) refuse(`--beside takes a name and a folder, NAME=DIR, not "${nameless}".`, usage);
const wanted = positionals.length > 0 ? positionals.filter(isPart) : (Object.keys(parts) as PartName[]);
const options = {
  rounds: countOf('rounds', values.rounds, usage),
  navigations: countOf('navigations', values.navigations, usage),
};
const width = countOf('width', values.width, usage);

if (values.shop === undefined) {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(1);
}

const beside = Object.fromEntries(values.beside.map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]));
// Where the server, which may read nothing of this user's, comes to it.
const boundsFolder = mkdtempSync(join(tmpdir(), 'bench-bounds-'));
chmodSync(boundsFolder, 0o755);
const bench = await openBench({ shop: values.shop ?? 'dist', bounds: boundsFolder }, width, beside);
try {
  const answers = await Promise.all(sizes.map(async (size) => [size, await bench.answerOf(size)] as const));
  await buildBounds(boundsFolder, new Map([...answers, [sheetLines, await bench.orderableAnswer(sheetLines)]]));
  const figures: Figure[] = [];
  for (const name of wanted) {
    console.log(`── ${name}`);
    const measured = await parts[name](bench, options);
    figures.push(...measured);
    console.log(`${tableOf(measured)}\n`);
  }
  const misses = figures.filter((figure) => holds(figure) === false);
  mkdirSync('reports', { recursive: true });
  const report = {
    date: new Date().toISOString(),
    machine: { cpu: cpus()[0]?.model ?? '', cores: cpus().length },
    width,
    ...options,
    figures: figures.map((figure) => ({ ...figure, holds: holds(figure) })),
  };
  writeFileSync('reports/bench.json', `${JSON.stringify(report, null, 2)}\n`);
  console.log(
    misses.length === 0
      ? 'All bounds hold.'
      : `${misses.length} of ${figures.filter(({ bound }) => bound !== undefined).length} bounds are missed.`,
  );
  process.exitCode = misses.length === 0 ? 0 : 1;
} finally {
  await bench.close();
  rmSync(boundsFolder, { recursive: true, force: true });
}
