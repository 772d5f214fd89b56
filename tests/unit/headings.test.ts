import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importPath } from '#scripts/importPath.ts';

// One hand in every screen: a heading's letters, and the head of a page, are drawn in one place each.

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => join('src', file).replaceAll('\\', '/'));
const read = (file: string) => readFileSync(file, 'utf8');
const drawn = sources.filter((file) => file.endsWith('.tsx') && !/\.(?:stories|test|fixture)\.tsx$/.test(file));
const stylesheets = sources.filter((file) => file.endsWith('.module.css'));

test("headings of the page and its sections use the kit's components", () => {
  const own = ['src/kit/page/PageTitle.tsx', 'src/kit/page/SectionHeading.tsx'];
  const raw = drawn.filter((file) => !own.includes(file)).filter((file) => /<h[1-6]\b|['"`]h[1-6]['"`]/.test(read(file)));
  // Headings in third-party content: the only file where they may be.
  expect(raw).toEqual(['src/components/content/SafeHtml.tsx']);
});

/** Files that style headings: the kit's two, and the one for editors' text. */
const letterers = ['src/components/content/RichText.module.css'];
const letters = /^\s*(?:font(?:-family|-size|-weight)?|letter-spacing|text-transform):/m;

test('no stylesheet sets type on heading elements', () => {
  const rule = /([^{}]*)\{([^{}]*)\}/g;
  const found = stylesheets
    .filter((file) => !letterers.includes(file))
    .flatMap((file) =>
      [...read(file).matchAll(rule)]
        .filter(([, selector = '', body = '']) => /(?:^|[\s,>+~(])h[1-6]\b/.test(selector) && letters.test(body))
        .map(([, selector = '']) => `${file}: ${selector.trim()}`),
    );
  expect(found).toEqual([]);
});

/** A class that a heading is given, and the stylesheet that has it. */
function classesOfHeadings(file: string) {
  const text = read(file);
  const modules = new Map(
    [...text.matchAll(/import (\w+) from '([.#][^']+\.module\.css)'/g)].map(([, name, path = '']) => [
      name,
      importPath(file, path) ?? path,
    ]),
  );
  return [...text.matchAll(/<(?:PageTitle|SectionHeading)\b[^>]*className=\{([^}]*)\}/g)].flatMap(([, value = '']) =>
    [...value.matchAll(/(\w+)\.(\w+)/g)].flatMap(([, name, className = '']) => {
      const stylesheet = modules.get(name);
      return stylesheet === undefined ? [] : [{ stylesheet: stylesheet.replaceAll('\\', '/'), className }];
    }),
  );
}

test('a heading gets a place and a colour, never its own type', () => {
  const given = drawn.flatMap(classesOfHeadings);
  expect(given.length).toBeGreaterThan(10);
  const own = new Set(['src/kit/page/PageTitle.module.css', 'src/kit/page/SectionHeading.module.css']);
  const wrong = given
    .filter(({ stylesheet }) => !own.has(stylesheet))
    .filter(({ stylesheet, className }) =>
      [...read(stylesheet).matchAll(/([^{}]*)\{([^{}]*)\}/g)].some(
        ([, selector = '', body = '']) => new RegExp(`\\.${className}\\b(?![^,{]*\\s[.:\\w])`).test(selector) && letters.test(body),
      ),
    );
  expect(wrong).toEqual([]);
});

test('every screen has a heading of the kit: in the frame of a page, or as one of its parts', () => {
  const heads =
    /<(?:PageFrame|MyFrame|PageHead|PageTitle|PageView|ContentPage|PageNotice|Notice|ListScreen|AllergenOverview|CheckoutLayout|ResultHeader|EmptyState)\b/;
  const screens = readdirSync('src/pages');
  expect(screens.filter((screen) => !drawn.some((file) => file.startsWith(`src/pages/${screen}/`) && heads.test(read(file))))).toEqual([]);
});
