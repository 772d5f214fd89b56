import { readdirSync, readFileSync } from 'node:fs';
import { limits } from '#domain/text/limits.ts';
import { textBundles } from '#i18n/textBundles.ts';

/** The languages of the shop; German, the source, first. */
export const languages: readonly string[] = limits.languages;

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const notice = '// Written from textBundles.ts by `npm run gen`.';
const spread = (names: readonly string[]) => `{ ${names.map((name) => `...${name}`).join(', ')} }`;

/** Loaders of the other bundles in the frame's bundle, which always comes first; a visitor needs the list of their own language only. */
const others = [
  '',
  '/** The other bundles of this language. */',
  "export const others = import.meta.glob<Readonly<Record<string, string>>>(['./*.ts', '!./frame.ts'], { import: 'messages' });",
];

function bundleFile(language: string, bundle: string, areas: readonly string[]): string {
  const imports = areas.map((area) => `import ${camel(area)} from '../../messages/${language}/${area}.json';`);
  const lines = [notice, ...imports, '', `export const messages = ${spread(areas.map(camel))};`];
  return [...lines, ...(bundle === 'frame' ? others : []), ''].join('\n');
}

function catalogueFile(language: string): string {
  const bundles = Object.keys(textBundles);
  const isSource = language === limits.fallbackLanguage;
  return [
    notice,
    ...bundles.map((bundle) => `import { messages as ${bundle} } from '../bundles/${language}/${bundle}';`),
    ...(isSource ? [] : ["import type { Messages } from '../messageKey';"]),
    '',
    `/** ${isSource ? 'The source of keys: the whole catalogue in the fallback language.' : 'The whole catalogue in one language; a missing key does not compile.'} */`,
    `export const messages${isSource ? '' : ': Messages'} = ${spread(bundles)};`,
    '',
  ].join('\n');
}

/** The modules that join the texts of each language: one for each bundle, and one for all of them. */
export function textFiles(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    languages.flatMap((language) => [
      ...Object.entries(textBundles).map(([bundle, areas]) => [
        `src/i18n/bundles/${language}/${bundle}.ts`,
        bundleFile(language, bundle, areas),
      ]),
      [`src/i18n/catalogues/${language}.ts`, catalogueFile(language)],
    ]),
  );
}

/** The texts with sorted keys, so that new ones have a defined place. */
export function sortedTexts(): Readonly<Record<string, string>> {
  const files = languages.flatMap((language) =>
    readdirSync(`src/i18n/messages/${language}`).map((file) => `src/i18n/messages/${language}/${file}`),
  );
  return Object.fromEntries(
    files.map((file) => {
      const texts = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
      const sorted = Object.entries(texts).toSorted(([one], [other]) => (one < other ? -1 : 1));
      return [file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`];
    }),
  );
}
