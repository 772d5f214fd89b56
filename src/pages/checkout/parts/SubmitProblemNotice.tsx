import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageKey } from '#i18n/messageKey.ts';
import { Button } from '#kit/action/Button.tsx';
import { ErrorCode } from '#kit/feedback/ErrorCode.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import type { SubmitProblem } from '../rules/submitProblem';
import styles from './SubmitProblemNotice.module.css';

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
  /** The error, for its code. */
  error?: unknown;
  /** Called to retry, if a retry may help. */
  onRetry?: (() => void) | undefined;
  /** Name of the sales representative, for texts that refer to them. */
  contact?: ReactNode;
}

/** Problems that the user can't fix. */
const hasCode: ReadonlySet<SubmitProblem['kind']> = new Set(['lost', 'unknown', 'notSent', 'tooMany', 'invalid', 'refused']);

const forRepresentative: ReadonlySet<SubmitProblem['kind']> = new Set(['forbidden', 'fairEnded', 'orderLimit']);

/** Beside the button, says why there is no order, and what to do. */
export function SubmitProblemNotice({ problem, error, onRetry, contact }: SubmitProblemNoticeProps) {
  const order = problem.kind === 'placedBefore' || problem.kind === 'orderedElsewhere' ? problem : undefined;
  const orderId = order?.orderId ?? '';
  return (
    <div role="alert" className={styles.notice}>
      <p className={styles.text}>
        <FormattedMessage id={texts[problem.kind]} values={{ orderId }} />
      </p>
      {hasCode.has(problem.kind) && <ErrorCode error={error} />}
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
