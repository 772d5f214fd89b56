import { useCallback, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LabelCard } from './parts/LabelCard';
import type { LabelSign } from './parts/PrintedLabel';
import type { AmountsBySku, LabelGroup, LabelSheet, ShelfLabel } from '#domain/inventory/label.ts';
import { sheetLayouts } from '#domain/inventory/labelSheet.ts';
import { useFocusHandover } from '#kit/list/focusHandover.ts';
import { WindowedList } from '#kit/list/WindowedList.tsx';
import { paths } from '#paths.ts';
import styles from './LabelList.module.css';
import { useColumns } from './useColumns';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';

interface LabelListProps {
  groups: readonly LabelGroup[];
  amounts: AmountsBySku;
  /** Skus that were just removed. */
  removed: ReadonlySet<string>;
  sheet: LabelSheet;
  sign: LabelSign;
  showsPrices: boolean;
  /** The tenant's picture for a missing one. */
  missingImage: string | undefined;
  onAmount(sku: string, amount: number): void;
  onRemove(label: ShelfLabel): void;
  onUndo(label: ShelfLabel): void;
}

/** A label, with the category that starts with it, if any. */
interface Cell {
  readonly label: ShelfLabel;
  readonly begins: LabelGroup | undefined;
  /** Its category. */
  readonly group: LabelGroup;
}

/** Labels by category, in rows of as many as fit side by side: most categories have one or two. */
function rowsOf(groups: readonly LabelGroup[], columns: number): readonly (readonly Cell[])[] {
  const cells = groups.flatMap((group) =>
    group.labels.map((label, place): Cell => ({ label, group, begins: place === 0 ? group : undefined })),
  );
  return Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) => cells.slice(row * columns, (row + 1) * columns));
}

/** Labels by category, as many side by side as fit. Long lists are windowed. */
export function LabelList({ groups, amounts, removed, sheet, sign, onRemove, onUndo, ...rest }: LabelListProps) {
  const intl = useIntl();
  const [columns, ref] = useColumns();
  const rows = useMemo(() => rowsOf(groups, columns), [groups, columns]);
  const { width, height } = sheetLayouts[sheet].label;
  // The focus moves to the undo in the label's place, and back with the label.
  const handOver = useFocusHandover();
  const remove = useCallback(
    (label: ShelfLabel) => {
      handOver(`[data-removed="${CSS.escape(label.sku)}"] button`);
      onRemove(label);
    },
    [handOver, onRemove],
  );
  const undo = useCallback(
    (label: ShelfLabel) => {
      handOver(`article[data-sku="${CSS.escape(label.sku)}"] [data-remove]`);
      onUndo(label);
    },
    [handOver, onUndo],
  );
  return (
    <section ref={ref} className={styles.list} aria-label={intl.formatMessage({ id: 'label.list' })}>
      {/* Another number of columns makes other rows, whose heights must be measured again. */}
      <WindowedList
        key={`${columns}/${sheet}`}
        items={rows}
        keyOf={([first]) => first?.label.sku ?? ''}
        heightOf={(row) => Math.round((280 * height) / width) + (hasHeading(row) ? 92 : 60)}
        render={(row) => (
          <div className={styles.row} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
            {row.map(({ label, begins, group }, place) => (
              <div key={label.sku} className={styles.cell}>
                {begins ? (
                  <Heading group={begins} />
                ) : (
                  hasHeading(row) && <span className={styles.heading}>{place === 0 && <GoesOn group={group} />}</span>
                )}
                <LabelCard
                  {...rest}
                  label={label}
                  amount={amounts[label.sku] ?? 1}
                  isRemoved={removed.has(label.sku)}
                  href={paths.product(label.sku)}
                  sheet={sheet}
                  sign={sign}
                  onRemove={remove}
                  onUndo={undo}
                />
              </div>
            ))}
          </div>
        )}
      />
    </section>
  );
}

const hasHeading = (row: readonly Cell[]) => row.some(({ begins }) => begins !== undefined);

function Heading({ group: { categoryName, labels } }: { group: LabelGroup }) {
  return (
    <SectionHeading level={2} look="group" className={styles.heading}>
      <span className={styles.name}>
        {categoryName ?? (
          <span>
            <FormattedMessage id="label.noCategory" />
          </span>
        )}
      </span>
      <span className={styles.count}>{labels.length}</span>
    </SectionHeading>
  );
}

/** Repeats a category above a row's first label, if others start in the same row. */
function GoesOn({ group: { categoryName } }: { group: LabelGroup }) {
  return (
    <span aria-hidden="true" className={styles.count}>
      {categoryName ?? (
        <span>
          <FormattedMessage id="label.noCategory" />
        </span>
      )}
    </span>
  );
}
