import type { CSSProperties, PointerEvent, Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { UnstyledButton } from '#kit/action/UnstyledButton.tsx';
import { UnitFigure } from '#components/quantity/UnitFigure.tsx';
import { Icon } from '#kit/icon/Icon.tsx';
import styles from './SheetRow.module.css';
// Rows are separate boxes of a windowed list, which can't be a table: they have table roles.
// oxlint-disable jsx-a11y/prefer-tag-over-role

/** Texts of a row. */
export interface ShownRow {
  readonly sku: string;
  readonly number: string;
  readonly name: string;
  /** Short and full name of the amount's unit. */
  readonly unit: { readonly short: string; readonly name: string };
  /** True if there is another unit to choose. */
  readonly hasUnits: boolean;
  /** "2 Kt am 24.11."; undefined while unknown. */
  readonly last: string | undefined;
  /** "3 Kt", the amount of the template or order. */
  readonly par: string | undefined;
  /** Undefined if prices are hidden. */
  readonly price: string | undefined;
  /** Why it can't be ordered; undefined if it can. */
  readonly gone: string | undefined;
}

/** Texts of a row's quantity on hand. */
export interface ShownStock {
  readonly text: string;
  /** Counted quantity, in the empty field. */
  readonly placeholder: string;
  /** Name of the unit. */
  readonly unit: string;
  /** When it was counted; undefined if it wasn't. */
  readonly description: string | undefined;
  readonly isUnreadable: boolean;
}

/** Accessible name of the unit: the full name, plus the visible short one, which users of speech input say. */
const spokenUnit = ({ short, name }: ShownRow['unit']) => (short === name ? name : `${name}, ${short}`);

interface SheetRowProps {
  row: ShownRow;
  /** Row index in the grid, from 1 including the head. */
  rowIndex: number;
  text: string;
  /** The input is no valid amount. */
  isUnreadable: boolean;
  /** It is in the cart. */
  isSent: boolean;
  /** Note about the input or the cart. */
  note: string | undefined;
  /** Minimum amount as text if less was typed; one press applies it. */
  minimum: string | undefined;
  /** Quantity on hand; undefined if the row has no par. */
  stock: ShownStock | undefined;
  /** Amount missing up to the par, as text, if one press may take it. */
  proposal: string | undefined;
  /** The tab stop of the grid. */
  isTabStop: boolean;
  /** Optional columns. */
  columns: SheetColumns;
  amountRef?: Ref<HTMLInputElement>;
  onType(text: string): void;
  onFocus(): void;
  onUnit(): void;
  onMinimum(): void;
  onStock(text: string): void;
  onProposal(): void;
  /** Called to move the row up or down. */
  onMove(by: -1 | 1): void;
  /** Called when the drag handle is pressed. */
  onGrasp(event: PointerEvent<HTMLElement>): void;
}

/** Optional columns of a sheet. */
export interface SheetColumns {
  /** Amounts of the list: target amounts of a template, or amounts of an order. */
  readonly par: 'par' | 'ordered' | undefined;
  /** Quantity on hand, beside par. */
  readonly hasStock: boolean;
  readonly hasPrice: boolean;
  /** Rows can be moved. */
  readonly hasShelf: boolean;
}

/** Column widths for head and rows. */
export function columnsStyle({ par, hasStock, hasPrice, hasShelf }: SheetColumns): CSSProperties {
  const widths = [
    hasShelf && '84px',
    'minmax(64px, 84px)',
    'minmax(0, 1fr)',
    'minmax(56px, 76px)',
    hasStock ? 'minmax(0, 132px)' : 'minmax(0, 188px)',
    par && '88px',
    hasStock && '84px',
    hasPrice && '84px',
    '84px',
    'minmax(180px, 0.6fr)',
  ];
  return { gridTemplateColumns: widths.filter(Boolean).join(' ') };
}

/** A row of the sheet: product, last purchase, and the amount, which is its only tab stop. */
export function SheetRow(props: SheetRowProps) {
  const { row, rowIndex, text, isUnreadable, isSent, note, minimum, stock, proposal, isTabStop, columns, amountRef } = props;
  const { onType, onFocus, onUnit, onMinimum, onStock, onProposal, onMove, onGrasp } = props;
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
          {/* The amount's keys move the row as well, so the handle is no tab stop. */}
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
          {par !== undefined && <UnitFigure text={par} />}
        </div>
      )}
      {columns.hasStock && (
        <div role="gridcell" className={styles.stock}>
          {stock && (
            <>
              <span className={styles.parName} aria-hidden>
                <FormattedMessage id="orderSheet.column.stock" />{' '}
              </span>
              {/* The amount's keys lead to it, so that the amount stays the only tab stop. */}
              <input
                className={styles.input}
                data-field="stock"
                inputMode="decimal"
                autoComplete="off"
                enterKeyHint="next"
                tabIndex={-1}
                aria-label={intl.formatMessage({ id: 'orderSheet.stock' }, { product: name, unit: stock.unit })}
                aria-invalid={stock.isUnreadable || undefined}
                title={stock.description}
                placeholder={stock.placeholder}
                value={stock.text}
                onChange={({ target }) => onStock(target.value)}
                onFocus={({ target }) => {
                  target.select();
                  onFocus();
                }}
              />
            </>
          )}
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
            data-field="amount"
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
        {proposal && (
          <UnstyledButton
            tabIndex={-1}
            className={styles.unitButton}
            aria-label={intl.formatMessage({ id: 'orderSheet.takeMinimum.of' }, { quantity: proposal, product: name })}
            onClick={onProposal}
          >
            <FormattedMessage id="orderSheet.takeMinimum" values={{ quantity: proposal }} />
          </UnstyledButton>
        )}
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
