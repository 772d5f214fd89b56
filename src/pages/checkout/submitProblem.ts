import type { SubmitProblem } from './rules/submitProblem';
import type { ResponseError } from '../../http/errors';
import { paths } from '../../paths';
import type { SubmitResult } from '../../ordering/submit';

/** What to say of an attempt that placed no order; undefined when it did. */
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

/** Kinds of a refusal: what the user can do about it differs. */
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

/** Refusals that their code tells from others of the same status. */
const byCode: Readonly<Record<string, Refusal>> = {
  subshopOrderLimitReached: 'orderLimit',
  fairInactive: 'fairEnded',
  ownDeadlinePassed: 'lines',
  belowMinimumQuantity: 'lines',
};

/** What of the form a field of the body stands for, by the beginning of its name. */
const byField: readonly (readonly [beginning: string, Refusal])[] = [
  ['$.requestedDeliveryDay', 'day'],
  ['$.deliverySlot', 'day'],
  ['$.deliveryAddress', 'address'],
  ['$.unloadingArea', 'area'],
  ['$.confirmationMail', 'mail'],
];

/** The kind of a refusal: by the backend's code, by the field at fault, else by the status. */
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

/** What was thrown where an order was not placed, for its code. */
export function submitErrorOf(result: SubmitResult | undefined): Error | undefined {
  return result && 'error' in result ? result.error : undefined;
}
