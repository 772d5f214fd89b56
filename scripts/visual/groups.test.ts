import { expect, test } from 'vitest';
import type { Comparison } from './comparison';
import { colourWords, familyOf, grownWords, groupsOf, movedWords, type Change } from './groups';

const unchanged: Comparison = {
  size: { width: 200, height: 100 },
  grown: { x: 0, y: 0 },
  colours: [],
  regions: [],
  area: { left: 0, top: 0, width: 10, height: 10 },
  share: 0.1,
  meanDistance: 1,
};
const green = { from: '#14793f', to: '#157a40', share: 0.18 };
const primary = [
  { name: '--mui-palette-primary-main', from: '#14793f', to: '#157a40' },
  { name: '--mui-palette-primary-surface', from: '#e2f9e7', to: '#e3fae8' },
];

function changed(place: string, comparison: Partial<Comparison>, variables: Change['variables'] = []): Change {
  return { place, kind: 'changed', comparison: { ...unchanged, ...comparison }, variables };
}

const told = (changes: readonly Change[]) =>
  groupsOf(changes).map(({ number, title, members }) => `${number}. ${title}: ${members.map(({ place }) => place).join(' ')}`);

test('pictures affected by the same variable of the look form one group, whichever its shade', () => {
  expect(
    told([
      changed('AL/a', { colours: [green] }, primary),
      changed('AL/b', { colours: [{ from: '#e2f9e7', to: '#e3fae8', share: 0.5 }] }, primary),
      changed('AL/c', { colours: [green, { from: '#f0f4f1', to: '#f1f5f2', share: 0.01 }] }, primary),
    ]),
  ).toEqual(['1. primary 1 step lighter (#14793f → #157a40): AL/a AL/b AL/c']);
});

test('a derived colour belongs to its one changed seed; with two seeds each shade is assigned by its own family', () => {
  const focus = [...primary, { name: '--mui-palette-illustration-ground', from: '#e0ece2', to: '#e0ece3' }];
  const ground = changed('AL/a', { colours: [{ from: '#e0ece2', to: '#e0ece3', share: 0.2 }] }, focus);
  expect(told([ground])).toEqual(['1. primary 1 step lighter (#14793f → #157a40): AL/a']);
  const error = { name: '--mui-palette-error-main', from: '#c5221f', to: '#c6221f' };
  expect(told([{ ...ground, variables: [...focus, error] }])).toEqual(['1. illustration 1 step lighter (#e0ece2 → #e0ece3): AL/a']);
});

test('unexplained colours are listed by themselves', () => {
  const red = { from: '#cc0000', to: '#0000cc', share: 0.2 };
  expect(told([changed('AL/a', { colours: [red] }, primary), changed('GM/a', { colours: [red] })])).toEqual([
    '1. colour #cc0000 → #0000cc: AL/a GM/a',
  ]);
});

test('a colour and a size are two causes, and two groups if one of them is missing', () => {
  const wider = { grown: { x: 2, y: 0 } };
  expect(
    told([
      changed('AL/a', { ...wider, colours: [green] }, primary),
      changed('GM/a', wider),
      changed('AL/b', { ...wider, colours: [green] }, primary),
      changed('GM/b', wider),
      changed('GM/c', wider),
    ]),
  ).toEqual(['1. 2 px wider: GM/a GM/b GM/c', '2. primary 1 step lighter (#14793f → #157a40) · 2 px wider: AL/a AL/b']);
});

test('the same drawing in many places is one cause, a shift is another', () => {
  const sign = { regions: [{ left: 4, top: 9, width: 14, height: 14 }] };
  const elsewhere = {
    regions: [
      { left: 90, top: 9, width: 14, height: 14 },
      { left: 140, top: 9, width: 14, height: 14 },
    ],
  };
  const moved = { regions: [{ left: 0, top: 0, width: 80, height: 12, moved: { x: 1, y: 0 } }] };
  expect(
    told([changed('AL/a', sign), changed('GM/b', elsewhere), changed('AL/c', moved), changed('AL/d', moved), changed('AL/e', moved)]),
  ).toEqual(['1. moved by 1 px to the right: AL/c AL/d AL/e', '2. shape changed, 14 × 14 px: AL/a GM/b']);
});

test('a part that has grown within its picture shows as strips, or as edges that moved to both sides', () => {
  const square = [
    { left: 9, top: 9, width: 1, height: 40 },
    { left: 80, top: 9, width: 1, height: 40, moved: { x: 1, y: 0 } },
  ];
  const round = [
    { left: 9, top: 9, width: 9, height: 40, moved: { x: -1, y: 0 } },
    { left: 80, top: 9, width: 9, height: 40, moved: { x: 1, y: 0 } },
  ];
  expect(told([changed('AA/a', { regions: square }), changed('KI/a', { regions: round })])).toEqual(['1. edges moved by 1 px: AA/a KI/a']);
  const apart = [...round, { left: 0, top: 80, width: 50, height: 12, moved: { x: 0, y: 7 } }];
  expect(told([changed('GF/a', { regions: apart })])).toEqual(['1. moved, parts by different amounts: GF/a']);
});

test('single pictures join others of their kind', () => {
  expect(
    told([
      changed('AL/a', { grown: { x: 2, y: 0 } }),
      changed('AL/b', { grown: { x: 0, y: 7 } }),
      changed('AL/c', { grown: { x: -3, y: 0 } }),
      changed('AL/d', { regions: [{ left: 0, top: 0, width: 5, height: 6 }] }),
    ]),
  ).toEqual(['1. size changed, each by its own amount: AL/a AL/b AL/c', '2. shape changed, 5 × 6 px: AL/d']);
});

test('failed pictures come first, new and removed ones last', () => {
  expect(
    told([
      { place: 'AL/gone', kind: 'gone' },
      { place: 'AL/new', kind: 'new' },
      changed('AL/a', { colours: [green] }),
      { place: 'AL/failed', kind: 'failed' },
    ]),
  ).toEqual([
    '1. no picture could be taken: AL/failed',
    '2. colour 1 step lighter (#14793f → #157a40): AL/a',
    '3. new picture: AL/new',
    '4. its story is gone: AL/gone',
  ]);
});

test('accepted changes form groups of their own, after the open ones', () => {
  const wider = { grown: { x: 2, y: 0 } };
  expect(
    told([{ ...changed('AL/a', wider), isAccepted: true }, { ...changed('AL/b', wider), isAccepted: true }, changed('AL/c', wider)]),
  ).toEqual(['1. 2 px wider: AL/c', '2. 2 px wider: AL/a AL/b']);
});

test('pictures that the base draws as they are now form a group, before all changes', () => {
  expect(
    told([changed('AL/a', { grown: { x: 2, y: 0 } }), { place: 'AL/b', kind: 'untrue' }, { place: 'AL/c', kind: 'changed' }]).map((line) =>
      line.slice(0, 40),
    ),
  ).toEqual(['1. drawn alike by the base, but not as i', '2. 2 px wider: AL/a', '3. changed, without a base picture: AL/c']);
});

test('no changes make no groups, and an unexplained difference is still reported', () => {
  expect(groupsOf([])).toEqual([]);
  expect(told([changed('AL/a', {})])).toEqual(['1. single pixels changed: AL/a']);
});

test('changes are described in words', () => {
  expect(colourWords({ from: '#202020', to: '#1e1e1e' })).toBe('2 steps darker (#202020 → #1e1e1e)');
  expect(colourWords({ from: '#000000', to: '#ffffff' })).toBe('#000000 → #ffffff');
  expect(movedWords({ x: -1, y: 3 })).toBe('moved by 1 px to the left and 3 px down');
  expect(grownWords({ x: 2, y: -8 })).toBe('2 px wider and 8 px lower');
  expect(familyOf('--mui-palette-primary-main')).toBe('primary');
  expect(familyOf('--shop-space-row')).toBe('space-row');
});
