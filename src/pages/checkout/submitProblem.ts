import type { SubmitProblem } from '../../components/checkout/SubmitProblemNotice';
import { paths } from '../../paths';
import type { SubmitResult } from '../../queries/submit';

/** What to say of an attempt that placed no order; undefined when it did. */
export function submitProblemOf(result: SubmitResult | undefined): SubmitProblem | undefined {
  switch (result?.kind) {
    case undefined:
    case 'placed':
      return undefined;
    case 'placedBefore':
      return { kind: 'placedBefore', orderId: result.orderId, orderHref: paths.order(result.orderId) };
    case 'elsewhere':
    case 'cartEmpty':
    case 'cartChanged':
    case 'notSent':
      return { kind: result.kind };
    case 'lost':
      return { kind: result.checked ? 'lost' : 'unknown' };
    case 'refused':
      return { kind: refusal(result.error.status, result.error.problem?.code) };
  }
}

/** The kind of a refusal, by its status; the code only tells the order limit from other conflicts. */
function refusal(status: number, code: string | undefined): 'signedOut' | 'orderLimit' | 'invalid' | 'refused' {
  if (status === 401) return 'signedOut';
  if (status === 409 && code === 'subshopOrderLimitReached') return 'orderLimit';
  return status === 400 || status === 422 ? 'invalid' : 'refused';
}
