import { FormattedMessage, useIntl } from 'react-intl';
import type { PriceTier } from '#domain/price/priceTiers.ts';
import type { Unit } from '#domain/product/unit.ts';
import { formatDay, formatPercent, formatPrice, formatQuantity } from '#i18n/format.ts';
import { formatReferencePrice } from '#i18n/measure.ts';
import { unitName } from '#i18n/unitName.ts';
import { UnstyledButton } from '#kit/action/UnstyledButton.tsx';
import { DataTable, type DataColumn } from '#kit/table/DataTable.tsx';
import styles from './TierTable.module.css';

interface TierTableProps {
  /** Ascending by quantity, each cheaper than the one before. */
  tiers: readonly PriceTier[];
  /** The unit that the prices are for. */
  unit: Unit;
  /** Called with the amount that reaches a tier; omit for a read-only table. */
  onChoose?: ((amount: number) => void) | undefined;
}

/**
 * All price tiers of a product for a unit, with the saving against the list price; the tier of the chosen amount is
 * marked (P§3 Price).
 */
export function TierTable({ tiers, unit, onChoose }: TierTableProps) {
  const intl = useIntl();
  const amountOf = (tier: PriceTier) => (
    <FormattedMessage id="price.tiers.amount" values={{ amount: formatQuantity(tier.fromAmount, intl.locale) }} />
  );
  const columns: readonly DataColumn<PriceTier>[] = [
    {
      key: 'from',
      title: intl.formatMessage({ id: 'price.tiers.from' }, { unit: unitName(intl, unit) }),
      isRowHeader: true,
      render: (tier) => (
        <>
          {onChoose && !tier.isCurrent ? (
            <UnstyledButton className={styles.choose} onClick={() => onChoose(tier.fromAmount)}>
              {amountOf(tier)}
            </UnstyledButton>
          ) : (
            amountOf(tier)
          )}
          {tier.validTo !== undefined && (
            <span className={styles.offer}>
              <FormattedMessage id={`price.type.${tier.type}`} />{' '}
              <FormattedMessage id="product.banner.until" values={{ day: formatDay(tier.validTo, intl.locale) }} />
            </span>
          )}
        </>
      ),
    },
    {
      key: 'price',
      title: intl.formatMessage({ id: 'price.tiers.price' }),
      isNumber: true,
      render: ({ pricePerSelectedUnit }) => formatPrice(pricePerSelectedUnit),
    },
    {
      key: 'reference',
      title: intl.formatMessage({ id: 'price.tiers.reference' }),
      isNumber: true,
      isHidden: tiers.every(({ referencePrice }) => referencePrice === undefined),
      render: ({ referencePrice }) => referencePrice && formatReferencePrice(referencePrice),
    },
    {
      key: 'saving',
      title: intl.formatMessage({ id: 'price.tiers.saving' }),
      isNumber: true,
      render: ({ savingShare }) =>
        !savingShare.isZero() && <FormattedMessage id="price.saving" values={{ share: formatPercent(savingShare, intl.locale) }} />,
    },
  ];
  return (
    <DataTable
      className={styles.table}
      columns={columns}
      rows={tiers}
      keyOf={({ from }) => String(from)}
      isCurrent={({ isCurrent }) => isCurrent}
    />
  );
}
