import { Fragment, type ReactNode } from 'react';
import { UnstyledButton } from '../action/UnstyledButton';
import { VisuallyHidden } from '../feedback/VisuallyHidden';
import { AppLink } from '../link/AppLink';
import { shownColumns, type TableCard, type TableColumn, type TableSelection } from './column';
import { groupsOf } from './groups';
import { SelectionBox } from './SelectionBox';
import { Surface } from '../page/Surface';
import { SectionHeading } from '../page/SectionHeading';
import styles from './TableCards.module.css';

interface TableCardsProps<Row> {
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  keyOf(row: Row, index: number): string;
  /** Target of a card; the whole card is the link. */
  hrefOf?: ((row: Row) => string) | undefined;
  cardOf?: ((row: Row) => TableCard) | undefined;
  selection?: TableSelection<Row> | undefined;
  groupOf?: ((row: Row) => string) | undefined;
  total?: { readonly label: ReactNode; readonly value: ReactNode } | undefined;
}

/** The rows of a table on a phone, as cards. */
export function TableCards<Row>({ columns, rows, keyOf, hrefOf, cardOf, selection, groupOf, total }: TableCardsProps<Row>) {
  const shown = shownColumns(columns);
  return (
    <Surface>
      {groupsOf(rows, groupOf).map(({ heading, entries }) => (
        <Fragment key={heading ?? ''}>
          {heading !== undefined && (
            <SectionHeading level={3} look="group" className={styles.group}>
              {heading}
            </SectionHeading>
          )}
          <ul className={styles.list}>
            {entries.map(({ row, index }) => (
              <li key={keyOf(row, index)} className={styles.item}>
                {selection && (
                  <span className={styles.box}>
                    <SelectionBox row={row} selection={selection} />
                  </span>
                )}
                <Card {...(cardOf ?? plainCard(shown))(row)} columns={cardOf ? [] : shown} row={row} href={hrefOf?.(row)} />
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      {total && (
        <p className={styles.total}>
          <span>{total.label}</span>
          <span>{total.value}</span>
        </p>
      )}
    </Surface>
  );
}

/** Default card: the row's name as title, every other column below with its own. */
function plainCard<Row>(columns: readonly TableColumn<Row>[]): (row: Row) => TableCard {
  const header = columns.find(({ isRowHeader }) => isRowHeader);
  return (row) => ({ title: header?.render(row), note: header?.note?.(row) });
}

interface CardProps<Row> extends TableCard {
  row: Row;
  /** Columns shown below, with their titles. */
  columns: readonly TableColumn<Row>[];
  href: string | undefined;
}

function Card<Row>({ title, number, line, details = [], actions, note, onPress, columns, row, href }: CardProps<Row>) {
  const face = (
    <>
      <span className={styles.line}>
        {href === undefined ? (
          <span className={styles.title}>{title}</span>
        ) : (
          <AppLink href={href} className={`${styles.title} ${styles.link}`}>
            {title}
          </AppLink>
        )}
        {number !== undefined && number !== null && <span className={styles.number}>{number}</span>}
      </span>
      {line && (
        <span className={styles.line}>
          <span>{line.text}</span>
          {line.end !== undefined && <span className={styles.quiet}>{line.end}</span>}
        </span>
      )}
      {(details.some(Boolean) || actions !== undefined) && (
        <span className={styles.foot}>
          <span className={styles.quiet}>{details.filter(Boolean).join(' · ')}</span>
          {actions !== undefined && <span className={styles.actions}>{actions}</span>}
        </span>
      )}
      {columns
        .filter(({ isRowHeader }) => !isRowHeader)
        .map((column) => (
          <span key={column.key} className={styles.line}>
            {column.isTitleHidden ? <VisuallyHidden>{column.title}</VisuallyHidden> : <span className={styles.quiet}>{column.title}</span>}
            <span>
              {column.render(row)}
              {column.note && <span className={styles.quiet}> {column.note(row)}</span>}
            </span>
          </span>
        ))}
      {note}
    </>
  );
  return onPress ? (
    <UnstyledButton className={`${styles.card} ${styles.button}`} onClick={onPress}>
      {face}
    </UnstyledButton>
  ) : (
    <div className={styles.card}>{face}</div>
  );
}
