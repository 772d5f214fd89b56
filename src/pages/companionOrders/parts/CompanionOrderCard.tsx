import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { companionSum, type CompanionLine, type CompanionOrder, type RequestedDelivery } from '#domain/order/companionOrder.ts';
import { addressLine } from '#domain/customer/customer.ts';
import { formatMoment, formatPrice } from '#i18n/format.ts';
import { formatUnits } from '#i18n/unitName.ts';
import { reasonText } from '#components/cart/refusalText.ts';
import { Button } from '#kit/action/Button.tsx';
import { IconButton } from '#kit/action/IconButton.tsx';
import { AppLink } from '#kit/link/AppLink.tsx';
import { useProductNumber } from '#components/product/productNumber.ts';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import styles from './CompanionOrderCard.module.css';

interface CompanionOrderCardProps {
  order: CompanionOrder;
  /** Its lines, each with the effect of an import. */
  lines: readonly CompanionLine[];
  /** Its requested delivery; undefined while the customer's addresses are unknown. */
  delivery: RequestedDelivery | undefined;
  /** Shows sums and prices (P§6 price permission). */
  canSeePrices: boolean;
  /** Amount of a sku in the cart, such as "3 KRT"; an import replaces it. Undefined if there is none. */
  inCartOf(sku: string): string | undefined;
  hrefOf(sku: string): string;
  /** This order is being imported. */
  isImporting: boolean;
  /** Disabled while another order is being imported. */
  isBlocked?: boolean;
  onImport(): void;
  onDiscard(): void;
}

/** An open order of the companion app: creator and time, requested delivery, lines, and its two actions. */
export function CompanionOrderCard({
  order,
  lines,
  delivery,
  canSeePrices,
  inCartOf,
  hrefOf,
  isImporting,
  isBlocked = false,
  onImport,
  onDiscard,
}: CompanionOrderCardProps) {
  const intl = useIntl();
  const id = useId();
  const sum = canSeePrices ? companionSum(lines) : undefined;
  const leftOut = lines.filter(({ refusal }) => refusal).length;
  const moment = formatMoment(order.createdAt, intl.locale);
  return (
    <article className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <SectionHeading level={2} look="part" id={id}>
            <FormattedMessage id="companion.begun" values={{ moment }} />
          </SectionHeading>
          <p className={styles.quiet}>
            {order.createdBy && (
              <span>
                <FormattedMessage id="companion.begunBy" values={{ name: order.createdBy }} />
                {' · '}
              </span>
            )}
            <span>
              <FormattedMessage id="companion.lineCount" values={{ count: lines.length }} />
            </span>
          </p>
        </div>
        {sum && (
          <p className={styles.sum}>
            <span className={styles.quiet}>
              <FormattedMessage id="companion.sum" />
            </span>{' '}
            <strong>{formatPrice(sum)}</strong>
          </p>
        )}
      </div>
      {order.comment && <p className={styles.comment}>{order.comment}</p>}
      {delivery && <Delivery requested={delivery} />}
      {leftOut > 0 && (
        <Warning>
          <FormattedMessage id="companion.leftOut" values={{ count: leftOut }} />
        </Warning>
      )}
      <details className={styles.details}>
        <summary className={styles.summary}>
          <FormattedMessage id="companion.showLines" />
        </summary>
        <ul className={styles.lines}>
          {lines.map((line, index) => (
            <Line
              key={`${line.requestedLine.sku}:${index}`}
              line={line}
              canSeePrices={canSeePrices}
              inCart={inCartOf(line.requestedLine.sku)}
              href={hrefOf(line.requestedLine.sku)}
            />
          ))}
        </ul>
      </details>
      <div className={styles.actions}>
        <Button tone="primary" isBusy={isImporting} disabled={isBlocked} onClick={onImport}>
          <FormattedMessage id="companion.import" />
        </Button>
        <IconButton
          icon="remove"
          tone="destructive"
          label={intl.formatMessage({ id: 'companion.discard' })}
          disabled={isImporting || isBlocked}
          onClick={onDiscard}
        />
      </div>
    </article>
  );
}

function Delivery({ requested: { address, unloadingArea, isAddressGone, isAreaGone } }: { requested: RequestedDelivery }) {
  return (
    <>
      {address && (
        <p className={styles.delivery}>
          <FormattedMessage
            id="companion.delivery"
            values={{ address: [addressLine(address), unloadingArea].filter(Boolean).join(' · ') }}
          />
        </p>
      )}
      {isAddressGone && (
        <Warning>
          <FormattedMessage id="companion.addressGone" />
        </Warning>
      )}
      {isAreaGone && (
        <Warning>
          <FormattedMessage id="companion.areaGone" />
        </Warning>
      )}
    </>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return (
    <p className={styles.warning}>
      <svg aria-hidden="true" className={styles.mark} viewBox="0 0 20 20">
        <path d="M10 1.5l9 16H1zM9 7v5h2V7zm0 6.5v2h2v-2z" />
      </svg>
      <span>{children}</span>
    </p>
  );
}

interface LineProps {
  line: CompanionLine;
  canSeePrices: boolean;
  inCart: string | undefined;
  href: string;
}

function Line({ line: { requestedLine, product, refusal, total }, canSeePrices, inCart, href }: LineProps) {
  const intl = useIntl();
  const numberOf = useProductNumber();
  const name = product?.name ?? requestedLine.name ?? requestedLine.sku;
  return (
    <li className={styles.line}>
      <span className={styles.product}>
        {product ? (
          <AppLink href={href} className={styles.name}>
            {name}
          </AppLink>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        <span className={styles.quiet}>{numberOf(product ?? requestedLine)}</span>
        {refusal && <span className={styles.reason}>{reasonText(intl, refusal)}</span>}
        {!refusal && inCart !== undefined && (
          <span className={styles.quiet}>
            <FormattedMessage id="companion.replaces" values={{ amount: inCart }} />
          </span>
        )}
      </span>
      <span className={styles.number}>{formatUnits(intl, requestedLine.amount, { abbreviation: requestedLine.unitAbbreviation })}</span>
      {canSeePrices && <span className={styles.number}>{total && formatPrice(total)}</span>}
    </li>
  );
}
