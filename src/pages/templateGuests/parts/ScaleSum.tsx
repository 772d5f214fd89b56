import { FormattedMessage } from 'react-intl';
import { formatPrice } from '../../../i18n/format';
import { isScaling, type GuestCost, type GuestScale } from '../rules/guestScale';
import styles from './ScaleSum.module.css';

interface ScaleSumProps {
  scale: Pick<GuestScale, 'base' | 'wanted'>;
  /** What all of it costs; undefined where prices are not shown. */
  cost: GuestCost | undefined;
  /** Lines that can't go into the cart because they are below their minimum. */
  belowMinimum: number;
}

/** From how many to how many guests, and what that costs in all and for each of them. */
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
