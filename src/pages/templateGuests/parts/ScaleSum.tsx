import { FormattedMessage } from 'react-intl';
import { formatPrice } from '#i18n/format.ts';
import { isScaling, type GuestCost, type GuestScale } from '../rules/guestScale';
import styles from './ScaleSum.module.css';

interface ScaleSumProps {
  scale: Pick<GuestScale, 'base' | 'wanted'>;
  /** Total cost; undefined if prices are hidden. */
  cost: GuestCost | undefined;
  /** Number of lines that can't be ordered because they are below their minimum. */
  belowMinimum: number;
}

/** Both numbers of guests, and the cost in total and per guest. */
export function ScaleSum({ scale, cost, belowMinimum }: ScaleSumProps) {
  return (
    <output className={styles.sum}>
      <span className={styles.words}>
        <ScaleWords {...scale} />
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
    </output>
  );
}

function ScaleWords({ base, wanted }: ScaleSumProps['scale']) {
  if (base === undefined || wanted === undefined) return <FormattedMessage id="templateGuests.missing" />;
  return isScaling({ base, wanted }) ? (
    <FormattedMessage id="templateGuests.scaled" values={{ base, wanted }} />
  ) : (
    <FormattedMessage id="templateGuests.same" />
  );
}
