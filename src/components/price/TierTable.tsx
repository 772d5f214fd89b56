import { FormattedMessage, useIntl } from 'react-intl';
import type { PriceTier } from '../../domain/priceExplanation';
import type { Unit } from '../../domain/unit';
import { formatDay, formatPercent, formatPrice, formatQuantity } from '../../i18n/format';
import { formatReferencePrice } from '../../i18n/measure';
import { unitName } from '../../i18n/unitName';
import { UnstyledButton } from '../../kit/action/UnstyledButton';
import styles from './TierTable.module.css';

interface TierTableProps {
  /** From the smallest quantity on, each cheaper than the one before. */
  tiers: readonly PriceTier[];
  /** The unit that the prices are for. */
  unit: Unit;
  /** Chooses the amount that reaches a tier; without it the table only tells. */
  onChoose?: ((amount: number) => void) | undefined;
}

/** All price tiers of a product for a unit, with what each saves against the list price and which one the chosen amount has (P§3 Price). */
export function TierTable({ tiers, unit, onChoose }: TierTableProps) {
  const intl = useIntl();
  const { locale } = intl;
  const hasReference = tiers.some(({ referencePrice }) => referencePrice !== undefined);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col"><FormattedMessage id="price.tiers.from" values={{ unit: unitName(intl, unit) }} /></th>
          <th scope="col" className={styles.number}><FormattedMessage id="price.tiers.price" /></th>
          {hasReference && <th scope="col" className={styles.number}><FormattedMessage id="price.tiers.reference" /></th>}
          <th scope="col" className={styles.number}><FormattedMessage id="price.tiers.saving" /></th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.from} className={tier.isCurrent ? styles.current : undefined} aria-current={tier.isCurrent || undefined}>
            <th scope="row">
              {onChoose && !tier.isCurrent
                ? (
                  <UnstyledButton className={styles.choose} onClick={() => onChoose(tier.fromAmount)}>
                    <FormattedMessage id="price.tiers.amount" values={{ amount: formatQuantity(tier.fromAmount, locale) }} />
                  </UnstyledButton>
                )
                : <FormattedMessage id="price.tiers.amount" values={{ amount: formatQuantity(tier.fromAmount, locale) }} />}
              {tier.validTo !== undefined && (
                <span className={styles.offer}>
                  <FormattedMessage id={`price.type.${tier.type}`} /> <FormattedMessage id="product.banner.until" values={{ day: formatDay(tier.validTo, intl.locale) }} />
                </span>
              )}
            </th>
            <td className={styles.number}>{formatPrice(tier.pricePerSelectedUnit)}</td>
            {hasReference && <td className={styles.number}>{tier.referencePrice && formatReferencePrice(tier.referencePrice)}</td>}
            <td className={styles.number}>
              {!tier.savingShare.isZero() && (
                <FormattedMessage id="price.saving" values={{ share: formatPercent(tier.savingShare, locale) }} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
