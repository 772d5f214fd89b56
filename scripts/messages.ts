// Checks the message catalogue: the same keys and placeholders in every language, valid ICU syntax, no key without a use,
// no use without a key, keys under their area's file; and no screen shows a text whose bundle it did not ask for.
import { isStructurallySame, parse } from '@formatjs/icu-messageformat-parser';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textBundles } from '#i18n/textBundles.ts';
import { readWords } from './words.ts';
import { missingTexts } from './screenTexts.ts';
import { languages } from './textFiles.ts';

readWords('npm run lint:messages', {});
const folder = 'src/i18n/messages';
const problems: string[] = [];

type Catalogue = Record<string, string>;
const catalogueOf = (language: string): Catalogue => {
  const all: Catalogue = {};
  for (const file of readdirSync(join(folder, language)).filter((name) => name.endsWith('.json'))) {
    const texts = JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as Catalogue;
    // `product-details.json` holds the part of the area `product` that comes later than the rest of it.
    const area = file.replace(/(-\w+)?\.json$/, '');
    const keys = Object.keys(texts);
    for (const key of keys) {
      if (key !== area && !key.startsWith(`${area}.`)) problems.push(`${language}/${file}: ${key} belongs to another area's file`);
      if (key in all) problems.push(`${language}: ${key} occurs twice`);
    }
    Object.assign(all, texts);
  }
  return all;
};

const catalogues = Object.fromEntries(languages.map((language) => [language, catalogueOf(language)]));
const source = catalogues['de'] ?? {};

for (const language of languages) {
  const texts = catalogues[language] ?? {};
  for (const key of Object.keys(source)) if (!(key in texts)) problems.push(`${language}: ${key} is missing`);
  for (const [key, text] of Object.entries(texts)) {
    if (!(key in source)) problems.push(`${language}: ${key} is not in German, the source`);
    if (text.trim() === '') problems.push(`${language}: ${key} is empty`);
    try {
      const { success, error } = isStructurallySame(parse(source[key] ?? ''), parse(text));
      if (!success) problems.push(`${language}: ${key} has different placeholders from German: ${error?.message}`);
    } catch (error) {
      problems.push(`${language}: ${key} is not a valid ICU text (${String(error)})`);
    }
  }
}

const files = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('gen/') && !/\.(test|stories)\.tsx?$/.test(file))
    .map((file) => [`src/${file.replaceAll('\\', '/')}`, readFileSync(join('src', file), 'utf8')]),
);
const code = [...files.values()].join('\n');
for (const key of Object.keys(source)) {
  // A key counts as used if the code contains it literally, or as a template: `order.source.${…}`.
  const prefixes = key
    .split('.')
    .slice(0, -1)
    .map((_, index) =>
      key
        .split('.')
        .slice(0, index + 1)
        .join('.'),
    );
  const isUsed = code.includes(`'${key}'`) || code.includes(`"${key}"`) || prefixes.some((prefix) => code.includes(`\`${prefix}.\${`));
  if (!isUsed) problems.push(`${key} is not used`);
}

const areaOf = new Map<string, string>();
for (const file of readdirSync(join(folder, 'de'))) {
  for (const key of Object.keys(JSON.parse(readFileSync(join(folder, 'de', file), 'utf8')) as Catalogue))
    areaOf.set(key, file.replace('.json', ''));
}
const shown = (changed: readonly (readonly [string, string])[] = []) =>
  missingTexts({ files: new Map([...files, ...changed]), areaOf, bundles: textBundles });
for (const { from, file, key } of shown()) problems.push(`${from} shows ${key} (${file}) without loading its bundle`);
// A check that detects nothing would always pass, so it has to find a text planted in a nested part of a screen.
const planted = 'src/kit/feedback/EmptyState.tsx';
const known = files.get(planted);
if (
  known === undefined ||
  !shown([[planted, `${known}\nexport const planted = 'home.cart.continue';`]]).some(({ file }) => file === planted)
) {
  problems.push(`The check of bundles does not work: it missed the text planted in ${planted}`);
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else console.log(`${Object.keys(source).length} texts in ${languages.length} languages.`);
