import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LabelCard } from '../../components/label/LabelCard';
import type { LabelSign } from '../../components/label/PrintedLabel';
import type { AmountsBySku, LabelGroup, LabelSheet, ShelfLabel } from '../../domain/label';
import { sheetLayouts } from '../../domain/labelSheet';
import { WindowedList } from '../../kit/list/WindowedList';
import { paths } from '../../paths';
import styles from './LabelList.module.css';
import { useColumns } from './useColumns';

interface LabelListProps {
  groups: readonly LabelGroup[];
  amounts: AmountsBySku;
  /** Numbers of those that were taken off just now. */
  removed: ReadonlySet<string>;
  sheet: LabelSheet;
  sign: LabelSign;
  showsPrices: boolean;
  onAmount(sku: string, amount: number): void;
  onRemove(label: ShelfLabel): void;
  onUndo(label: ShelfLabel): void;
}

type Row =
  | { readonly kind: 'heading'; readonly key: string; readonly group: LabelGroup }
  | { readonly kind: 'labels'; readonly key: string; readonly labels: readonly ShelfLabel[] };

/** The groups as rows of as many labels as stand side by side. */
function rowsOf(groups: readonly LabelGroup[], columns: number): readonly Row[] {
  return groups.flatMap((group): readonly Row[] => [
    { kind: 'heading', key: `group:${group.key}`, group },
    ...Array.from({ length: Math.ceil(group.labels.length / columns) }, (_, row): Row => {
      const labels = group.labels.slice(row * columns, (row + 1) * columns);
      return { kind: 'labels', key: labels[0]?.sku ?? '', labels };
    }),
  ]);
}

/** The labels by category, as many side by side as there is room for. Of a long list only what is near the window is in the page. */
export function LabelList({ groups, amounts, removed, sheet, sign, ...rest }: LabelListProps) {
  const intl = useIntl();
  const [columns, ref] = useColumns();
  const rows = useMemo(() => rowsOf(groups, columns), [groups, columns]);
  const { width, height } = sheetLayouts[sheet].label;
  return (
    <section ref={ref} className={styles.list} aria-label={intl.formatMessage({ id: 'label.list' })}>
      {/* Another number of columns makes other rows, whose heights are to be measured anew. */}
      <WindowedList
        key={`${columns}/${sheet}`}
        items={rows}
        keyOf={({ key }) => key}
        heightOf={({ kind }) => (kind === 'heading' ? 56 : Math.round((280 * height) / width) + 56)}
        render={(row) =>
          row.kind === 'heading' ? (
            <h2 className={styles.heading}>
              {row.group.categoryName ?? <FormattedMessage id="label.noCategory" />}
              <span className={styles.count}>{row.group.labels.length}</span>
            </h2>
          ) : (
            <div className={styles.row} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
              {row.labels.map((label) => (
                <LabelCard
                  key={label.sku}
                  {...rest}
                  label={label}
                  amount={amounts[label.sku] ?? 1}
                  isRemoved={removed.has(label.sku)}
                  href={paths.product(label.sku)}
                  sheet={sheet}
                  sign={sign}
                />
              ))}
            </div>
          )
        }
      />
    </section>
  );
}
