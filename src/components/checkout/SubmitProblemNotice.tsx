import { FormattedMessage } from 'react-intl';
import type { MessageKey } from '../../i18n/messageKey';
import { ActionButton } from '../feedback/ActionButton';
import { AppLink } from '../link/AppLink';
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
  /** The server does not accept the day, the address or the unloading area (any more). */
  | { readonly kind: 'invalid' }
  /** The fair's order limit is reached (P§8 "Sub-shop"). */
  | { readonly kind: 'orderLimit' }
  /** The server refused for another reason. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'cartChanged' }
  | { readonly kind: 'cartEmpty' }
  /** Another tab is submitting this cart. */
  | { readonly kind: 'elsewhere' }
  /** An earlier attempt did place an order; the cart has got new lines since. */
  | { readonly kind: 'placedBefore'; readonly orderId: string; readonly orderHref: string };

const texts: Record<SubmitProblem['kind'], MessageKey> = {
  lost: 'checkout.problem.lost',
  unknown: 'checkout.problem.unknown',
  notSent: 'checkout.problem.notSent',
  signedOut: 'checkout.problem.signedOut',
  invalid: 'checkout.problem.invalid',
  orderLimit: 'checkout.orderLimit.text',
  refused: 'checkout.problem.refused',
  cartChanged: 'checkout.problem.cartChanged',
  cartEmpty: 'checkout.problem.cartEmpty',
  elsewhere: 'checkout.problem.elsewhere',
  placedBefore: 'checkout.problem.placedBefore',
};

interface SubmitProblemNoticeProps {
  problem: SubmitProblem;
  /** Tries again, where that is what to do. */
  onRetry?: (() => void) | undefined;
}

/** Says beside the button why there is no order, and what to do. */
export function SubmitProblemNotice({ problem, onRetry }: SubmitProblemNoticeProps) {
  const orderId = problem.kind === 'placedBefore' ? problem.orderId : '';
  return (
    <div role="alert" className={styles.notice}>
      <p className={styles.text}><FormattedMessage id={texts[problem.kind]} values={{ orderId }} /></p>
      {problem.kind === 'placedBefore' && (
        <AppLink href={problem.orderHref} className={styles.link}>
          <FormattedMessage id="checkout.problem.toOrder" values={{ orderId }} />
        </AppLink>
      )}
      {onRetry && <ActionButton size="small" onClick={onRetry}><FormattedMessage id="feedback.error.retry" /></ActionButton>}
    </div>
  );
}
