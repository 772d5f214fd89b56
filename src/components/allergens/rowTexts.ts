import type { IntlShape } from 'react-intl';
import type { HeldBackRow, OverviewRow } from '../../domain/allergenOverview';
import type { MessageKey } from '../../i18n/messageKey';
import { joinSingles, type JoinedRows } from '../../kit/table/joinedRows';
import { useProductNumber } from '../product/productNumber';
import { columnText, statementTexts } from './statements';

/** What is said of a row in the place of its statements. */
export const insteadText: Readonly<Record<Exclude<OverviewRow['state'], 'known'>, MessageKey>> = {
  noFood: 'allergens.instead.noFood',
  loading: 'allergens.instead.loading',
  failed: 'allergens.instead.failed',
  unknown: 'allergens.instead.unknown',
  outside: 'allergens.instead.outside',
};

/** Heading of the group that a row stands in. */
export function groupText({ state, category }: OverviewRow, intl: IntlShape): string {
  if (state === 'noFood') return intl.formatMessage({ id: 'allergens.category.noFood' });
  if (state !== 'known') return intl.formatMessage({ id: 'allergens.category.unknown' });
  return category ?? intl.formatMessage({ id: 'allergens.category.none' });
}

/** Whether a row's product has a page. */
export const hasPage = ({ state }: OverviewRow) => state === 'known' || state === 'noFood';

/** The number of a row that the user sees; undefined for what is no product of the webshop. */
export function useRowNumber(): (row: OverviewRow) => string | undefined {
  const numberOf = useProductNumber();
  return ({ numbers }) => numbers && numberOf(numbers);
}

/** Why a filter keeps a row back: "Milch: enthalten, Soja: keine Angabe", or why there is no statement at all. */
export function reasonText({ row, because }: HeldBackRow, intl: IntlShape): string {
  if (row.state !== 'known') return intl.formatMessage({ id: insteadText[row.state] });
  return because
    .map(({ column, statement }) =>
      intl.formatMessage(
        { id: 'allergens.heldBack.because' },
        { column: intl.formatMessage({ id: columnText(column) }), statement: intl.formatMessage({ id: statementTexts[statement] }) },
      ),
    )
    .join(', ');
}

/**
 * Rows with the headings that they stand under; categories of one row stand together, so that the headings are no longer than the rows.
 * What the catalogue doesn't know keeps a heading of its own.
 */
export function underHeadings(rows: readonly OverviewRow[], intl: IntlShape): JoinedRows<OverviewRow> {
  const known = joinSingles(
    rows.filter(({ state, category }) => state === 'known' && category !== undefined),
    (row) => groupText(row, intl),
    intl.formatMessage({ id: 'allergens.category.other' }),
  );
  const isKnown = new Set(known.rows);
  return {
    rows: [...known.rows, ...rows.filter((row) => !isKnown.has(row))],
    headingOf: (row) => (isKnown.has(row) ? known.headingOf(row) : groupText(row, intl)),
    wordOf: known.wordOf,
  };
}
