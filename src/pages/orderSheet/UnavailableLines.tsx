import { FormattedMessage, useIntl } from 'react-intl';
import { useSubstitution, type Replacement } from '#connected/product/useSubstitution.tsx';
import { unitOf } from '#domain/product/unit.ts';
import { Button } from '#kit/action/Button.tsx';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import type { BuyerContext } from '#queries/shopContext.ts';
import styles from './UnavailableLines.module.css';
import { goneText, type SheetRowData } from './sheetRows';

interface UnavailableLinesProps {
  context: BuyerContext;
  rows: readonly SheetRowData[];
  /** Called with the substitute chosen for an unavailable row. */
  onSwap(gone: string, swap: Replacement): void;
}

/** Unavailable rows of a sheet, with the search for a substitute. Below the grid, where nothing may separate the amounts. */
export function UnavailableLines({ context, rows, onSwap }: UnavailableLinesProps) {
  const intl = useIntl();
  const { ask, dialog } = useSubstitution(context);
  const gone = rows.filter(({ product }) => product && !product.isOrderable);
  if (gone.length === 0) return null;
  const search = ({ sku, product, par }: SheetRowData) => {
    if (!product) return;
    const unit = (par && unitOf(product.allUnits, par.unitAbbreviation)) ?? product.defaultUnit;
    ask(
      { product, amount: par?.amount ?? 1, unit, heldSkus: new Set(rows.map((row) => row.sku)) },
      { onSwap: (swap) => onSwap(sku, swap) },
    );
  };
  return (
    <section className={styles.gone} aria-labelledby="sheet-gone">
      <SectionHeading level={2} look="part" id="sheet-gone">
        <FormattedMessage id="orderSheet.gone" />
      </SectionHeading>
      <ul className={styles.list}>
        {gone.map((row) => (
          <li key={row.sku} className={styles.line}>
            <span>
              {row.name}
              <span className={styles.reason}>{goneText(intl, row.product)}</span>
            </span>
            <Button
              size="small"
              aria-label={intl.formatMessage({ id: 'cart.substitute.of' }, { product: row.name })}
              onClick={() => search(row)}
            >
              <FormattedMessage id="cart.substitute" />
            </Button>
          </li>
        ))}
      </ul>
      {dialog}
    </section>
  );
}
