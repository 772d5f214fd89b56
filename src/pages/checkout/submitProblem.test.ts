import { expect, test } from 'vitest';
import type { SubmitResult } from '../../queries/submit';
import { ResponseError } from '../../http/errors';
import { submitProblemOf } from './submitProblem';

const refused = (status: number, code?: string): SubmitResult => ({
  kind: 'refused', error: new ResponseError({ status, path: '/submit', ...(code !== undefined && { problem: { code } }) }),
});

test.each<[SubmitResult | undefined, string | undefined]>([
  [undefined, undefined],
  [{ kind: 'placed', orderId: '1', order: undefined }, undefined],
  [refused(401), 'signedOut'],
  [refused(409, 'subshopOrderLimitReached'), 'orderLimit'],
  [refused(409), 'refused'],
  [refused(422), 'invalid'],
  [refused(400), 'invalid'],
  [refused(403), 'refused'],
  [{ kind: 'lost', checked: true, error: new Error('lost') }, 'lost'],
  [{ kind: 'lost', checked: false, error: new Error('lost') }, 'unknown'],
  [{ kind: 'cartEmpty' }, 'cartEmpty'],
  [{ kind: 'elsewhere' }, 'elsewhere'],
])('%o is told as %s', (result, kind) => {
  expect(submitProblemOf(result)?.kind).toBe(kind);
});

test('an earlier order leads to its page', () => {
  expect(submitProblemOf({ kind: 'placedBefore', orderId: '45' })).toEqual({ kind: 'placedBefore', orderId: '45', orderHref: '/my/orders/detail/45' });
});
