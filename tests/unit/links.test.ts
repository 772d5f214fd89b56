import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importPath } from '#scripts/importPath.ts';

// A link in a screen's content has one of two looks, which stylesheets compose (`kit/link/link.module.css`).

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => join('src', file).replaceAll('\\', '/'));
const read = (file: string) => readFileSync(file, 'utf8');
const drawn = sources.filter((file) => file.endsWith('.tsx') && !/\.(?:stories|test|fixture)\.tsx$/.test(file));

/** The rules of a stylesheet: selector and body. */
const rulesOf = (stylesheet: string) =>
  [...read(stylesheet).matchAll(/([^{}]*)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({ selector: selector.trim(), body }));

/** Underlined for other reasons than being a link or looking like one. */
const underlined = [
  'src/pages/orderSheet/parts/SheetRow.module.css: .unitButton',
  // In the words' own colour: it unfolds.
  'src/pages/notifications/parts/MeantFor.module.css: .summary',
  // A chip among chips, without an edge.
  'src/pages/search/parts/FilterChips.module.css: .reset',
];

test('only the two looks of links are underlined', () => {
  const found = sources
    .filter((file) => file.endsWith('.module.css') && file !== 'src/kit/link/link.module.css')
    .flatMap((file) =>
      rulesOf(file)
        .filter(({ selector, body }) => /text-decoration(?:-line)?:[^;]*underline/.test(body) && !/:hover|:focus/.test(selector))
        .map(({ selector }) => `${file}: ${selector.split('\n').at(-1)}`),
    );
  expect(found.toSorted()).toEqual(underlined.toSorted());
});

/** Navigation through the shop and through a list: it shows the position rather than content. */
const navigation = [
  'src/app/frame/parts/CategorySheet.module.css: .strong',
  'src/app/frame/parts/MegaMenu.module.css: .everything',
  'src/kit/list/Pager.module.css: .beside',
  'src/kit/list/Pager.module.css: .current',
  'src/kit/page/BackLink.module.css: .back',
  'src/pages/fair/FairLayout.module.css: .back',
];

/** The classes that the links of a file are given, each with its stylesheet. */
function classesOfLinks(file: string) {
  const text = read(file);
  const stylesheets = new Map(
    [...text.matchAll(/import (\w+) from '([.#][^']+\.module\.css)'/g)].map(([, name, path = '']) => [
      name,
      importPath(file, path) ?? path,
    ]),
  );
  return [...text.matchAll(/<(?:AppLink|ContentLink|a)\b[^>]*?\bclassName=(?:\{([^}]*\}?[^}]*)\}|"[^"]*")/g)].flatMap(([, value = '']) =>
    [...value.matchAll(/(\w+)\.(\w+)/g)].flatMap(([, name, className = '']) => {
      const stylesheet = stylesheets.get(name);
      return stylesheet === undefined ? [] : [{ stylesheet, className }];
    }),
  );
}

test('no other stylesheet gives a link its colour', () => {
  const given = drawn.flatMap(classesOfLinks);
  expect(given.length).toBeGreaterThan(60);
  const found = new Set(
    given.flatMap(({ stylesheet, className }) =>
      rulesOf(stylesheet)
        .filter(
          ({ selector, body }) =>
            selector.split(/,\s*/).some((one) => one.endsWith(`.${className}`)) &&
            /(?:^|[\s;])color: var\(--mui-palette-primary/.test(body),
        )
        .map(() => `${stylesheet}: .${className}`),
    ),
  );
  expect([...found].toSorted()).toEqual(navigation.toSorted());
});
