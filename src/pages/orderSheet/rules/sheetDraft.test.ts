import { expect, test } from 'vitest';
import {
  afterAction,
  amountOfEntry,
  emptySheetDraft,
  isEmptyDraft,
  isUnreadable,
  linesToSend,
  parseSheetDraft,
  sheetStateOf,
  unsureCount,
  type SheetAction,
  type SheetDraft,
} from './sheetDraft';

const after = (...actions: readonly SheetAction[]) => actions.reduce(afterAction, sheetStateOf(emptySheetDraft));
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
  ['123456', undefined, true],
  ['12 Kartons Bergkäse', undefined, true],
])('typed or pasted text %j stays as it is', (text, amount, unreadable) => {
  const { draft } = after(type('1', '4'), type('1', text));
  expect(draft.entries['1']?.text ?? '').toBe(text);
  expect(parseSheetDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  expect([amountOfEntry(draft.entries['1']), isUnreadable(draft.entries['1'])]).toEqual([amount, unreadable]);
});

test('digits of one row are undone together, those of the next before them', () => {
  const typed = after(type('1', '1'), type('1', '12'), rest, type('2', '5'));
  expect(typed.draft.entries).toEqual({ 1: { text: '12' }, 2: { text: '5' } });
  const once = afterAction(typed, undo);
  expect(once.draft.entries).toEqual({ 1: { text: '12' } });
  const twice = afterAction(once, undo);
  expect(twice.draft).toEqual(emptySheetDraft);
  expect(afterAction(twice, undo)).toBe(twice);
});

test('unit, added line and clearing are undone separately', () => {
  const line = { sku: '9', name: 'Salz' };
  const all = after(type('1', '3'), { kind: 'unit', sku: '1', unitAbbreviation: 'KRT' }, { kind: 'add', line }, { kind: 'clear' });
  expect(isEmptyDraft(all.draft)).toBe(true);
  const back = [undo, undo, undo].reduce<SheetDraft[]>((drafts, _, index) => {
    const state = Array.from({ length: index + 1 }, () => undo).reduce(afterAction, all);
    return [...drafts, state.draft];
  }, []);
  expect(back).toEqual([
    { entries: { 1: { text: '3', unitAbbreviation: 'KRT' } }, added: [line], stock: {}, isWaiting: false },
    { entries: { 1: { text: '3', unitAbbreviation: 'KRT' } }, added: [], stock: {}, isWaiting: false },
    { entries: { 1: { text: '3' } }, added: [], stock: {}, isWaiting: false },
  ]);
});

test('an amount that is cleared again leaves no edit', () => {
  expect(after(type('1', '3'), type('1', '')).draft).toEqual(emptySheetDraft);
});

test('a product is added once', () => {
  const add: SheetAction = { kind: 'add', line: { sku: '9', name: 'Salz' } };
  const once = after(add);
  expect(afterAction(once, add)).toBe(once);
});

test('at most a hundred steps are kept', () => {
  const many = Array.from({ length: 150 }, (_, index) => [type(String(index), '1'), rest]).flat();
  const undone = Array.from({ length: 200 }, () => undo).reduce(afterAction, after(...many));
  expect(Object.keys(undone.draft.entries)).toHaveLength(50);
});

const rows = [
  { sku: '1', name: 'Milch', unitAbbreviation: 'KRT', canType: true },
  { sku: '2', name: 'Salz', unitAbbreviation: 'PKG', canType: true },
  { sku: '3', name: 'Weg', unitAbbreviation: 'STK', canType: false },
];

test('the cart gets orderable amounts that it does not have yet, in the order of the rows', () => {
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

test('added lines are not sent again; refused ones, and later input, stay to be sent', () => {
  const lines = linesToSend(rows, after(type('1', '7')).draft);
  const sent = afterAction(after(type('1', '7'), type('2', '2')), { kind: 'settle', sent: lines, unsure: [] });
  expect(linesToSend(rows, sent.draft)).toEqual([{ sku: '2', name: 'Salz', amount: 2, unitAbbreviation: 'PKG' }]);
  expect(sent.draft.entries['1']).toEqual({ text: '7', isSent: true });
  // Only the cart can undo that.
  expect(afterAction(sent, undo)).toBe(sent);
  const more = afterAction(sent, type('1', '3'));
  expect(linesToSend(rows, more.draft)[0]).toEqual({ sku: '1', name: 'Milch', amount: 3, unitAbbreviation: 'KRT' });
  const otherUnit = afterAction(sent, { kind: 'unit', sku: '1', unitAbbreviation: 'STK' });
  expect(linesToSend(rows, otherUnit.draft)).toHaveLength(1);
  const meanwhile = afterAction(after(type('1', '8')), { kind: 'settle', sent: lines, unsure: [] });
  expect(linesToSend(rows, meanwhile.draft)[0]?.amount).toBe(8);
});

const attempt = {
  at: 1_000,
  lines: [{ sku: '1', name: 'Milch', amount: 7, unitAbbreviation: 'KRT', from: undefined, to: { amount: 7, unitAbbreviation: 'KRT' } }],
};

test('a begun addition outlives a reload, and undoing or clearing input takes it not back', () => {
  const begun = after(type('1', '7'), { kind: 'begin', attempt });
  expect(parseSheetDraft(JSON.parse(JSON.stringify(begun.draft)))).toEqual(begun.draft);
  expect(afterAction(begun, undo).draft).toEqual({ ...emptySheetDraft, attempt });
  const cleared = afterAction(begun, { kind: 'clear' }).draft;
  expect(cleared).toEqual({ ...emptySheetDraft, attempt });
  expect(isEmptyDraft(cleared)).toBe(false);
});

test('undoing input brings back no earlier wait for the network', () => {
  const stopped = after(type('1', '7'), { kind: 'wait', isWaiting: true }, rest, type('2', '3'), { kind: 'wait', isWaiting: false });
  expect(afterAction(stopped, undo).draft).toEqual({ ...emptySheetDraft, entries: { 1: { text: '7' } } });
});

test('what settles an addition marks lines as they were sent, by amount and unit', () => {
  const [line] = attempt.lines;
  if (!line) throw new Error('There is one');
  const settle = (sent: boolean): SheetAction => ({ kind: 'settle', sent: sent ? [line] : [], unsure: sent ? [] : [line] });
  const begun = after(type('1', '7'), { kind: 'begin', attempt });
  expect(afterAction(begun, settle(true)).draft).toEqual({ ...emptySheetDraft, entries: { 1: { text: '7', isSent: true } } });
  const unsure = afterAction(begun, settle(false));
  expect(unsure.draft).toEqual({ ...emptySheetDraft, entries: { 1: { text: '7', isUnsure: true } } });
  expect(parseSheetDraft(JSON.parse(JSON.stringify(unsure.draft)))).toEqual(unsure.draft);
  expect([linesToSend(rows, unsure.draft), unsureCount(unsure.draft)]).toEqual([[], 1]);
  const otherUnit = afterAction(afterAction(begun, { kind: 'unit', sku: '1', unitAbbreviation: 'STK' }), settle(true));
  expect(otherUnit.draft.entries).toEqual({ 1: { text: '7', unitAbbreviation: 'STK' } });
  // The user decides, by a press or by another amount.
  const inCart = afterAction(unsure, { kind: 'decide', isSent: true });
  expect([inCart.draft.entries, unsureCount(inCart.draft)]).toEqual([{ 1: { text: '7', isSent: true } }, 0]);
  const again = afterAction(unsure, { kind: 'decide', isSent: false });
  expect([again.draft.entries, linesToSend(rows, again.draft).length]).toEqual([{ 1: { text: '7' } }, 1]);
  expect(linesToSend(rows, afterAction(unsure, type('1', '8')).draft).map(({ amount }) => amount)).toEqual([8]);
});

test('waiting for the network ends with the addition, and is no step to undo', () => {
  const waiting = after(type('1', '7'), { kind: 'wait', isWaiting: true });
  expect([waiting.draft.isWaiting, waiting.past.length]).toEqual([true, 1]);
  expect(afterAction(waiting, undo).draft).toEqual({ ...emptySheetDraft, isWaiting: true });
  expect(afterAction(waiting, { kind: 'begin', attempt }).draft.isWaiting).toBe(false);
  expect(afterAction(waiting, { kind: 'wait', isWaiting: true })).toBe(waiting);
});

test.each([
  [undefined, emptySheetDraft],
  ['text', emptySheetDraft],
  [[], emptySheetDraft],
  [{ entries: [], added: {}, isWaiting: 'yes' }, emptySheetDraft],
  [
    { entries: { 1: { text: 5 }, 2: { text: '5', unitAbbreviation: 7, isSent: 1 }, 3: null } },
    { ...emptySheetDraft, entries: { 2: { text: '5' } } },
  ],
  [{ entries: { 1: { text: '1'.repeat(101) } } }, emptySheetDraft],
  [
    {
      entries: { 1: { text: '5', unitAbbreviation: 'KG', isSent: true } },
      added: [{ sku: '9', name: 'Salz' }, { sku: 9 }],
      isWaiting: true,
    },
    {
      entries: { 1: { text: '5', unitAbbreviation: 'KG', isSent: true } },
      added: [{ sku: '9', name: 'Salz' }],
      stock: {},
      isWaiting: true,
    },
  ],
])('parses a stored draft %j', (kept, draft) => {
  expect(parseSheetDraft(kept)).toEqual(draft);
});

test('adding a product with its amount is one press and one undo, behind the line it was added for', () => {
  const taken = {
    kind: 'take',
    line: { sku: 'new', name: 'New', after: 'gone' },
    isNew: true,
    text: '2',
    unitAbbreviation: 'KRT',
  } as const;
  const state = afterAction(sheetStateOf(emptySheetDraft), taken);
  expect(state.draft).toEqual({
    entries: { new: { text: '2', unitAbbreviation: 'KRT' } },
    added: [{ sku: 'new', name: 'New', after: 'gone' }],
    stock: {},
    isWaiting: false,
  });
  expect(parseSheetDraft(JSON.parse(JSON.stringify(state.draft)))).toEqual(state.draft);
  expect(afterAction(state, { kind: 'undo' }).draft).toEqual(emptySheetDraft);
  expect(afterAction(sheetStateOf(emptySheetDraft), { ...taken, isNew: false }).draft.added).toEqual([]);
});

const stock = (sku: string, text: string): SheetAction => ({ kind: 'stock', sku, text, day: '2026-11-30' });

test('a quantity on hand is kept with its day, undone as one, and forgotten when emptied', () => {
  const typed = after(stock('1', '2'), stock('1', '2,5'), rest, stock('2', '0'));
  expect(typed.draft.stock).toEqual({ 1: { text: '2,5', day: '2026-11-30' }, 2: { text: '0', day: '2026-11-30' } });
  expect(isEmptyDraft(typed.draft)).toBe(false);
  expect(parseSheetDraft(JSON.parse(JSON.stringify(typed.draft)))).toEqual(typed.draft);
  expect(afterAction(typed, undo).draft.stock).toEqual({ 1: { text: '2,5', day: '2026-11-30' } });
  expect(after(stock('1', '2'), stock('1', '')).draft).toEqual(emptySheetDraft);
  expect(linesToSend([{ sku: '1', name: 'Salz', unitAbbreviation: 'KG', canType: true }], typed.draft)).toEqual([]);
});

test('amounts set by one press are one undo step, each in its own unit', () => {
  const filled = after(
    { kind: 'unit', sku: '2', unitAbbreviation: 'KRT' },
    {
      kind: 'fill',
      amounts: new Map([
        ['1', 3],
        ['2', 4],
      ]),
    },
  );
  expect(filled.draft.entries).toEqual({ 1: { text: '3' }, 2: { text: '4', unitAbbreviation: 'KRT' } });
  expect(afterAction(filled, undo).draft.entries).toEqual({ 2: { text: '', unitAbbreviation: 'KRT' } });
  const state = after(type('1', '3'));
  expect(afterAction(state, { kind: 'fill', amounts: new Map() })).toBe(state);
});
