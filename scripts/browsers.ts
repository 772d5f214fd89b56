// Checks both builds against the oldest supported browsers (`browserslist` in package.json), with MDN's compatibility
// data. A feature that one of them lacks needs a polyfill, a fallback, or a reason in browsers/allowed.ts.
// `npm run browsers -- --write` writes the table of these features, docs/browsers.md.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { browserTable } from './browsers/browserTable.ts';
import { missingIn, unneeded, versionsOf } from './browsers/findings.ts';
import { floorOf } from './browsers/floor.ts';
import type { BuiltFile } from './browsers/scriptUses.ts';
import { readWords, refuse } from './words.ts';

const usage = 'npm run browsers [-- --write]';
const { values } = readWords(usage, { options: { write: { type: 'boolean', default: false } } });
const table = 'docs/browsers.md';

/** The files of both builds; files with the same text count once. */
function filesOf(pattern: string): BuiltFile[] {
  const paths = ['dist', 'dist-demo'].flatMap((build) => {
    const found = globSync(`${build}/**/${pattern}`);
    if (found.length === 0) refuse(`${build} has no ${pattern}. Run npm run build and npm run build:demo`, usage);
    return found;
  });
  const byText = new Map(paths.toReversed().map((path) => [readFileSync(path, 'utf8'), path]));
  return [...byText].map(([text, path]) => ({ path, text }));
}

const floor = floorOf();
const missing = missingIn({ scripts: filesOf('*.js'), styles: filesOf('*.css') }, floor);

const refused = new Map<string, string[]>();
for (const { feature, because, use } of missing) {
  if (because !== undefined) continue;
  const name = `${feature.path} (${versionsOf(feature)})`;
  refused.set(name, [...(refused.get(name) ?? []), `    ${use.file}: ${use.code}`]);
}
/** Failures of the check: a sentence, and the entries that it covers. */
const failures = [
  {
    sentence: `Not supported by every browser of the floor (${[...floor].map(([name, version]) => `${name} ${version}`).join(', ')}):`,
    entries: [...refused].map(([name, places]) => `${name}\n${places.slice(0, 3).join('\n')}`),
  },
  { sentence: 'Allowed in scripts/browsers/allowed.ts, but no build uses it there; remove it:', entries: unneeded(missing) },
].filter(({ entries }) => entries.length > 0);

const written = browserTable(missing, floor);
const isOutdated = !values.write && readFileSync(table, 'utf8') !== written;
if (values.write) writeFileSync(table, written);

for (const { sentence, entries } of failures) console.error(`${sentence}\n\n${entries.join('\n')}\n`);
if (isOutdated) console.error(`${table} is out of date. Run npm run browsers -- --write`);
if (failures.length > 0 || isOutdated) process.exitCode = 1;
