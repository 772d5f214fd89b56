import { expect, test } from 'vitest';
import { canAskForChange, missingField, readChangeRequests, requestOf, kindsFor, wholeOrder, type ChangeRequest } from './changeRequest';

const request = (fields: Partial<ChangeRequest>): ChangeRequest => ({ kind: 'quantity', quantity: '', day: '', note: '', ...fields });

test('another quantity is for lines only', () => {
  expect(kindsFor('104711:0')).toEqual(['quantity', 'cancel', 'day', 'other']);
  expect(kindsFor(wholeOrder)).toEqual(['cancel', 'day', 'other']);
});

test.each([
  [{ kind: 'quantity' }, 'quantity'],
  [{ kind: 'quantity', quantity: ' \u200b' }, 'quantity'],
  [{ kind: 'quantity', quantity: '5 Laib' }, undefined],
  [{ kind: 'day', quantity: '5 Laib' }, 'day'],
  [{ kind: 'day', day: '2026-11-25' }, undefined],
  [{ kind: 'cancel' }, undefined],
  [{ kind: 'other' }, 'note'],
  [{ kind: 'other', note: 'bitte kühlen' }, undefined],
] as const)('%j lacks %j', (fields, missing) => {
  expect(missingField(request(fields))).toBe(missing);
});

test('each line has its own input, and the whole order too', () => {
  const requests = { '104711:0': request({ quantity: '5' }) };
  expect(requestOf(requests, '104711:0').quantity).toBe('5');
  expect(requestOf(requests, '104711:1')).toEqual(request({}));
  expect(requestOf(requests, wholeOrder)).toEqual(request({ kind: 'day' }));
  expect(requestOf({}, 'constructor')).toEqual(request({}));
});

test.each([
  ['2026-11-24', true],
  ['2026-11-25', true],
  ['2026-11-26', false],
])('on %s a delivery of the 25th can be changed: %j', (today, isPossible) => {
  const order = { id: '1', creationTime: '2026-11-20T08:00:00Z', customerId: '100' };
  expect(canAskForChange({ ...order, deliverySlotDate: '2026-11-25' }, today)).toBe(isPossible);
  expect(canAskForChange(order, today)).toBe(true);
});

test('stored input is read; what an older version stored is dropped', () => {
  const kept = { '104711:0': { kind: 'day', day: '2026-11-25', note: 3 }, '': { kind: 'quantity' }, x: 'y', z: { kind: 'gift' } };
  expect(readChangeRequests(kept)).toEqual({ '104711:0': request({ kind: 'day', day: '2026-11-25' }) });
  expect(readChangeRequests(undefined)).toEqual({});
});
