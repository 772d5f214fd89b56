/**
 * Writes mocks/catalogue/pictograms.ts: the pictograms of the icon packages that the catalogue names, and no others, in muted colours.
 * Run `node scripts/pictograms.ts` after a picture was added to the vocabulary or to the goods of the pack shots; a test fails when one is
 * missing.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readWords } from './words.ts';

readWords('node scripts/pictograms.ts', {});

const root = new URL('..', import.meta.url);
const path = (name: string) => fileURLToPath(new URL(name, root));
type Icons = Partial<Record<string, { body: string }>>;
const iconsOf = (name: string) =>
  (JSON.parse(readFileSync(path(`node_modules/@iconify-json/${name}/icons.json`), 'utf8')) as { icons: Icons }).icons;
const emoji = iconsOf('fluent-emoji-flat');
const silhouettes = iconsOf('game-icons');

const vocabulary = path('mocks/catalogue/vocabulary/');
const names = new Set(['package', 'wine-glass-white', 'wine-glass-rose', 'clinking-glasses']);
for (const file of readdirSync(vocabulary)) {
  for (const [, list = ''] of readFileSync(vocabulary + file, 'utf8').matchAll(/picture: '([^']*)'/g)) {
    for (const name of list.split(' ')) if (name !== '') names.add(name);
  }
}
const goods = readFileSync(path('mocks/catalogue/packShots/goods.ts'), 'utf8').split('pictogramRules')[1]?.split('];')[0] ?? '';
for (const [, name = ''] of goods.matchAll(/, '([\w-]+)'\],/g)) names.add(name);

/** Pictograms in other colours: the package has red wine only. */
const recoloured: Readonly<Record<string, readonly [from: string, colours: Readonly<Record<string, string>>]>> = {
  'wine-glass-white': ['wine-glass', { '#bb1d80': '#e9cf6a', '#ff6dc6': '#f8eeb8' }],
  'wine-glass-rose': ['wine-glass', { '#bb1d80': '#f2899b', '#ff6dc6': '#ffc9d2' }],
  'yellow-carrot': ['carrot', { '#ff822d': '#e8b84e', '#fb8b42': '#e8b84e', '#ff6723': '#d9a23c', '#d3883e': '#c39138' }],
};

/** Goods that the emoji lack, as silhouettes in their natural colour. */
const printed: Readonly<Record<string, readonly [from: string, colour: string]>> = {
  almond: ['almond', '#b07a4a'],
  artichoke: ['artichoke', '#6f8a55'],
  asparagus: ['asparagus', '#7d9a4e'],
  beet: ['beet', '#7f3350'],
  cabbage: ['cabbage', '#86a85f'],
  chips: ['chips-bag', '#c98f3c'],
  'coffee-beans': ['coffee-beans', '#5f3d27'],
  currant: ['elderberry', '#a5383f'],
  elderberry: ['elderberry', '#4e3a60'],
  flour: ['flour', '#b99a66'],
  gingerbread: ['gingerbread-man', '#9a6436'],
  herbs: ['herbs-bundle', '#5f8a4a'],
  'jelly-beans': ['jelly-beans', '#b0657a'],
  ketchup: ['ketchup', '#a8483c'],
  leek: ['leek', '#6f9a52'],
  mussel: ['mussel', '#45505c'],
  peas: ['peas', '#6f9a48'],
  plum: ['plum', '#5f446f'],
  pumpkin: ['pumpkin', '#cc7a38'],
  radish: ['beet', '#bd5068'],
  raspberry: ['raspberry', '#b23f58'],
  'red-cabbage': ['cabbage', '#7d4c6c'],
  spray: ['spray', '#5b7f8c'],
  turnip: ['beet', '#c9b48a'],
  vanilla: ['vanilla-flower', '#b98f3c'],
  wheat: ['wheat', '#bf963f'],
  'white-asparagus': ['asparagus', '#d6c9a2'],
};

/** A colour with less of its purity: pure ones lose most, so that no picture outshines the tenant's own colours. */
function muted(hex: string): string {
  const full = hex.length === 4 ? hex.slice(1).replaceAll(/./g, '$&$&') : hex.slice(1);
  const parts = [0, 2, 4].map((place) => Number.parseInt(full.slice(place, place + 2), 16));
  const [red = 0, green = 0, blue = 0] = parts;
  const grey = red * 0.3 + green * 0.59 + blue * 0.11;
  const purity = (Math.max(...parts) - Math.min(...parts)) / 255;
  const loss = 0.06 + purity * 0.26;
  return `#${parts
    .map((part) =>
      Math.round(part + (grey - part) * loss)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The drawing of a pictogram on 32 by 32. */
function bodyOf(name: string): string | undefined {
  const [silhouette, colour = ''] = printed[name] ?? [];
  if (silhouette) {
    const body = silhouettes[silhouette]?.body.replaceAll('currentColor', colour);
    return body && `<g transform="scale(.0625)">${body}</g>`;
  }
  const [from, colours] = recoloured[name] ?? [name, {}];
  let body = emoji[from]?.body;
  for (const [old, wanted] of Object.entries(colours)) body = body?.replaceAll(old, wanted);
  return body?.replaceAll(/#(?:[\da-f]{6}|[\da-f]{3})(?=")/gi, muted);
}

const missing = [...names].filter((name) => bodyOf(name) === undefined);
if (missing.length > 0) throw new Error(`Unknown pictogram: ${missing.join(', ')}`);

const lines = [...names].sort().map((name) => `  '${name}': '${bodyOf(name)?.replaceAll("'", "\\'")}',`);
writeFileSync(
  path('mocks/catalogue/pictograms.ts'),
  `/**
 * Pictograms of goods, 32 × 32, their colours muted:
 * Fluent Emoji (flat) by Microsoft Corporation, MIT licence, https://github.com/microsoft/fluentui-emoji;
 * silhouettes of Game-icons.net by Delapouite, Lorc and contributors, CC BY 3.0, https://game-icons.net;
 * as packed in @iconify-json/fluent-emoji-flat and @iconify-json/game-icons.
 * Written by scripts/pictograms.ts; only those that the catalogue names.
 */
export const pictograms: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`,
);
console.log(`${names.size} pictograms`);
