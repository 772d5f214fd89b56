import { useCallback, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LabelCard } from './parts/LabelCard';
import type { LabelSign } from './parts/PrintedLabel';
import type { AmountsBySku, LabelGroup, LabelSheet, ShelfLabel } from '../../domain/label';
import { sheetLayouts } from '../../domain/labelSheet';
import { useFocusHandover } from '../../kit/list/focusHandover';
import { WindowedList } from '../../kit/list/WindowedList';
import { paths } from '../../paths';
import styles from './LabelList.module.css';
import { useColumns } from './useColumns';
import { SectionHeading } from '../../kit/page/SectionHeading';

interface LabelListProps {
  groups: readonly LabelGroup[];
  amounts: AmountsBySku;
  /** Numbers of those that were taken off just now. */
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

/** A label with the category that begins with it, if one does. */
interface Cell {
  readonly label: ShelfLabel;
  readonly begins: LabelGroup | undefined;
  /** The category that it belongs to. */
  readonly group: LabelGroup;
}

/** The labels one category after the other, in rows of as many as stand side by side: most categories have one or two. */
function rowsOf(groups: readonly LabelGroup[], columns: number): readonly (readonly Cell[])[] {
  const cells = groups.flatMap((group) =>
    group.labels.map((label, place): Cell => ({ label, group, begins: place === 0 ? group : undefined })),
  );
  return Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) => cells.slice(row * columns, (row + 1) * columns));
}

/** The labels by category, as many side by side as there is room for. Of a long list only what is near the window is in the page. */
export function LabelList({ groups, amounts, removed, sheet, sign, onRemove, onUndo, ...rest }: LabelListProps) {
  const intl = useIntl();
  const [columns, ref] = useColumns();
  const rows = useMemo(() => rowsOf(groups, columns), [groups, columns]);
  const { width, height } = sheetLayouts[sheet].label;
  // The keyboard goes to the way back in the label's place, and back with the label.
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
      {/* Another number of columns makes other rows, whose heights are to be measured again. */}
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

/** Above the first label of a row whose category began in the row before, where others begin beside it. */
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
