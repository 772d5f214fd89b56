import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import {
  countStatements,
  dietKeys,
  overviewColumns,
  type ColumnCounts,
  type OverviewColumn,
  type OverviewRow,
} from '#domain/allergens/allergenOverview.ts';
import { MatrixTable, type MatrixCell, type MatrixRow, type MatrixTotal } from '#kit/table/MatrixTable.tsx';
import { hasPage, insteadText, underHeadings, useRowNumber } from './rowTexts';
import { columnText, statementSigns, statementTexts, statementTones } from './statements';

interface AllergenMatrixProps {
  /** In display order. */
  rows: readonly OverviewRow[];
  hrefOf(sku: string): string;
}

const counted = ['contained', 'traces', 'free', 'undeclared'] as const satisfies readonly (keyof ColumnCounts)[];

function byColumn<Value>(valueOf: (column: OverviewColumn) => Value): Record<OverviewColumn, Value> {
  return Object.fromEntries(overviewColumns.map((column) => [column, valueOf(column)])) as Record<OverviewColumn, Value>;
}

function cellsOf({ state, statements }: OverviewRow, intl: IntlShape): MatrixRow<OverviewColumn>['cells'] {
  if (state !== 'known') return { instead: <FormattedMessage id={insteadText[state]} /> };
  return byColumn((column): MatrixCell => {
    const statement = statements[column];
    return {
      sign: statementSigns[statement],
      text: intl.formatMessage({ id: statementTexts[statement] }),
      tone: statementTones[statement],
    };
  });
}

/** Products against the 14 allergens in their fixed order (P§3 allergens) and the diets, with totals per column. */
export function AllergenMatrix({ rows, hrefOf }: AllergenMatrixProps) {
  const intl = useIntl();
  const numberOf = useRowNumber();
  const counts = countStatements(rows);
  const { rows: shown, headingOf, wordOf } = underHeadings(rows, intl);
  const [firstDiet] = dietKeys;
  return (
    <MatrixTable
      caption={intl.formatMessage({ id: 'allergens.table' })}
      rowTitle={intl.formatMessage({ id: 'allergens.column.name' })}
      columns={overviewColumns.map((key) => ({
        key,
        title: intl.formatMessage({ id: columnText(key) }),
        startsGroup: key === firstDiet,
      }))}
      rows={shown.map((row) => ({
        key: row.key,
        title: row.name ?? numberOf(row),
        href: hasPage(row) && row.sku !== undefined ? hrefOf(row.sku) : undefined,
        note: [row.name === undefined ? undefined : numberOf(row), wordOf(row)].filter(Boolean).join(' · ') || undefined,
        group: headingOf(row),
        cells: cellsOf(row, intl),
      }))}
      totals={counted.map((kind): MatrixTotal<OverviewColumn> => ({
        key: kind,
        title: <FormattedMessage id={`allergens.count.${kind}`} />,
        values: byColumn((column) => counts[column][kind]),
      }))}
    />
  );
}
