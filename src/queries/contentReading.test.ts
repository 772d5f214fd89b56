import { afterEach, expect, test, vi } from 'vitest';
import type { ContentBlock, Page, RichTextNode } from '#gen/models/index.ts';
import { readPage, withoutReceivers } from './contentReading';

afterEach(() => void vi.restoreAllMocks());

const blok = (...body: readonly unknown[]): RichTextNode => ({ type: 'blok', attrs: { body } });
const text = (uid: string, ...content: readonly RichTextNode[]) => ({ component: 'text', uid, text: { type: 'doc', content } });
const heading = (uid: string) => ({ component: 'heading', uid, text: uid, level: 2 });
const pageOf = (...blocks: readonly unknown[]): Page => ({ meta: {}, blocks: blocks as ContentBlock[] });
const bodyOf = ({ blocks }: Page) => {
  const [first] = blocks;
  return first?.component === 'text' ? (first.text.content[0]?.attrs?.body as readonly { readonly uid: string }[]) : [];
};

test('blocks in a text are parsed; unknown or incomplete ones are left out and reported once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const strange = { component: 'hologram', uid: 'x' };
  const page = pageOf(
    text('t', blok(heading('a'), strange, strange, null, { component: 'heading', uid: 'b' }, { ...heading('c'), colour: 'plaid' })),
  );
  const came = structuredClone(page);
  expect(bodyOf(readPage(page)).map(({ uid }) => uid)).toEqual(['a', 'c']);
  expect(page).toEqual(came);
  readPage(page);
  expect(warn.mock.calls.filter(([line]) => String(line).endsWith('left out: hologram'))).toHaveLength(1);
});

test('nested blocks are parsed as well', () => {
  const page = readPage(pageOf(text('t', blok(text('inner', blok(heading('deep'), { component: 'veil' }))))));
  const [inner] = bodyOf(page) as unknown as ContentBlock[];
  expect(bodyOf({ meta: {}, blocks: inner ? [inner] : [] }).map(({ uid }) => uid)).toEqual(['deep']);
});

test.each([
  ['no body', { type: 'blok' }],
  ['a body that is no list', { type: 'blok', attrs: { body: 'heading' } }],
  ['only unknown blocks', blok({ component: 'veil' }, 7)],
])('a node with %s has no content', (_case, node) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(bodyOf(readPage(pageOf(text('t', node))))).toEqual([]);
});

test('endless nesting is cut', () => {
  let node = blok(heading('bottom'));
  for (let depth = 0; depth < 50; depth += 1) node = blok(text(`level ${depth}`, node));
  expect(JSON.stringify(readPage(pageOf(text('t', node))))).not.toContain('bottom');
});

test("recipients of a form's answers are removed at any depth; nothing else is", () => {
  const fields = [{ label: 'Name', required: true, type: 'TEXT', textInput: {} }];
  const form = (more: object) => ({ component: 'form', uid: 'f', form: { id: 'form-1', key: 'contact', fields, ...more } });
  const secret = { adminContact: 'editors@example.org', receivers: ['office@example.org'] };
  const came = pageOf(form(secret), text('t', blok(form(secret))));
  const { blocks } = came;
  expect(withoutReceivers(came)).toEqual(pageOf(form({}), text('t', blok(form({})))));
  // The transport's notes on this list are found by the list's identity.
  expect(came.blocks).toBe(blocks);
});
