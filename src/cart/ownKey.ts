import { currentSession } from '../session/currentSession';
import { cartName } from './cartCalls';
import type { BuyerContext } from '../queries/shopContext';

/** Name under which this tab keeps something of a cart for its user alone: the next user of the same tab doesn't find it. */
export function ownKeyOf(kind: string, context: BuyerContext): string {
  return `${kind}:${currentSession().user?.userId ?? ''}:${cartName(context)}`;
}
