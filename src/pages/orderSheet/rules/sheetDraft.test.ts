import { expect, test } from 'vitest';
import {
  afterAction,
  amountOfEntry,
  emptyDraft,
  isEmptyDraft,
  isUnreadable,
  linesToSend,
  readDraft,
  sheetStateOf,
  type SheetAction,
  type SheetDraft,
} from './sheetDraft';

const after = (...actions: readonly SheetAction[]) => actions.reduce(afterAction, sheetStateOf(emptyDraft));
const type = (sku: string, text: string): SheetAction => ({ kind: 'type', sku, text });
const [undo, rest]: readonly SheetAction[] = [{ kind: 'undo' }, { kind: 'rest' }];
if (!undo || !rest) throw new Error('Both are there');

test.each([
  ['12', 12, false],
  ['007', 7, false],
  ['99999', 99_999, false],
  ['0', undefined, false],
  ['', undefined, false],
  ['2,5', undefined, true],
  ['-1', undefined, true],
  ['1e3', undefined, true],
])('what is typed as %j', (text, amount, unreadable) => {
  const { draft } = after(type('1', text));
  expect([amountOfEntry(draft.entries['1']), isUnreadable(draft.entries['1'])]).toEqual([amount, unreadable]);
});

test('digits of one row are undone together, those of the next before them', () => {
  const typed = after(type('1', '1'), type('1', '12'), rest, type('2', '5'));
  expect(typed.draft.entries).toEqual({ 1: { text: '12' }, 2: { text: '5' } });
  const once = afterAction(typed, undo);
  expect(once.draft.entries).toEqual({ 1: { text: '12' } });
  const twice = afterAction(once, undo);
  expect(twice.draft).toEqual(emptyDraft);
  expect(afterAction(twice, undo)).toBe(twice);
});

test('unit, added line and wiping off are undone each', () => {
  const line = { sku: '9', name: 'Salz' };
  const all = after(type('1', '3'), { kind: 'unit', sku: '1', unitAbbreviation: 'KRT' }, { kind: 'add', line }, { kind: 'clear' });
  expect(isEmptyDraft(all.draft)).toBe(true);
  const back = [undo, undo, undo].reduce<SheetDraft[]>((drafts, _, index) => {
    const state = Array.from({ length: index + 1 }, () => undo).reduce(afterAction, all);
    return [...drafts, state.draft];
  }, []);
  expect(back).toEqual([
    { entries: { 1: { text: '3', unitAbbreviation: 'KRT' } }, added: [line], isWaiting: false },
    { entries: { 1: { text: '3', unitAbbreviation: 'KRT' } }, added: [], isWaiting: false },
    { entries: { 1: { text: '3' } }, added: [], isWaiting: false },
  ]);
});

test('an amount that is taken out again leaves nothing', () => {
  expect(after(type('1', '3'), type('1', '')).draft).toEqual(emptyDraft);
});

test('a product is added once', () => {
  const add: SheetAction = { kind: 'add', line: { sku: '9', name: 'Salz' } };
  const once = after(add);
  expect(afterAction(once, add)).toBe(once);
});

test('a hundred steps are kept, not more', () => {
  const many = Array.from({ length: 150 }, (_, index) => [type(String(index), '1'), rest]).flat();
  const undone = Array.from({ length: 200 }, () => undo).reduce(afterAction, after(...many));
  expect(Object.keys(undone.draft.entries)).toHaveLength(50);
});

const rows = [
  { sku: '1', name: 'Milch', unitAbbreviation: 'KRT', canType: true },
  { sku: '2', name: 'Salz', unitAbbreviation: 'PKG', canType: true },
  { sku: '3', name: 'Weg', unitAbbreviation: 'STK', canType: false },
];

test('into the cart goes what is an amount, can be ordered and is not there yet, in the order of the rows', () => {
  const { draft } = after(
    type('3', '4'),
    type('2', '2'),
    { kind: 'unit', sku: '2', unitAbbreviation: 'KRT' },
    type('1', '7'),
    type('unknown', '1'),
  );
  expect(linesToSend(rows, draft)).toEqual([
    { sku: '1', name: 'Milch', amount: 7, unitAbbreviation: 'KRT' },
    { sku: '2', name: 'Salz', amount: 2, unitAbbreviation: 'KRT' },
  ]);
  expect(linesToSend(rows, after(type('1', '2,5'), type('2', '0')).draft)).toEqual([]);
});

test('what went in goes no second time; what the cart refused, and what was typed meanwhile, stays to be sent', () => {
  const lines = linesToSend(rows, after(type('1', '7')).draft);
  const sent = afterAction(after(type('1', '7'), type('2', '2')), { kind: 'sent', lines });
  expect(linesToSend(rows, sent.draft)).toEqual([{ sku: '2', name: 'Salz', amount: 2, unitAbbreviation: 'PKG' }]);
  expect(sent.draft.entries['1']).toEqual({ text: '7', isSent: true });
  // Nothing takes that back but the cart.
  expect(afterAction(sent, undo)).toBe(sent);
  const more = afterAction(sent, type('1', '3'));
  expect(linesToSend(rows, more.draft)[0]).toEqual({ sku: '1', name: 'Milch', amount: 3, unitAbbreviation: 'KRT' });
  const otherUnit = afterAction(sent, { kind: 'unit', sku: '1', unitAbbreviation: 'STK' });
  expect(linesToSend(rows, otherUnit.draft)).toHaveLength(1);
  const meanwhile = afterAction(after(type('1', '8')), { kind: 'sent', lines });
  expect(linesToSend(rows, meanwhile.draft)[0]?.amount).toBe(8);
});

test('waiting for the network ends with what goes in, and is no step to undo', () => {
  const waiting = after(type('1', '7'), { kind: 'wait', isWaiting: true });
  expect([waiting.draft.isWaiting, waiting.past.length]).toEqual([true, 1]);
  expect(afterAction(waiting, { kind: 'sent', lines: [] }).draft.isWaiting).toBe(false);
  expect(afterAction(waiting, { kind: 'wait', isWaiting: true })).toBe(waiting);
});

test.each([
  [undefined, emptyDraft],
  ['text', emptyDraft],
  [[], emptyDraft],
  [{ entries: [], added: {}, isWaiting: 'yes' }, emptyDraft],
  [
    { entries: { 1: { text: 5 }, 2: { text: '5', unitAbbreviation: 7, isSent: 1 }, 3: null } },
    { ...emptyDraft, entries: { 2: { text: '5' } } },
  ],
  [{ entries: { 1: { text: '1234567890123' } } }, emptyDraft],
  [
    {
      entries: { 1: { text: '5', unitAbbreviation: 'KG', isSent: true } },
      added: [{ sku: '9', name: 'Salz' }, { sku: 9 }],
      isWaiting: true,
    },
    { entries: { 1: { text: '5', unitAbbreviation: 'KG', isSent: true } }, added: [{ sku: '9', name: 'Salz' }], isWaiting: true },
  ],
])('a kept draft %j', (kept, draft) => {
  expect(readDraft(kept)).toEqual(draft);
});

test('a product with its amount comes at one press and goes with one undo, behind the line that it came for', () => {
  const taken = {
    kind: 'take',
    line: { sku: 'new', name: 'New', after: 'gone' },
    isNew: true,
    text: '2',
    unitAbbreviation: 'KRT',
  } as const;
  const state = afterAction(sheetStateOf(emptyDraft), taken);
  expect(state.draft).toEqual({
    entries: { new: { text: '2', unitAbbreviation: 'KRT' } },
    added: [{ sku: 'new', name: 'New', after: 'gone' }],
    isWaiting: false,
  });
  expect(readDraft(JSON.parse(JSON.stringify(state.draft)))).toEqual(state.draft);
  expect(afterAction(state, { kind: 'undo' }).draft).toEqual(emptyDraft);
  expect(afterAction(sheetStateOf(emptyDraft), { ...taken, isNew: false }).draft.added).toEqual([]);
});
