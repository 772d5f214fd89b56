import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Order } from '#domain/order/order.ts';
import { Button } from '#kit/action/Button.tsx';
import { ButtonLink } from '#kit/action/ButtonLink.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import { DeliveryLead } from './DeliveryLead';
import styles from './OrderConfirmation.module.css';
import { FreeItems, NonWebshopItems, RejectedItems } from '#components/order/OrderExtras.tsx';
import { OrderFacts } from '#components/order/OrderFacts.tsx';
import { OrderLines } from '#components/order/OrderLines.tsx';

interface OrderConfirmationProps {
  order: Order;
  /** Shows the total (P§6 price permission). */
  canSeePrices: boolean;
  /** Address to continue shopping. */
  shopHref: string;
  /** Address of the order with its lines. */
  orderHref: string;
  /** Additional note about the total. */
  note?: ReactNode;
  /** The way to order more for the same delivery. */
  addition?: ReactNode;
  /** Saves the deliveries as a calendar file. */
  calendar?: ComponentProps<typeof DeliveryLead>['calendar'];
  onPrint(): void;
  /** Additional links. */
  children?: ReactNode;
}

/** Confirmation of an order: first when it comes, then number, delivery, recipients, omitted lines, and next steps. On paper its lines too. */
export function OrderConfirmation(props: OrderConfirmationProps) {
  const { order, canSeePrices, shopHref, orderHref, note, addition, calendar, onPrint, children } = props;
  const recipients = order.confirmationEmails ?? [];
  return (
    <div className={styles.confirmation}>
      <DeliveryLead order={order} canSeePrices={canSeePrices} calendar={calendar} />
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
      {addition}
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
