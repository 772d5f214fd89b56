import { FormattedMessage, useIntl } from 'react-intl';
import {
  countStatements,
  overviewColumns,
  type ColumnCounts,
  type OverviewColumn,
  type OverviewRow,
} from '#domain/allergens/allergenOverview.ts';
import { DataTable } from '#kit/table/DataTable.tsx';
import styles from './AllergenSummary.module.css';
import { columnText, statementSigns, statementTexts } from './statements';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';

interface AllergenSummaryProps {
  rows: readonly OverviewRow[];
}

const counted = [
  ['contained', 'contained'],
  ['traces', 'traces'],
  ['undeclared', 'undeclared'],
] as const satisfies readonly (readonly [keyof ColumnCounts, keyof typeof statementTexts])[];

/** Number of products per allergen that contain it, may contain traces or don't declare it; replaces the matrix in a narrow window. */
export function AllergenSummary({ rows }: AllergenSummaryProps) {
  const intl = useIntl();
  const counts = countStatements(rows);
  return (
    <section className={styles.summary}>
      <SectionHeading level={2}>
        <FormattedMessage id="allergens.summary" />
      </SectionHeading>
      <DataTable<OverviewColumn>
        rows={overviewColumns}
        keyOf={(column) => column}
        columns={[
          {
            key: 'allergen',
            title: intl.formatMessage({ id: 'allergens.summary.allergen' }),
            isRowHeader: true,
            render: (column) => <FormattedMessage id={columnText(column)} />,
          },
          ...counted.map(([kind, statement]) => ({
            key: kind,
            title: `${statementSigns[statement]} ${intl.formatMessage({ id: statementTexts[statement] })}`,
            isNumber: true,
            render: (column: OverviewColumn) => counts[column][kind],
          })),
        ]}
      />
    </section>
  );
}
