import { FormattedMessage, useIntl } from 'react-intl';
import { checkoutSteps, type CheckoutStep } from '#domain/checkout/checkout.ts';
import type { MessageKey } from '#i18n/messageKey.ts';
import { AppLink } from '#kit/link/AppLink.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import styles from './CheckoutSteps.module.css';

interface CheckoutStepsProps {
  /** The current step; undefined outside the steps. */
  current: CheckoutStep | undefined;
  /** Addresses of the reachable steps; the others are plain text. */
  hrefs: Readonly<Partial<Record<CheckoutStep, string>>>;
}

const names: Record<CheckoutStep, MessageKey> = {
  cart: 'checkout.step.cart',
  delivery: 'checkout.step.delivery',
  confirmation: 'checkout.step.confirmation',
};

/** The three steps of an order and the current one (P§4 "Checkout"). */
export function CheckoutSteps({ current, hrefs }: CheckoutStepsProps) {
  const intl = useIntl();
  const position = current === undefined ? -1 : checkoutSteps.indexOf(current);
  return (
    <nav className={styles.steps} aria-label={intl.formatMessage({ id: 'checkout.steps' })}>
      <ol className={styles.list}>
        {checkoutSteps.map((step, index) => {
          const href = step === current ? undefined : hrefs[step];
          const isDone = index < position;
          const content = (
            <>
              <span className={styles.number} aria-hidden="true">
                {isDone ? <Icon name="check" /> : index + 1}
              </span>
              <span className={styles.name}>
                <FormattedMessage id={names[step]} />
              </span>
            </>
          );
          return (
            <li key={step} className={`${styles.step} ${isDone ? styles.done : ''} ${step === current ? styles.current : ''}`}>
              {href === undefined ? (
                <span className={styles.label} aria-current={step === current ? 'step' : undefined}>
                  {content}
                </span>
              ) : (
                <AppLink href={href} className={styles.label}>
                  {content}
                </AppLink>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
