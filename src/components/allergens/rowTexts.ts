import type { IntlShape } from 'react-intl';
import type { HeldBackRow, OverviewRow } from '#domain/allergens/allergenOverview.ts';
import type { MessageKey } from '#i18n/messageKey.ts';
import { joinSingles, type JoinedRows } from '#kit/table/joinedRows.ts';
import { useProductNumber } from '../product/productNumber';
import { columnText, statementTexts } from './statements';

/** Text that replaces the statements of a row. */
export const insteadText: Readonly<Record<Exclude<OverviewRow['state'], 'known'>, MessageKey>> = {
  noFood: 'allergens.instead.noFood',
  loading: 'allergens.instead.loading',
  failed: 'allergens.instead.failed',
  unknown: 'allergens.instead.unknown',
  outside: 'allergens.instead.outside',
};

/** Group heading of a row. */
export function groupText({ state, category }: OverviewRow, intl: IntlShape): string {
  if (state === 'noFood') return intl.formatMessage({ id: 'allergens.category.noFood' });
  if (state !== 'known') return intl.formatMessage({ id: 'allergens.category.unknown' });
  return category ?? intl.formatMessage({ id: 'allergens.category.none' });
}

/** True if a row's product has a page. */
export const hasPage = ({ state }: OverviewRow) => state === 'known' || state === 'noFood';

/** Product number of a row as the user sees it; undefined if it is no product of the webshop. */
export function useRowNumber(): (row: OverviewRow) => string | undefined {
  const numberOf = useProductNumber();
  return ({ numbers }) => numbers && numberOf(numbers);
}

/** Reason for excluding a row: "Milch: enthalten, Soja: keine Angabe", or why it has no statements. */
export function rowReasonText({ row, because }: HeldBackRow, intl: IntlShape): string {
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
 * Rows with their headings. Categories of one row are joined, so that there are no more headings than rows; products
 * unknown to the catalogue keep their heading.
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
