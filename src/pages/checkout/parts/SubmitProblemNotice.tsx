import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageKey } from '../../../i18n/messageKey';
import { Button } from '../../../kit/action/Button';
import { AppLink } from '../../../kit/link/AppLink';
import styles from './SubmitProblemNotice.module.css';

/** Why an order was not placed, or not known to be. What was typed is kept in every case. */
export type SubmitProblem =
  /** The order list was asked and has no such order: trying again is safe. */
  | { readonly kind: 'lost' }
  /** Neither the answer nor the order list could be had; trying again is safe all the same. */
  | { readonly kind: 'unknown' }
  /** Nothing was sent. */
  | { readonly kind: 'notSent' }
  /** The session has ended. */
  | { readonly kind: 'signedOut' }
  /** The server does not accept the day, the address, the unloading area or a recipient (any more), or doesn't say which of them. */
  | { readonly kind: 'day' | 'address' | 'area' | 'mail' | 'invalid' }
  /** The user may not order for this customer (any more). */
  | { readonly kind: 'forbidden' }
  /** The server is too busy to take the order now. */
  | { readonly kind: 'tooMany' }
  /** The fair has ended meanwhile. */
  | { readonly kind: 'fairEnded' }
  /** A product's own deadline or minimum stands against it: the user looks at the cart. */
  | { readonly kind: 'lines' }
  /** The fair's order limit is reached (P§8 "Sub-shop"). */
  | { readonly kind: 'orderLimit' }
  /** The server refused for another reason. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'cartChanged' }
  /** Somebody else has changed the cart; what is different is shown beside it. */
  | { readonly kind: 'differs' }
  | { readonly kind: 'cartEmpty' }
  /** The cart was ordered elsewhere just now, most probably with this order. */
  | { readonly kind: 'orderedElsewhere'; readonly orderId: string; readonly orderHref: string }
  /** Another tab tried to submit this cart. */
  | { readonly kind: 'elsewhere' }
  /** An earlier attempt did place an order; the cart has got new lines since. */
  | { readonly kind: 'placedBefore'; readonly orderId: string; readonly orderHref: string };

const texts: Record<SubmitProblem['kind'], MessageKey> = {
  lost: 'checkout.problem.lost',
  unknown: 'checkout.problem.unknown',
  notSent: 'checkout.problem.notSent',
  signedOut: 'checkout.problem.signedOut',
  day: 'checkout.problem.day',
  address: 'checkout.problem.address',
  area: 'checkout.problem.area',
  mail: 'checkout.problem.mail',
  invalid: 'checkout.problem.invalid',
  forbidden: 'checkout.problem.forbidden',
  tooMany: 'checkout.problem.tooMany',
  fairEnded: 'checkout.problem.fairEnded',
  lines: 'checkout.problem.lines',
  orderLimit: 'checkout.orderLimit.text',
  refused: 'checkout.problem.refused',
  cartChanged: 'checkout.problem.cartChanged',
  differs: 'checkout.problem.differs',
  cartEmpty: 'checkout.problem.cartEmpty',
  orderedElsewhere: 'checkout.problem.orderedElsewhere',
  elsewhere: 'checkout.problem.elsewhere',
  placedBefore: 'checkout.problem.placedBefore',
};

interface SubmitProblemNoticeProps {
  problem: SubmitProblem;
  /** Tries again, where that is what to do. */
  onRetry?: (() => void) | undefined;
  /** Whom to talk to, by name, where the text sends people to the sales representative. */
  contact?: ReactNode;
}

const forRepresentative: ReadonlySet<SubmitProblem['kind']> = new Set(['forbidden', 'fairEnded', 'orderLimit']);

/** Says beside the button why there is no order, and what to do. */
export function SubmitProblemNotice({ problem, onRetry, contact }: SubmitProblemNoticeProps) {
  const order = problem.kind === 'placedBefore' || problem.kind === 'orderedElsewhere' ? problem : undefined;
  const orderId = order?.orderId ?? '';
  return (
    <div role="alert" className={styles.notice}>
      <p className={styles.text}>
        <FormattedMessage id={texts[problem.kind]} values={{ orderId }} />
      </p>
      {forRepresentative.has(problem.kind) && contact}
      {order && (
        <AppLink href={order.orderHref} className={styles.link}>
          <FormattedMessage id="checkout.problem.toOrder" values={{ orderId }} />
        </AppLink>
      )}
      {onRetry && (
        <Button size="small" onClick={onRetry}>
          <FormattedMessage id="feedback.error.retry" />
        </Button>
      )}
    </div>
  );
}
