import { describe, expect, test } from 'vitest';
import { moduleGraph } from './moduleGraph.ts';
import { projectOf } from './project.fixture.ts';
import { readProject } from './projectFiles.ts';
import { conditionalImports, storyInputs } from './storyInputs.ts';

const files = {
  '.storybook/preview.tsx':
    "import './withShop'; import './frame'; import { loadMessages } from '../src/i18n/loadMessages'; import('./docs/ComponentPage');",
  '.storybook/withShop.tsx': "import('./shopStory'); import('./backend');",
  '.storybook/frame.tsx': "import '../src/kit/toast/ToastProvider';",
  '.storybook/shopStory.tsx': "import '../src/session/user';",
  '.storybook/backend.ts': "import '../mocks/world';",
  '.storybook/docs/ComponentPage.tsx': 'export const page = 1;',
  '.storybook/frames/StoryFrame.tsx': 'export const frame = 1;',
  '.storybook/boards/Compare.stories.tsx': "import '../frames/StoryFrame';",
  'src/i18n/loadMessages.ts': "const all = import.meta.glob('./catalogues/*.ts');",
  'src/i18n/catalogues/de.ts': "import '../messages/de/cart.json';",
  'src/i18n/messages/de/cart.json': '{ "cart.title": "Warenkorb", "cart.sum.net": "Netto", "cart.sum.gross": "Brutto" }',
  'src/i18n/messages/en/cart.json': '{ "cart.title": "Cart", "cart.sum.net": "Net", "cart.sum.gross": "Gross" }',
  'src/kit/toast/ToastProvider.tsx': "import './toastQueue'; import('./ToastStack');",
  'src/kit/toast/toastQueue.ts': 'export const useToasts = 1;',
  'src/kit/toast/ToastStack.tsx': 'export const stack = 1;',
  'src/session/user.ts': 'export const user = 1;',
  'mocks/world.ts': 'export const world = 1;',
  'src/kit/Button.stories.tsx': "import './Button'; export const Plain = {};",
  'src/kit/Button.tsx': "import styles from './Button.module.css'; export const title = 'cart.title';",
  'src/kit/Button.module.css': '.a {}',
  'src/components/Sum.stories.tsx': "import './Sum';",
  'src/components/Sum.tsx':
    "import '../kit/Button'; import '../kit/toast/toastQueue'; export const sum = (kind: string) => `cart.sum.${kind}`;",
  'src/pages/Cart.stories.tsx': "import '../components/Sum'; export const Full = { parameters: { shop: { as: 'anna' } } };",
  'src/pages/Kept.stories.tsx': "import { full } from './kept.fixture'; export const Full = full;",
  'src/pages/kept.fixture.tsx': "export const full = { parameters: { shop: { as: 'anna' } } };",
  'package-lock.json': '{}',
  'public/start.js': '',
};

const digestsOf = (changed: Readonly<Record<string, string>> = {}, around: readonly string[] = []) => {
  const project = projectOf({ ...files, ...changed });
  const { stories } = storyInputs(project, moduleGraph(project), around);
  return new Map([...stories].map(([story, { digest }]) => [story.replace(/^.*\/|\.stories\.tsx$/g, ''), digest]));
};
const before = digestsOf();
/** Stories whose digest differs after a change. */
const touched = (changed: Readonly<Record<string, string>>) => {
  const after = digestsOf(changed);
  return [...after.keys()].filter((story) => after.get(story) !== before.get(story)).toSorted();
};
const all = ['Button', 'Cart', 'Compare', 'Kept', 'Sum'];

describe('the stories affected by a change', () => {
  test('load the file, at any depth, or embed other stories', () => {
    expect(touched({ 'src/components/Sum.tsx': "import '../kit/Button';" })).toEqual(['Cart', 'Compare', 'Sum']);
    expect(touched({ 'src/kit/Button.module.css': '.b {}' })).toEqual(['Button', 'Cart', 'Compare', 'Sum']);
  });

  test('of the shop or its backend run in it, also by a declaration in an adjacent file', () => {
    expect(touched({ 'mocks/world.ts': 'export const world = 2;' })).toEqual(['Cart', 'Compare', 'Kept']);
    expect(touched({ 'src/session/user.ts': 'export const user = 2;' })).toEqual(['Cart', 'Compare', 'Kept']);
  });

  test('are all of them for a file that every story loads, the lock file or a served file', () => {
    expect(touched({ '.storybook/frame.tsx': '' })).toEqual(all);
    expect(touched({ 'package-lock.json': '{ }' })).toEqual(all);
    expect(touched({ 'public/config.json': '{}' })).toEqual(all);
  });

  test('are none for a file that only docs or the page of the shop load', () => {
    expect(touched({ '.storybook/docs/ComponentPage.tsx': '', 'public/start.js': 'start()', 'README.md': 'new' })).toEqual([]);
  });

  test('of a text have code that names its key, or the beginning of it', () => {
    expect(touched({ 'src/i18n/messages/en/cart.json': files['src/i18n/messages/en/cart.json'].replace('Cart', 'Basket') })).toEqual([
      'Button',
      'Cart',
      'Compare',
      'Sum',
    ]);
    expect(touched({ 'src/i18n/messages/de/cart.json': files['src/i18n/messages/de/cart.json'].replace('Netto', 'netto') })).toEqual([
      'Cart',
      'Compare',
      'Sum',
    ]);
    expect(touched({ 'src/i18n/messages/de/cart.json': '{ "cart.title": ' })).toEqual(all);
  });

  test('of the toast stack can show a toast', () => {
    expect(touched({ 'src/kit/toast/ToastStack.tsx': 'export const stack = 2;' })).toEqual(['Cart', 'Compare', 'Sum']);
  });

  test('include a story whose missing file now exists', () => {
    const missing = { ...files, 'src/kit/Button.stories.tsx': "import './Bar';" };
    const [one, other] = [missing, { ...missing, 'src/kit/Bar.tsx': '' }].map((now) => digestsOf(now).get('Button'));
    expect(one).not.toBe(other);
  });
});

test('a change of browser affects every story', () => {
  const after = digestsOf({}, ['another browser']);
  expect([...after].filter(([story, digest]) => before.get(story) === digest)).toEqual([]);
});

test('every import that only some stories use exists', () => {
  const project = readProject();
  if (!project) throw new Error('There is no repository to read');
  const { importsOf } = moduleGraph(project);
  const missing = Object.entries(conditionalImports).flatMap(([file, imported]) =>
    imported.filter((path) => !importsOf(file).includes(path)),
  );
  expect(missing).toEqual([]);
});
