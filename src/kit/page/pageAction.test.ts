import { expect, test } from 'vitest';
import { arrangeActions, type PageAction } from './pageAction';

const action = (key: string, more: Partial<PageAction> = {}): PageAction => ({ key, label: key, ...more });
const order = action('order');
const print = action('print', { choices: [action('paper'), action('pdf')] });
const allergens = action('allergens', { href: '/allergens' });
const rename = action('rename');
const save = action('save');
const remove = action('remove', { isDestructive: true });

const cases = [
  ['a desk', order, [print, allergens], false, 'order', 'print allergens', ''],
  ['a desk, and a destructive action', order, [remove, allergens], false, 'order', 'allergens', 'remove'],
  ['a desk, and more than three', undefined, [print, allergens, rename, save], false, '', 'print allergens rename', 'save'],
  [
    'a desk, more than three, and a destructive action',
    order,
    [print, remove, allergens, rename, save],
    false,
    'order',
    'print allergens rename',
    'save remove',
  ],
  ['a phone', order, [print, allergens], true, 'order', '', 'print allergens'],
  ['a phone without a primary one', undefined, [print, allergens, save], true, '', '', 'print allergens save'],
  ['a phone with one marked for it', undefined, [print, action('find', { isMainOnPhone: true })], true, 'find', '', 'print'],
  ['a phone with a primary one beside it', order, [action('find', { isMainOnPhone: true })], true, 'order', '', 'find'],
  ['a phone with one alone', undefined, [save], true, '', '', 'save'],
  ['a phone, and a destructive action alone', undefined, [remove], true, '', '', 'remove'],
  ['a phone, and missing actions', order, [undefined, false, remove], true, 'order', '', 'remove'],
] as const;

test.each(cases)('%s', (_, primary, list, isPhone, main, shown, inMenu) => {
  const arranged = arrangeActions(primary, list, isPhone);
  const keys = (actions: readonly PageAction[]) => actions.map(({ key }) => key).join(' ');
  expect([arranged.main?.key ?? '', keys(arranged.shown), keys(arranged.inMenu)]).toEqual([main, shown, inMenu]);
});
