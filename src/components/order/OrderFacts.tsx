import { FormattedMessage, useIntl } from 'react-intl';
import { linesOnRequest, orderSum, type Order } from '#domain/order/order.ts';
import { tourDaysOf } from '#domain/checkout/tourDays.ts';
import { formatMoment, formatPrice } from '#i18n/format.ts';
import { Fact, Facts, MoreFacts } from '#kit/page/Facts.tsx';
import { AddressLines } from '../checkout/AddressLines';
import { DeliveryDays } from './DeliveryDays';
import styles from './OrderFacts.module.css';
import { sourceText } from './orderNames';
import { TourDays } from './TourDays';

interface OrderFactsProps {
  order: Order;
  /** Shows the sum (P§6 price permission). */
  canSeePrices: boolean;
}

/** Facts of an order besides its number and lines (P§3 "Orders"): delivery and cost first. Missing ones are omitted. */
export function OrderFacts({ order, canSeePrices }: OrderFactsProps) {
  const intl = useIntl();
  const { deliveryAddress, unloadingArea, confirmationEmails = [], nonWebshopItems = [] } = order;
  const sum = canSeePrices ? orderSum(order) : undefined;
  const onRequest = linesOnRequest(order);
  return (
    <div className={styles.facts}>
      <Facts look="lead">
        <Fact label="order.field.deliveryDate">
          <DeliveryDays order={order} style="long" />
          {order.deliverySlotTime && (
            <span className={styles.second}>
              <FormattedMessage id="delivery.day.time" values={{ time: order.deliverySlotTime }} />
            </span>
          )}
          <TourDays days={tourDaysOf(order.orderItems.map(({ alternativeDeliveryDate }) => alternativeDeliveryDate))} />
        </Fact>
        <Fact label="order.field.deliveryAddress">{deliveryAddress && <AddressLines address={deliveryAddress} />}</Fact>
        <Fact label="order.field.sum">
          {sum && (
            <>
              <strong>{formatPrice(sum)}</strong>
              {onRequest > 0 && (
                <span className={styles.second}>
                  <FormattedMessage id="order.sum.onRequest" values={{ count: onRequest }} />
                </span>
              )}
              {nonWebshopItems.length > 0 && (
                <span className={styles.second}>
                  <FormattedMessage id="order.sum.outside" values={{ count: nonWebshopItems.length }} />
                </span>
              )}
            </>
          )}
        </Fact>
      </Facts>
      <MoreFacts label="order.facts.all">
        <Facts look="quiet">
          <Fact label="order.field.reference">{order.customerOrderId}</Fact>
          <Fact label="order.field.orderedOn">{formatMoment(order.creationTime, intl.locale)}</Fact>
          <Fact label="order.field.orderedFrom">{order.userName}</Fact>
          <Fact label="order.field.source">{order.source && sourceText(intl, order.source)}</Fact>
          <Fact label="order.field.customerNumber">{order.customerId}</Fact>
          <Fact label="order.field.unloadingArea">{unloadingArea}</Fact>
          <Fact label="order.field.positions">{order.orderItems.length + nonWebshopItems.length}</Fact>
          <Fact label="order.field.recipients">
            {confirmationEmails.length > 0 &&
              confirmationEmails.map((mail) => (
                <span key={mail} className={styles.mail}>
                  {mail}
                </span>
              ))}
          </Fact>
        </Facts>
        {(order.comment || order.supplierNotes) && (
          <Facts>
            <Fact label="order.field.notes" isWide>
              {order.comment}
            </Fact>
            <Fact label="order.field.supplierNotes" isWide>
              {order.supplierNotes}
            </Fact>
          </Facts>
        )}
      </MoreFacts>
    </div>
  );
}
