import type { SubmitProblem } from './rules/submitProblem';
import type { ResponseError } from '#http/errors.ts';
import { paths } from '#paths.ts';
import type { SubmitResult } from '#ordering/submit.ts';

/** Problem of an attempt that placed no order; undefined if it did. */
export function submitProblemOf(result: SubmitResult | undefined): SubmitProblem | undefined {
  switch (result?.kind) {
    case undefined:
    case 'placed':
      return undefined;
    case 'placedBefore':
      return { kind: 'placedBefore', orderId: result.orderId, orderHref: paths.order(result.orderId) };
    case 'cartEmpty':
      if (result.recentOrderId === undefined) return { kind: 'cartEmpty' };
      return { kind: 'orderedElsewhere', orderId: result.recentOrderId, orderHref: paths.order(result.recentOrderId) };
    case 'elsewhere':
    case 'cartChanged':
    case 'differs':
    case 'notSent':
      return { kind: result.kind };
    case 'lost':
      return { kind: result.checked ? 'lost' : 'unknown' };
    case 'refused':
      return { kind: refusal(result.error) };
  }
}

/** Kinds of refusals, by what the user can do about them. */
type Refusal =
  | 'signedOut'
  | 'orderLimit'
  | 'fairEnded'
  | 'lines'
  | 'day'
  | 'address'
  | 'area'
  | 'mail'
  | 'invalid'
  | 'forbidden'
  | 'tooMany'
  | 'refused';

/** Refusals identified by their code. */
const byCode: Readonly<Record<string, Refusal>> = {
  subshopOrderLimitReached: 'orderLimit',
  fairInactive: 'fairEnded',
  ownDeadlinePassed: 'lines',
  belowMinimumQuantity: 'lines',
};

/** Refusals by field of the request body, matched by the beginning of its name. */
const byField: readonly (readonly [beginning: string, Refusal])[] = [
  ['$.requestedDeliveryDay', 'day'],
  ['$.deliverySlot', 'day'],
  ['$.deliveryAddress', 'address'],
  ['$.unloadingArea', 'area'],
  ['$.confirmationMail', 'mail'],
];

/** Kind of a refusal: by the backend's code, by the invalid field, else by the status. */
function refusal({ status, problem }: ResponseError): Refusal {
  const { code = '', field = problem?.errors?.[0]?.field } = problem ?? {};
  if (status === 401) return 'signedOut';
  if (Object.hasOwn(byCode, code)) return byCode[code] ?? 'refused';
  switch (status) {
    case 400:
    case 422:
      return byField.find(([beginning]) => field?.startsWith(beginning))?.[1] ?? 'invalid';
    case 403:
      return 'forbidden';
    case 429:
      return 'tooMany';
    default:
      return 'refused';
  }
}

/** Error of an attempt that placed no order, for its code. */
export function submitErrorOf(result: SubmitResult | undefined): Error | undefined {
  return result && 'error' in result ? result.error : undefined;
}
