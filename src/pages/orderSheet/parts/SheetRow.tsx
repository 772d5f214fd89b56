import type { CSSProperties, PointerEvent, Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { UnstyledButton } from '../../../kit/action/UnstyledButton';
import { Icon } from '../../../kit/icon/Icon';
import styles from './SheetRow.module.css';
// Rows stand one by one in the boxes of a windowed list, where no table can be: they are its rows by role.
// oxlint-disable jsx-a11y/prefer-tag-over-role

/** A row of the sheet in words. */
export interface ShownRow {
  readonly sku: string;
  readonly number: string;
  readonly name: string;
  /** Short name of the unit that the amount counts, and whole. */
  readonly unit: { readonly short: string; readonly name: string };
  /** Whether there is another unit to choose. */
  readonly hasUnits: boolean;
  /** "2 Kt am 24.11."; undefined while nothing is known. */
  readonly last: string | undefined;
  /** "3 Kt" of the template or the order. */
  readonly par: string | undefined;
  /** Undefined where prices are not shown at all. */
  readonly price: string | undefined;
  /** Why it can't be ordered; undefined for what can be. */
  readonly gone: string | undefined;
}

/** The unit as it is read out: whole, with the short name that is seen, for who says what is seen to press it. */
const spokenUnit = ({ short, name }: ShownRow['unit']) => (short === name ? name : `${name}, ${short}`);

interface SheetRowProps {
  row: ShownRow;
  /** Place in the grid, counted from 1 with the head. */
  rowIndex: number;
  /** As typed. */
  text: string;
  /** What is typed is no amount. */
  isUnreadable: boolean;
  /** It has gone into the cart. */
  isSent: boolean;
  /** A word about what is typed or in the cart. */
  note: string | undefined;
  /** The least that can be ordered, in words, where less is typed: one press takes it. */
  minimum: string | undefined;
  /** Whether the Tab key comes to it. */
  isTabStop: boolean;
  /** Whether columns of amounts of the source and of prices are there. */
  columns: SheetColumns;
  amountRef?: Ref<HTMLInputElement>;
  onType(text: string): void;
  onFocus(): void;
  onUnit(): void;
  onMinimum(): void;
  /** Up or down by a press. */
  onMove(by: -1 | 1): void;
  /** The handle was grasped. */
  onGrasp(event: PointerEvent<HTMLElement>): void;
}

/** Which columns a sheet has besides the others. */
export interface SheetColumns {
  /** The amounts of its list: those of a template, or what was ordered. */
  readonly par: 'par' | 'ordered' | undefined;
  readonly hasPrice: boolean;
  /** The rows can be moved. */
  readonly hasShelf: boolean;
}

/** The widths of the columns that are there, for head and rows. */
export function columnsStyle({ par, hasPrice, hasShelf }: SheetColumns): CSSProperties {
  const widths = [
    hasShelf && '84px',
    'minmax(64px, 84px)',
    'minmax(0, 1fr)',
    'minmax(56px, 76px)',
    'minmax(0, 188px)',
    par && '76px',
    hasPrice && '84px',
    '84px',
    'minmax(168px, 0.6fr)',
  ];
  return { gridTemplateColumns: widths.filter(Boolean).join(' ') };
}

/** A row of the sheet: what it is, what was taken last, and the amount, which is the only thing in it that the Tab key comes to. */
export function SheetRow(props: SheetRowProps) {
  const { row, rowIndex, text, isUnreadable, isSent, note, minimum, isTabStop, columns, amountRef } = props;
  const { onType, onFocus, onUnit, onMinimum, onMove, onGrasp } = props;
  const intl = useIntl();
  const { sku, number, name, unit, hasUnits, last, par, price, gone } = row;
  const noteId = `sheet-note-${sku}`;
  const moveName = (id: 'orderSheet.up' | 'orderSheet.down' | 'orderSheet.drag') => intl.formatMessage({ id }, { product: name });
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      data-sku={sku}
      className={`${styles.row} ${gone === undefined ? '' : styles.gone} ${columns.hasShelf ? styles.withShelf : ''}`}
      style={columnsStyle(columns)}
    >
      {columns.hasShelf && (
        <div role="gridcell" className={styles.move}>
          {/* The keys of the amount move the row as well, so nothing here stands in the way of the Tab key. */}
          <span className={styles.handle} title={moveName('orderSheet.drag')} onPointerDown={onGrasp}>
            <Icon name="list" />
          </span>
          <UnstyledButton tabIndex={-1} className={styles.step} aria-label={moveName('orderSheet.up')} onClick={() => onMove(-1)}>
            <Icon name="up" />
          </UnstyledButton>
          <UnstyledButton tabIndex={-1} className={styles.step} aria-label={moveName('orderSheet.down')} onClick={() => onMove(1)}>
            <Icon name="down" />
          </UnstyledButton>
        </div>
      )}
      <div role="gridcell" className={styles.number}>
        {number}
      </div>
      <div role="rowheader" className={styles.name} title={name}>
        {name}
      </div>
      <div role="gridcell" className={styles.unit}>
        {hasUnits && gone === undefined ? (
          <UnstyledButton
            tabIndex={-1}
            className={styles.unitButton}
            aria-label={intl.formatMessage({ id: 'orderSheet.changeUnit' }, { unit: spokenUnit(unit), product: name })}
            onClick={onUnit}
          >
            {unit.short}
          </UnstyledButton>
        ) : (
          unit.short
        )}
      </div>
      <div role="gridcell" className={styles.last}>
        {last}
      </div>
      {columns.par && (
        <div role="gridcell" className={styles.par}>
          {par !== undefined && (
            <span className={styles.parName} aria-hidden>
              <FormattedMessage id={`orderSheet.column.${columns.par}`} />{' '}
            </span>
          )}
          {par}
        </div>
      )}
      {columns.hasPrice && (
        <div role="gridcell" className={styles.price}>
          {price}
        </div>
      )}
      <div role="gridcell" className={styles.amount}>
        {gone === undefined && (
          <input
            ref={amountRef}
            className={`${styles.input} ${isSent ? styles.sent : ''}`}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="next"
            tabIndex={isTabStop ? 0 : -1}
            aria-label={intl.formatMessage({ id: 'orderSheet.amount' }, { product: name, unit: unit.name })}
            aria-invalid={isUnreadable || undefined}
            aria-describedby={note === undefined ? undefined : noteId}
            value={text}
            onChange={({ target }) => onType(target.value)}
            onFocus={({ target }) => {
              target.select();
              onFocus();
            }}
          />
        )}
      </div>
      <div role="gridcell" className={`${styles.note} ${isUnreadable ? styles.wrong : ''}`}>
        <span id={noteId}>{gone ?? note}</span>
        {minimum && (
          <UnstyledButton
            tabIndex={-1}
            className={styles.unitButton}
            aria-label={intl.formatMessage({ id: 'orderSheet.takeMinimum.of' }, { quantity: minimum, product: name })}
            onClick={onMinimum}
          >
            <FormattedMessage id="orderSheet.takeMinimum" values={{ quantity: minimum }} />
          </UnstyledButton>
        )}
      </div>
    </div>
  );
}
