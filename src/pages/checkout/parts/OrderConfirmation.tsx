import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Order } from '../../../domain/order';
import { Button } from '../../../kit/action/Button';
import { ButtonLink } from '../../../kit/action/ButtonLink';
import { Icon } from '../../../kit/icon/Icon';
import styles from './OrderConfirmation.module.css';
import { FreeItems, NonWebshopItems, RejectedItems } from '../../../components/order/OrderExtras';
import { OrderFacts } from '../../../components/order/OrderFacts';
import { OrderLines } from '../../../components/order/OrderLines';

interface OrderConfirmationProps {
  /** The placed order. */
  order: Order;
  /** Whether the sum is shown (P§6). */
  canSeePrices: boolean;
  /** Where the shopping goes on. */
  shopHref: string;
  /** Address of the order with its lines. */
  orderHref: string;
  /** What else is to be known of the sum. */
  note?: ReactNode;
  onPrint(): void;
  /** More ways on. */
  children?: ReactNode;
}

/** The order is placed: its number, when and where it comes, who is told, what was left out, and the ways on. On paper its lines too. */
export function OrderConfirmation({ order, canSeePrices, shopHref, orderHref, note, onPrint, children }: OrderConfirmationProps) {
  const recipients = order.confirmationEmails ?? [];
  return (
    <div className={styles.confirmation}>
      <output className={styles.thanks}>
        <span className={styles.mark} aria-hidden="true">
          <Icon name="check" />
        </span>
        <div>
          <p className={styles.title}>
            <FormattedMessage id="checkout.confirmation.thanks" values={{ number: order.id }} />
          </p>
          <p className={styles.text}>
            <FormattedMessage
              id={recipients.length > 0 ? 'checkout.confirmation.mailed' : 'checkout.confirmation.notMailed'}
              values={{ recipients: recipients.join(', ') }}
            />
          </p>
        </div>
      </output>
      <RejectedItems items={order.rejectedItems ?? []} />
      <OrderFacts order={order} canSeePrices={canSeePrices} />
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <div className={styles.printed}>
        <OrderLines items={order.orderItems} canSeePrices={canSeePrices} missingImage={undefined} hrefOf={() => orderHref} />
        <FreeItems items={order.freeItems ?? []} />
        <NonWebshopItems items={order.nonWebshopItems ?? []} />
      </div>
      <div className={styles.actions}>
        <ButtonLink href={shopHref} tone="primary">
          <FormattedMessage id="checkout.confirmation.toShop" />
        </ButtonLink>
        <ButtonLink href={orderHref}>
          <FormattedMessage id="checkout.confirmation.toOrder" />
        </ButtonLink>
        <Button onClick={onPrint}>
          <FormattedMessage id="order.print" />
        </Button>
        {children}
      </div>
    </div>
  );
}
