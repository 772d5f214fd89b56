/**
 * Writes mocks/catalogue/pictograms.ts: the pictograms of the icon package that the catalogue's vocabulary names, and no others.
 * Run `node scripts/pictograms.ts` after a picture was added to the vocabulary; a test fails when one is missing.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readWords } from './words.ts';

readWords('node scripts/pictograms.ts', {});

const root = new URL('..', import.meta.url);
const path = (name: string) => fileURLToPath(new URL(name, root));
const { icons } = JSON.parse(readFileSync(path('node_modules/@iconify-json/fluent-emoji-flat/icons.json'), 'utf8')) as {
  icons: Partial<Record<string, { body: string }>>;
};

const vocabulary = path('mocks/catalogue/vocabulary/');
const names = new Set(['package', 'wine-glass-white', 'wine-glass-rose', 'clinking-glasses']);
for (const file of readdirSync(vocabulary)) {
  for (const [, list = ''] of readFileSync(vocabulary + file, 'utf8').matchAll(/picture: '([^']*)'/g)) {
    for (const name of list.split(' ')) if (name !== '') names.add(name);
  }
}

/** Pictograms in other colours: the package has red wine only. */
const recoloured: Readonly<Record<string, readonly [from: string, colours: Readonly<Record<string, string>>]>> = {
  'wine-glass-white': ['wine-glass', { '#bb1d80': '#e9cf6a', '#ff6dc6': '#f8eeb8' }],
  'wine-glass-rose': ['wine-glass', { '#bb1d80': '#f2899b', '#ff6dc6': '#ffc9d2' }],
};

/** The drawing of a pictogram. */
function bodyOf(name: string): string | undefined {
  const [from, colours] = recoloured[name] ?? [name, {}];
  let body = icons[from]?.body;
  for (const [old, wanted] of Object.entries(colours)) body = body?.replaceAll(old, wanted);
  return body;
}

const missing = [...names].filter((name) => bodyOf(name) === undefined);
if (missing.length > 0) throw new Error(`No such pictogram: ${missing.join(', ')}`);

const lines = [...names].sort().map((name) => `  '${name}': '${bodyOf(name)?.replaceAll("'", "\\'")}',`);
writeFileSync(
  path('mocks/catalogue/pictograms.ts'),
  `/**
 * Food pictograms, 32 × 32: Fluent Emoji (flat) by Microsoft Corporation, MIT licence,
 * https://github.com/microsoft/fluentui-emoji, as packed in @iconify-json/fluent-emoji-flat.
 * Written by scripts/pictograms.ts; only those that the vocabulary names.
 */
export const pictograms: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`,
);
console.log(`${names.size} pictograms`);
