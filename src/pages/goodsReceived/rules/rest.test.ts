import { expect, test } from 'vitest';
import { emptyEntry, withEntry } from './delivery';
import { exampleDelivery } from './delivery.fixture';
import { restOf, withoutRest, withRest } from './rest';

const idsOf = (lines: readonly { readonly id: string }[]) => lines.map(({ id }) => id);

test('the rest is every untouched line that comes by today', () => {
  const delivery = exampleDelivery({
    entries: {
      '0': { ...emptyEntry, received: 1 },
      '1': { ...emptyEntry, loose: 2 },
      '2': { ...emptyEntry, temperature: 4 },
    },
  });
  expect(idsOf(restOf(delivery, '2026-11-28'))).toEqual(['2', '3']);
  const later = { ...delivery, lines: delivery.lines.map((line) => (line.id === '3' ? { ...line, day: '2026-11-29' } : line)) };
  expect(idsOf(restOf(later, '2026-11-28'))).toEqual(['2']);
  expect(idsOf(restOf(later, '2026-11-29'))).toEqual(['2', '3']);
});

test('is ticked at once and unticked again, but for what was changed since', () => {
  const delivery = exampleDelivery({ entries: { '0': { ...emptyEntry, received: 1 } } });
  const rest = restOf(delivery, '2026-11-28');
  const ticked = withRest(delivery, rest);
  expect(rest.map(({ id }) => ticked.entries[id]?.received)).toEqual([3, 1, 1.5]);
  expect(restOf(ticked, '2026-11-28')).toEqual([]);
  const changed = withEntry(ticked, '1', { received: 2 });
  expect(idsOf(restOf(withoutRest(changed, rest), '2026-11-28'))).toEqual(['2', '3']);
  expect(withoutRest(changed, rest).entries['1']?.received).toBe(2);
});
