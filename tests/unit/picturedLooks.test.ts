import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { stylesheetsOf } from '#storybook/facts/partFacts.ts';
import { picturedLooks } from '#storybook/pictures.ts';
import { changedVariables, variablesOf } from '#scripts/visual/lookVariables.ts';
import { tenantCodes, type TenantCode } from '#domain/customer/tenant.ts';
import { allTokens } from '#themes/allTokens.ts';
import { stylesheetOf } from '#themes/stylesheetOf.ts';

const read = (file: string): string => readFileSync(file, 'utf8');
const [first, second] = picturedLooks;

/** Every choice of a look that isn't a colour. */
function choicesOf(code: TenantCode): readonly string[] {
  const { density, shape, type, character } = allTokens[code];
  return Object.entries({ density, ...shape, ...type, ...character }).map(([name, value]) => `${name} ${String(value)}`);
}

test('no third look covers more than the first two', () => {
  const seen = new Set([first, second].flatMap(choicesOf));
  const added = new Map(tenantCodes.map((code) => [code, choicesOf(code).filter((choice) => !seen.has(choice)).length]));
  expect(added.get(picturedLooks[2])).toBe(Math.max(...added.values()));
});

/** Variables by which the first two looks differ in more than colours; the face of text, which every part has, aside. */
function shapeVariables(): ReadonlySet<string> {
  const [one, other] = [first, second].map((code) => variablesOf(stylesheetOf(code, allTokens[code]), 'light'));
  const names = changedVariables(one ?? new Map(), other ?? new Map()).map(({ name }) => name);
  return new Set(names.filter((name) => name.startsWith('--shop-') && !['--shop-font-text', '--shop-category-hue'].includes(name)));
}

/** A stylesheet with those that it composes from. */
function withComposed(stylesheet: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(stylesheet)) return seen;
  seen.add(stylesheet);
  for (const [, path = ''] of read(stylesheet).matchAll(/composes:[^;]*from '([^']+)'/g))
    withComposed(join(dirname(stylesheet), path).replaceAll('\\', '/'), seen);
  return seen;
}

const tagsIn = (text: string): string[][] => [...text.matchAll(/tags: \[([^\]]*)\]/g)].map(([, list = '']) => list.match(/[\w-]+/g) ?? []);

test('a component with look-dependent shapes is pictured in two looks, by a tag of its file; any other in one', () => {
  const shape = shapeVariables();
  expect(shape.size).toBeGreaterThan(10);
  const wrong = globSync('src/**/*.stories.tsx').flatMap((path) => {
    const file = path.replaceAll('\\', '/');
    const source = read(file);
    const pictured = tagsIn(source).filter((tags) => tags.includes('visual') || tags.includes('phone'));
    const styles = new Set(stylesheetsOf(file.replace('.stories.tsx', '.tsx')).flatMap((stylesheet) => [...withComposed(stylesheet)]));
    const isShaped = [...styles].some((stylesheet) =>
      [...read(stylesheet).matchAll(/var\((--shop-[\w-]+)/g)].some(([, name = '']) => shape.has(name)),
    );
    const isWanted = isShaped && pictured.some((tags) => !tags.includes('three-looks'));
    const isTagged = tagsIn(/^const meta = \{.*?\} satisfies/ms.exec(source)?.[0] ?? '').some((tags) => tags.includes('two-looks'));
    return isWanted === isTagged ? [] : [`${file}: ${isWanted ? 'tag its meta "two-looks"' : 'takes no "two-looks"'}`];
  });
  expect(wrong).toEqual([]);
});
