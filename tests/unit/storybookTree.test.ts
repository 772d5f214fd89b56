import { readFileSync } from 'node:fs';
import { buildIndex } from 'storybook/internal/core-server';
import { beforeAll, expect, test } from 'vitest';
import { screens } from '#storybook/boards/screens.ts';
import { componentGuides } from '#storybook/guides/components.ts';
import { kitGuides } from '#storybook/guides/kit.ts';
import { leftOut, leftOutOf, type IndexEntry } from '#storybook/tree/places.ts';
import { synonyms } from '#storybook/tree/synonyms.ts';
import { withPlaces } from '#storybook/tree/treeIndex.ts';

type Entry = IndexEntry & { name: string; tags?: string[] };
let entries: readonly Entry[] = [];

beforeAll(async () => {
  const index = (await buildIndex({ configDir: '.storybook' })) as { entries: Record<string, Entry> };
  entries = Object.values(withPlaces(index).entries);
});

const isInTree = ({ tags = [] }: Entry) => tags.includes('dev') && !leftOut.some((tag) => tags.includes(tag));

test('the tree has at most 600 stories, and at least one of every component', () => {
  const stories = entries.filter(({ type }) => type === 'story');
  const shown = stories.filter(isInTree);
  expect(stories.length).toBeGreaterThan(1500);
  expect(shown.length).toBeLessThanOrEqual(600);
  const titles = new Set(shown.map(({ title }) => title));
  // Stories that pages of the guide embed, and those that the pictures' own tests use.
  const hidden = ['Guide/Examples', 'Boards/Refused'];
  expect([...new Set(stories.map(({ title }) => title))].filter((title) => !titles.has(title) && !hidden.includes(title))).toEqual([]);
});

test("stories with pictures are in the tree, and interactions on another's picture are not", () => {
  const source = [
    "export const Default: Story = { tags: ['visual'] };",
    '/** Pressed. */\nexport const Pressed: Story = {\n  ...Default,\n  play: async ({ userEvent }) => userEvent.click(button()),\n};',
    'export const Busy: Story = {\n  args: { isBusy: true },\n  play: async ({ userEvent }) => userEvent.click(button()),\n};',
    "export const Empty: Story = {\n  args: { list: [] },\n  play: async ({ canvas }) => expect(canvas.getByText('Leer')).toBeVisible(),\n};",
  ].join('\n\n');
  const story = (exportName: string, tags: string[] = []) => ({
    id: exportName,
    title: 'Kit/Part',
    importPath: './src/kit/Part.stories.tsx',
    type: 'story',
    exportName,
    tags: ['dev', ...tags],
  });
  const all = [story('Default', ['visual']), story('Pressed'), story('Busy'), story('Empty')];
  expect([...leftOutOf(all, () => source)]).toEqual([
    ['Pressed', 'steps'],
    ['Busy', 'states'],
    ['Empty', 'states'],
  ]);
  // Without a picture, the first story with content represents the component.
  expect([...leftOutOf(all.slice(1), () => source)].map(([id]) => id)).toEqual(['Pressed', 'Busy']);
});

test('every component has a title of its own, below one of the roots', () => {
  const roots = ['Guide', 'Foundations', 'Boards', 'Kit', 'Components', 'Connected', 'Pages', 'App'];
  expect(entries.filter(({ title }) => !roots.includes(title.split('/')[0] ?? '')).map(({ importPath }) => importPath)).toEqual([]);
  const start = readFileSync('.storybook/docs/Start.mdx', 'utf8');
  expect(roots.filter((root) => !start.includes(`- **${root}**`))).toEqual([]);
});

test('the screens of the boards are stories that exist', () => {
  const ids = new Set(entries.map(({ id }) => id));
  expect(Object.values(screens).filter((id) => !ids.has(id))).toEqual([]);
  expect(Object.keys(screens)).toHaveLength(12);
});

test('every part of the kit says when to use another, and the parts it names exist', () => {
  const titles = new Set(entries.filter(({ type }) => type === 'docs').map(({ title }) => title));
  expect([...titles].filter((title) => title.startsWith('Kit/') && !(title in kitGuides))).toEqual([]);
  expect(Object.keys(componentGuides).length).toBeGreaterThanOrEqual(15);
  const named = Object.entries({ ...kitGuides, ...componentGuides }).flatMap(([title, { not = [] }]) => [
    title,
    ...not.map(([, take]) => take),
  ]);
  expect(named.filter((title) => !titles.has(title))).toEqual([]);
});

test('each synonym leads to an existing part', () => {
  const docs = new Map(entries.filter(({ type }) => type === 'docs').map(({ title, name }) => [title, name]));
  expect(Object.keys(synonyms).filter((title) => !docs.has(title))).toEqual([]);
  for (const [title, words] of Object.entries(synonyms)) expect(docs.get(title)).toBe([title.split('/').at(-1), ...words].join(' · '));
});

test.each([
  ['Modal', 'Kit/Overlay/Dialog'],
  ['Stepper', 'Components/Quantity/AmountInput'],
  ['Tag', 'Components/Product/BadgeList'],
  ['Avatar', 'Components/Content/PersonalContactCard'],
  ['Knopf', 'Kit/Action/Button'],
  ['Warenkorb', 'Pages/Checkout'],
  ['Dropdown', 'Kit/Field/SelectField'],
  ['Reiter', 'Kit/Page/Tabs'],
  ['Snackbar', 'Kit/Toast/ToastProvider'],
])('%s is %s', (word, title) => {
  expect(synonyms[title]).toContain(word);
});
