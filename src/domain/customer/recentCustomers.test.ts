import { expect, it } from 'vitest';
import { customerExample } from '#tests/examples/customer.ts';
import { byRecency, readRecent, recentAfter } from './recentCustomers';

it('recent customers come first, the last one at the head, the others by name', () => {
  const customers = [
    customerExample('1', 'Zur Post'),
    customerExample('2', 'Adler'),
    customerExample('3', 'Krone'),
    customerExample('4', 'Bräu'),
  ];
  const names = (recent: string[]) => byRecency(customers, recent).map(({ displayName }) => displayName);
  expect(names([])).toEqual(['Adler', 'Bräu', 'Krone', 'Zur Post']);
  expect(names(['3', '1'])).toEqual(['Krone', 'Zur Post', 'Adler', 'Bräu']);
  expect(names(['gone', '4'])).toEqual(['Bräu', 'Adler', 'Krone', 'Zur Post']);
});

it('a choice moves a customer to the head; forty are remembered', () => {
  expect(recentAfter(['1', '2', '3'], '3')).toEqual(['3', '1', '2']);
  const forty = Array.from({ length: 40 }, (_, index) => String(index));
  expect(recentAfter(forty, 'new')).toEqual(['new', ...forty.slice(0, 39)]);
});

it.each([
  [
    ['2', '1', '2', 7, '', null],
    ['2', '1'],
  ],
  [{ 0: '1' }, []],
  [undefined, []],
  [Array.from({ length: 50 }, (_, index) => String(index)), Array.from({ length: 40 }, (_, index) => String(index))],
])('stored customers %j', (kept, read) => {
  expect(readRecent(kept)).toEqual(read);
});
