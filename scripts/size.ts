// Size budgets of the production build (gzip): the first load of the search page, each screen's path and own chunk, the code that
// requests data before the shop is there, the overlays that the shop opens, the worker and its cache. No mock, faker or story code
// anywhere.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readWords } from './words.ts';
import { languages } from './textFiles.ts';

readWords('npm run size', {});

const KiB = 1024;
/** `drawn`: for a screen with MUI controls, including MUI itself. */
const budget = {
  search: 204 * KiB,
  path: 260 * KiB,
  drawn: 301 * KiB,
  own: 30 * KiB,
  connection: 56 * KiB,
  worker: 47 * KiB,
  shell: 1460 * KiB,
};

interface Chunk {
  file: string;
  name?: string;
  src?: string;
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
}
const manifest = JSON.parse(readFileSync('dist-records/manifest.json', 'utf8')) as Record<string, Chunk>;

const sizes = new Map<string, number>();
function gzipOf(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(join('dist', file)), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}

/** All files of a chunk: itself and its imports, at every depth. */
function closure(keys: string[]): Set<string> {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file) || !chunk.file.endsWith('.js')) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return files;
}

const total = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + gzipOf(file), 0);
const keyOf = (source: string) => {
  const key = Object.keys(manifest).find((candidate) => manifest[candidate]?.src === source);
  if (!key) throw new Error(`${source} is not a separate chunk of the build`);
  return key;
};

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
if (!entry) throw new Error('The build has no entry');
// The door fetches the shop by itself, so the shop is no import of it.
const shop = Object.keys(manifest).find((key) => manifest[key]?.name === 'shop');
if (!shop) throw new Error('The build has no chunk of the shop');
// Files of every first load besides the screen: the active language and the tenant's look, the larger of each.
const frames = languages.map((language) => keyOf(`src/i18n/bundles/${language}/frame.ts`));
const looks = Object.keys(manifest).filter((key) => /^src\/themes\/tenants\/\w+\.ts$/.test(manifest[key]?.src ?? ''));
const largest = (keys: string[]) => keys.toSorted((a, b) => total(closure([b])) - total(closure([a])))[0] ?? '';
// Parts of the frame that come by themselves as soon as it is there.
const frameParts = ['src/app/frame/ShopFooter.tsx', 'src/app/frame/SlowReadsNotice.tsx'].map(keyOf);
/** The start script comes with every page, too. */
const startScript = 'start.js';
const always = [entry, shop, largest(frames), largest(looks), ...frameParts];

const mui = Object.values(manifest).find(({ name }) => name === 'MuiTheme')?.file ?? '';
if (mui === '') throw new Error('MUI is not a separate chunk of the build');

// Every screen but the search waits for the list of pages.
const list = keyOf('src/app/pageFiles.ts');

const failures: string[] = [];
const screens = Object.keys(manifest).filter((key) => /^src\/pages\/[^/]+\/\w+(Page|Layout)\.tsx$/.test(manifest[key]?.src ?? ''));
if (screens.length < 8) failures.push(`Only ${screens.length} screens are separate chunks`);
for (const key of screens) {
  const chunk = manifest[key];
  const name = chunk?.src?.split('/').at(-1)?.replace('.tsx', '') ?? key;
  const files = closure([...always, ...(name === 'SearchPage' ? [] : [list]), key]);
  const first = total([...files, startScript]);
  const own = gzipOf(chunk?.file ?? '');
  const limit = name === 'SearchPage' ? budget.search : files.has(mui) ? budget.drawn : budget.path;
  const line = `${name.padEnd(20)} first load ${(first / KiB).toFixed(1).padStart(6)} KiB of ${limit / KiB}, own chunk ${(own / KiB).toFixed(1).padStart(5)} KiB of ${budget.own / KiB}`;
  if (first > limit || own > budget.own) failures.push(line);
  console.log(line);
}

// The code that requests data comes long before the shop, so it must not wait for it.
const connection = Object.keys(manifest).find((key) => manifest[key]?.name === 'connection');
if (!connection) throw new Error('The build has no chunk for data access');
const early = closure([entry, connection]);
const line = `Data access          with the door  ${(total(early) / KiB).toFixed(1).padStart(6)} KiB of ${budget.connection / KiB}`;
if (total(early) > budget.connection || early.has(manifest[shop]?.file ?? '')) failures.push(line);
console.log(line);

// The hint that has them compiled while they are fetched counts at the very beginning only.
for (const name of ['door', 'connection', 'react', 'shop']) {
  const file = Object.values(manifest).find((chunk) => chunk.name === name && chunk.file.endsWith('.js'))?.file;
  if (!file || !readFileSync(join('dist', file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'))
    failures.push(`The chunk ${name} is missing or lacks the hint to compile it ahead at its start`);
}

// An overlay that the shop opens first checks for content; its rendering code is only for users who see it.
const overlays = keyOf('src/app/overlays/FrameOverlays.tsx');
for (const key of manifest[overlays]?.dynamicImports ?? [])
  if (closure([key]).has(mui)) failures.push(`${key} loads MUI on every visit, even without anything to show`);

// The worker, and a first visit's background requests for it.
const worker = readFileSync('dist/sw.js', 'utf8');
const shell = new Set([...worker.matchAll(/\/(assets\/[\w.-]+|index\.html|start\.js)/g)].map(([, file]) => file ?? ''));
const [workerSize, shellSize] = [gzipOf('sw.js'), total(shell)];
const workerLine = `Worker               ${(workerSize / KiB).toFixed(1)} KiB of ${budget.worker / KiB}, caches ${shell.size} files of ${(shellSize / KiB).toFixed(0)} KiB of ${budget.shell / KiB}`;
if (workerSize > budget.worker || shellSize > budget.shell || shell.size < screens.length) failures.push(workerLine);
console.log(workerLine);

const traces = /mockServiceWorker|@faker-js|setupWorker|mswjs|storybook|pdf-lib|MiniSearch/;
for (const file of readdirSync('dist', { recursive: true, encoding: 'utf8' })) {
  if (!/\.(js|html|css)$/.test(file)) continue;
  if (traces.test(file) || traces.test(readFileSync(join('dist', file), 'utf8')))
    failures.push(`${file} contains mock, faker or story code`);
}

if (failures.length > 0) {
  console.error(`\nOver budget:\n  ${failures.join('\n  ')}`);
  process.exitCode = 1;
}
