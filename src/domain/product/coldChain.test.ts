import { expect, test } from 'vitest';
import { coldLimitOf } from './coldChain';

test.each([
  // kind, storage note, limit in °C, source
  ['fresh', undefined, 7, 'kind'],
  ['fresh', '', 7, 'kind'],
  ['fresh', 'Kühl lagern.', 7, 'kind'],
  ['fresh', 'Gekühlt bei +2 °C bis +6 °C lagern.', 6, 'note'],
  ['fresh', 'Store at 2–4 °C.', 4, 'note'],
  ['fresh', 'Bei 2-4°C lagern', 4, 'note'],
  ['fresh', 'Bei 2 °C - 4 °C lagern', 4, 'note'],
  ['fresh', 'Bei -1 °C bis 2 °C auf Eis', 2, 'note'],
  ['fresh', 'Bei −2 °C', -2, 'note'],
  ['fresh', 'Max. 8,5 °C', 8.5, 'note'],
  // Not temperatures of chilled goods: below 25 °C, or frozen after opening.
  ['fresh', 'Unter 25 °C, nach dem Öffnen bei 5 °C', 5, 'note'],
  ['fresh', 'Trocken, unter 25 °C', 7, 'kind'],
  ['fresh', 'Kann bei -18 °C eingefroren werden', 7, 'kind'],
  // On the way −15 °C is permitted, whatever the storage note says.
  ['frozen', 'Bei −18 °C oder kälter lagern.', -15, 'kind'],
  ['frozen', undefined, -15, 'kind'],
] as const)('%s goods with the note %j: at most %d °C', (kind, storageNote, degrees, source) => {
  expect(coldLimitOf({ kind, storageNote })).toEqual({ kind, degrees, source });
});

test('dry goods, and goods of an unknown kind, have no limit', () => {
  expect(coldLimitOf({ kind: 'dry', storageNote: 'Bei 5 °C' })).toBeUndefined();
  expect(coldLimitOf({ storageNote: 'Bei 5 °C' })).toBeUndefined();
});
