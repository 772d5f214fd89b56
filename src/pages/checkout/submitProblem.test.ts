import { expect, test } from 'vitest';
import type { SubmitResult } from '#ordering/submit.ts';
import { ResponseError, type Problem } from '#http/errors.ts';
import { submitProblemOf } from './submitProblem';

const refused = (status: number, problem: Problem = {}): SubmitResult => ({
  kind: 'refused',
  error: new ResponseError({ status, path: '/submit', problem }),
});

test.each<[SubmitResult | undefined, string | undefined]>([
  [undefined, undefined],
  [{ kind: 'placed', orderId: '1', order: undefined }, undefined],
  [refused(401), 'signedOut'],
  [refused(409, { code: 'subshopOrderLimitReached' }), 'orderLimit'],
  [refused(409), 'refused'],
  [refused(409, { code: 'fairInactive' }), 'fairEnded'],
  [refused(409, { code: 'constructor' }), 'refused'],
  [refused(422), 'invalid'],
  [refused(400), 'invalid'],
  [refused(422, { field: '$.requestedDeliveryDay' }), 'day'],
  [refused(422, { field: '$.requestedDeliveryDayFrozenProducts', code: 'dayNotOffered' }), 'day'],
  [refused(422, { field: '$.requestedDeliveryDayFreshProducts', code: 'ownDeadlinePassed' }), 'lines'],
  [refused(422, { code: 'belowMinimumQuantity' }), 'lines'],
  [refused(422, { field: '$.deliveryAddressExternalId' }), 'address'],
  [refused(422, { field: '$.unloadingArea' }), 'area'],
  [refused(400, { errors: [{ field: '$.confirmationMailAdresses[1]', message: '' }] }), 'mail'],
  [refused(422, { field: '$.notes' }), 'invalid'],
  [refused(403), 'forbidden'],
  [refused(404), 'refused'],
  [refused(413), 'refused'],
  [refused(429), 'tooMany'],
  [{ kind: 'lost', checked: true, error: new Error('lost') }, 'lost'],
  [{ kind: 'lost', checked: false, error: new Error('lost') }, 'unknown'],
  [{ kind: 'cartEmpty', recentOrderId: undefined }, 'cartEmpty'],
  [{ kind: 'elsewhere' }, 'elsewhere'],
  [{ kind: 'differs' }, 'differs'],
])('%o is shown as %s', (result, kind) => {
  expect(submitProblemOf(result)?.kind).toBe(kind);
});

test('the order that emptied the cart leads to its page', () => {
  expect(submitProblemOf({ kind: 'cartEmpty', recentOrderId: '46' })).toEqual({
    kind: 'orderedElsewhere',
    orderId: '46',
    orderHref: '/my/orders/detail/46',
  });
});

test('an earlier order leads to its page', () => {
  expect(submitProblemOf({ kind: 'placedBefore', orderId: '45' })).toEqual({
    kind: 'placedBefore',
    orderId: '45',
    orderHref: '/my/orders/detail/45',
  });
});
