import { FormattedMessage, useIntl } from 'react-intl';
import { useSubstitution, type Swap } from '../../connected/product/useSubstitution';
import { unitOf } from '../../domain/unit';
import { Button } from '../../kit/action/Button';
import { SectionHeading } from '../../kit/page/SectionHeading';
import type { BuyerContext } from '../../queries/shopContext';
import styles from './SheetGone.module.css';
import { goneText, type SheetRowData } from './sheetRows';

interface SheetGoneProps {
  context: BuyerContext;
  rows: readonly SheetRowData[];
  /** Takes what was chosen for a row that can't be ordered. */
  onSwap(gone: string, swap: Swap): void;
}

/** What of a sheet can't be ordered, with the search for a substitute: below the grid, in which nothing may stand between two amounts. */
export function SheetGone({ context, rows, onSwap }: SheetGoneProps) {
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
