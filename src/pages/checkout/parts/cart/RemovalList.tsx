import { useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { unitOf } from '#domain/product/unit.ts';
import { formatUnits } from '#i18n/unitName.ts';
import { Button } from '#kit/action/Button.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import type { JournalProduct } from './JournalList';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import styles from './RemovalList.module.css';

/** Lines that were removed together and can be restored together. */
export interface RemovedTogether {
  readonly id: number;
  /** A single line, or the whole cart. */
  readonly kind: 'line' | 'cart';
  readonly lines: readonly { readonly sku: string; readonly amount: number; readonly unitAbbreviation: string }[];
}

interface RemovalListProps {
  /** Newest first. */
  removals: readonly RemovedTogether[];
  /** Known products by sku; the others are shown by their number. */
  products: ReadonlyMap<string, JournalProduct>;
  /** Called to restore the lines with amount, unit and position. */
  onRestore(id: number): void;
}

/** Number of removals shown at first. */
const removalsAtFirst = 5;

/** Lines that the user has removed from the cart in this tab, to restore them. Renders nothing if there are none. */
export function RemovalList({ removals, products, onRestore }: RemovalListProps) {
  const intl = useIntl();
  const titleId = useId();
  const section = useRef<HTMLElement>(null);
  const [restored, setRestored] = useState<string>();
  const [showsAll, setShowsAll] = useState(false);
  if (removals.length === 0 && restored === undefined) return null;
  const shown = showsAll ? removals : removals.slice(0, removalsAtFirst);
  const nameOf = ({ kind, lines }: RemovedTogether): string => {
    const [line] = lines;
    if (kind === 'cart' || !line) return intl.formatMessage({ id: 'journal.removal.cart' }, { count: lines.length });
    return products.get(line.sku)?.name ?? intl.formatMessage({ id: 'journal.product.unknown' }, { sku: line.sku });
  };
  return (
    <section ref={section} aria-labelledby={titleId} tabIndex={-1} className={styles.section}>
      <SectionHeading level={3} look="group" id={titleId} className={styles.title}>
        <FormattedMessage id="journal.removal.title" />
      </SectionHeading>
      <output className={styles.done}>
        {restored !== undefined && (
          <span>
            <FormattedMessage id="journal.removal.restored" values={{ what: restored }} />
          </span>
        )}
      </output>
      <ul className={styles.list}>
        {shown.map((removal) => {
          const name = nameOf(removal);
          const [line] = removal.lines;
          return (
            <li key={removal.id} className={styles.removal}>
              <span className={styles.what}>
                <span className={styles.name}>{name}</span>
                {removal.kind === 'line' && line && (
                  <span className={styles.quantity}>{quantityOf(intl, line, products.get(line.sku))}</span>
                )}
              </span>
              <Button
                size="small"
                aria-label={intl.formatMessage({ id: 'journal.removal.restore.of' }, { what: name })}
                onClick={() => {
                  setRestored(name);
                  onRestore(removal.id);
                  // The button disappears with its line; the focus stays in the list.
                  section.current?.focus();
                }}
              >
                <Icon name="undo" />
                <FormattedMessage id="journal.removal.restore" />
              </Button>
            </li>
          );
        })}
      </ul>
      {shown.length < removals.length && (
        <span>
          <Button tone="plain" onClick={() => setShowsAll(true)}>
            <FormattedMessage id="journal.removal.more" values={{ count: removals.length - shown.length }} />
          </Button>
        </span>
      )}
    </section>
  );
}

function quantityOf(
  intl: IntlShape,
  { amount, unitAbbreviation }: RemovedTogether['lines'][number],
  product: JournalProduct | undefined,
): string {
  return formatUnits(intl, amount, (product && unitOf(product.allUnits, unitAbbreviation)) ?? { abbreviation: unitAbbreviation });
}
