import { FormattedMessage, useIntl } from 'react-intl';
import { formatPrice } from '#i18n/format.ts';
import { formatNames } from '#i18n/nameList.ts';
import type { GuestCost } from '../rules/scaledLine';
import styles from './ScaleSum.module.css';

interface ScaleSumProps {
  /** Number of guests that the template is for. */
  base: number | undefined;
  /** Number of guests that are ordered for, over all events. */
  guests: number | undefined;
  /** True if every line's amount is known: by both numbers, or by its own content per guest. */
  isComplete: boolean;
  /** True if an amount differs from the template's. */
  isChanged: boolean;
  /** Names of the events that are ordered for, and of those that aren't; empty without events. */
  events: readonly string[];
  otherEvents: readonly string[];
  /** Total cost; undefined if prices are hidden. */
  cost: GuestCost | undefined;
  /** Number of lines that can't be ordered because they are below their minimum. */
  belowMinimum: number;
}

/** Both numbers of guests, the events that go into the cart, and the cost in total and per guest. */
export function ScaleSum({ events, otherEvents, cost, belowMinimum, ...words }: ScaleSumProps) {
  const { locale } = useIntl();
  return (
    <output className={styles.sum}>
      <span className={styles.words}>
        <ScaleWords {...words} />
      </span>
      {cost && (
        <span className={styles.facts}>
          {cost.perGuest && (
            <span>
              <span className={styles.label}>
                <FormattedMessage id="templateGuests.perGuest" />
              </span>{' '}
              <strong className={styles.value}>{formatPrice(cost.perGuest)}</strong>
            </span>
          )}
          <span>
            <span className={styles.label}>
              <FormattedMessage id="templateGuests.sum" />
            </span>{' '}
            <strong className={styles.value}>{formatPrice(cost.sum)}</strong>
          </span>
          {cost.onRequest > 0 && (
            <span className={styles.quiet}>
              <FormattedMessage id="templateGuests.onRequest" values={{ count: cost.onRequest }} />
            </span>
          )}
          {belowMinimum > 0 && (
            <span className={styles.quiet}>
              <FormattedMessage id="templateGuests.belowMinimum" values={{ count: belowMinimum }} />
            </span>
          )}
        </span>
      )}
      {events.length + otherEvents.length > 0 && (
        <span className={styles.events}>
          <FormattedMessage
            id="templateGuests.events.ordered"
            values={{
              count: events.length,
              events: formatNames(events, locale),
              others: otherEvents.length,
              otherEvents: formatNames(otherEvents, locale),
            }}
          />
        </span>
      )}
    </output>
  );
}

function ScaleWords({ base, guests, isComplete, isChanged }: Pick<ScaleSumProps, 'base' | 'guests' | 'isComplete' | 'isChanged'>) {
  if (guests === undefined || !isComplete) return <FormattedMessage id="templateGuests.missing" />;
  if (base !== undefined && base !== guests) return <FormattedMessage id="templateGuests.scaled" values={{ base, wanted: guests }} />;
  return isChanged ? (
    <FormattedMessage id="templateGuests.forGuests" values={{ count: guests }} />
  ) : (
    <FormattedMessage id="templateGuests.same" />
  );
}
