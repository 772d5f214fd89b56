/**
 * Measures the production build against pages of its own with the same rows. Every bound is a ratio within one run, or a count, because
 * times alone depend on the machine.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countOf, readWords, refuse } from '../words';
import { buildBounds } from './bounds';
import { holds, printTable, type Figure } from './figures';
import { lists } from './parts/lists';
import { memory } from './parts/memory';
import { screens } from './parts/screens';
import { scroll } from './parts/scroll';
import { search } from './parts/search';
import { openBench } from './shop';

const parts = { search, screens, scroll, lists, memory } as const;
type PartName = keyof typeof parts;
const isPart = (name: string): name is PartName => name in parts;

const usage = `npm run bench [-- PART …] [--rounds N] [--navigations N] [--shop DIR] [--width N]; parts: ${Object.keys(parts).join(', ')}`;
const { values, positionals } = readWords(usage, {
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    navigations: { type: 'string', default: '200' },
    shop: { type: 'string' },
    width: { type: 'string', default: '1350' },
  },
});
const unknown = positionals.filter((name) => !isPart(name));
if (unknown.length > 0) refuse(`Unknown part ${unknown.join(', ')}.`, usage);
const wanted = positionals.length > 0 ? positionals.filter(isPart) : (Object.keys(parts) as PartName[]);
const rounds = countOf('rounds', values.rounds, usage);
const navigations = countOf('navigations', values.navigations, usage);
const width = countOf('width', values.width, usage);

if (values.shop === undefined) {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(1);
}

// Readable for the server, which runs as another user.
const bounds = mkdtempSync(join(tmpdir(), 'bench-bounds-'));
chmodSync(bounds, 0o755);
const bench = await openBench({ shop: values.shop ?? 'dist', bounds }, width);
try {
  await buildBounds(bounds, bench.answerOf);
  const figures: Figure[] = [];
  for (const name of wanted) {
    console.log(`── ${name}`);
    const measured = await parts[name](bench, rounds, navigations);
    figures.push(...measured);
    printTable(measured);
  }
  const misses = figures.filter((figure) => !holds(figure));
  console.log(misses.length === 0 ? 'All bounds hold.' : `${misses.length} of ${figures.length} bounds are missed.`);
  process.exitCode = misses.length === 0 ? 0 : 1;
} finally {
  bench.close();
  rmSync(bounds, { recursive: true, force: true });
}
