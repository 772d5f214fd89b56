import { useId, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { decimal, type Decimal } from '#domain/price/money.ts';
import { formatPrice } from '#i18n/format.ts';
import { Button } from '#kit/action/Button.tsx';
import { lazyComponent } from '#kit/lazy/lazyComponent.tsx';
import { SectionHeading } from '#kit/page/SectionHeading.tsx';
import { Table } from '#kit/table/Table.tsx';
import styles from './Figure.module.css';
import { figureCsv, figureText, type FigureColumn } from './figureColumn';

// The table says the same, so a chart that can't be loaded is left out.
const BarChart = lazyComponent(async () => (await import('#kit/chart/BarChart.tsx')).BarChart, { failure: 'silent' });

/** A chart's bars. */
export interface FigureChart {
  readonly labels: readonly string[];
  /** At most two, in EUR. */
  readonly series: readonly { readonly name: string; readonly values: readonly Decimal[] }[];
  readonly isHorizontal?: boolean;
  readonly isStacked?: boolean;
}

interface FigureProps<Row> {
  title: ReactNode;
  /** A sentence on what is counted. */
  text?: ReactNode;
  /** Controls that change the figure. */
  tools?: ReactNode;
  /** Note on figures that are unknown, or could not be read. */
  notice?: ReactNode;
  chart?: FigureChart | undefined;
  /** The first one names the row. */
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
  /** Sum of the rows, as the last row. */
  sum?: Row | undefined;
  /** Chart above the table instead of beside it, for wide tables. */
  isWide?: boolean;
  /** Below the table. */
  children?: ReactNode;
  /** Receives the table as CSV, all rows and the sum. */
  onSave(csv: string): void;
}

/** A chart with its table, which can be saved. */
export function Figure<Row>(props: FigureProps<Row>) {
  const { title, text, tools, notice, chart, columns, rows, keyOf, sum, isWide = false, children, onSave } = props;
  const intl = useIntl();
  const id = useId();
  const all = sum === undefined ? rows : [...rows, sum];
  return (
    <section aria-labelledby={id} className={styles.figure}>
      <div className={styles.head}>
        <SectionHeading level={2} id={id}>
          {title}
        </SectionHeading>
        {tools !== undefined && <div className={styles.tools}>{tools}</div>}
      </div>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {notice}
      <div className={isWide || !chart ? styles.stacked : styles.beside}>
        {chart && (
          <div className={styles.chart}>
            <BarChart
              labels={chart.labels}
              series={chart.series.map(({ name, values }) => ({ name, values: values.map((value) => value.toNumber()) }))}
              unit={intl.formatMessage({ id: 'spending.unit' })}
              valueText={(value) => formatPrice(decimal(value))}
              {...(chart.isHorizontal && { isHorizontal: true })}
              {...(chart.isStacked && { isStacked: true })}
            />
          </div>
        )}
        <div className={styles.table}>
          <Table
            columns={columns.map((column, index) => ({
              key: column.key,
              title: column.title,
              isNumber: column.kind !== 'text',
              isRowHeader: index === 0,
              render: (row: Row) => {
                const cell = figureText(intl, column, row);
                return row === sum ? <strong>{cell}</strong> : cell;
              },
            }))}
            rows={all}
            keyOf={(row) => (row === sum ? 'sum' : keyOf(row))}
            cardOf={(row) => {
              const [name, ...others] = columns.map((column) => ({ column, cell: figureText(intl, column, row) }));
              return {
                title: name?.cell,
                number: others.find(({ column }) => column.isMain)?.cell,
                details: others
                  .filter(({ column, cell }) => !column.isMain && cell !== '')
                  .map(({ column, cell }) => `${column.title} ${cell}`),
              };
            }}
          />
          {children}
          <div className={styles.ways}>
            <Button size="small" onClick={() => onSave(figureCsv(columns, all))}>
              <FormattedMessage id="spending.csv" />
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
