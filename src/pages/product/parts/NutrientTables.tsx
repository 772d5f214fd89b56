import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { isKnownNutrient, type NutrientEnergy, type NutrientTable } from '#domain/product/nutrients.ts';
import { formatQuantity } from '#i18n/format.ts';
import { formatMeasure } from '#i18n/measure.ts';
import { useScrollable } from '#kit/overlay/useScrollable.ts';
import { DataTable, type DataColumn } from '#kit/table/DataTable.tsx';
import styles from './NutrientTables.module.css';
import { mergedNutrientGroups, joinedVitamins, type JoinedNutrient } from '../rules/nutrientRows';

interface NutrientTablesProps {
  /** Per 100 g and per portion, as available. */
  tables: readonly NutrientTable[];
}

/** Nutrition facts in one table: a pair of columns for 100 g and for a portion, with the share of the daily intake (P§3 Nutrients). */
export function NutrientTables({ tables }: NutrientTablesProps) {
  const intl = useIntl();
  const scrollable = useScrollable();
  if (tables.length === 0)
    return (
      <p className={styles.note}>
        <FormattedMessage id="product.nutrient.none" />
      </p>
    );
  const columns: readonly DataColumn<Line>[] = [
    {
      key: 'name',
      title: intl.formatMessage({ id: 'product.nutrient.name' }),
      isRowHeader: true,
      classOf: ({ depth }) => (depth === 1 ? styles.component : undefined),
      render: (line) => <Name line={line} />,
    },
    ...tables.flatMap(({ heading }, index): DataColumn<Line>[] => [
      { key: `value ${index}`, title: withUnbrokenMeasures(heading), isNumber: true, render: ({ cells }) => cells[index]?.value },
      {
        key: `share ${index}`,
        title: intl.formatMessage({ id: 'product.nutrient.share' }),
        isNumber: true,
        render: ({ cells }) => {
          const percent = cells[index]?.percent;
          return (
            percent !== undefined && (
              <FormattedMessage id="product.nutrient.percent" values={{ percent: formatQuantity(percent, intl.locale) }} />
            )
          );
        },
      },
    ]),
  ];
  return (
    <div {...scrollable} className={styles.scroll}>
      <DataTable
        className={styles.table}
        columns={columns}
        rows={linesOf(tables, intl)}
        keyOf={({ key }) => key}
        groupOf={({ isVitamin }) => (isVitamin ? intl.formatMessage({ id: 'product.nutrient.vitamins' }) : undefined)}
      />
      <p className={styles.note}>
        <FormattedMessage id="product.nutrient.reference" />
      </p>
    </div>
  );
}

/** A line of the table: a nutrient with its value per table. */
interface Line extends Pick<JoinedNutrient, 'depth'> {
  readonly key: JoinedNutrient['key'] | 'energy';
  readonly isVitamin: boolean;
  readonly cells: readonly { readonly value: ReactNode; readonly percent: number | undefined }[];
}

function linesOf(tables: readonly NutrientTable[], intl: IntlShape): readonly Line[] {
  const lineOf =
    (isVitamin: boolean) =>
    ({ key, depth, values }: JoinedNutrient): Line => ({
      key,
      depth,
      isVitamin,
      cells: values.map((value) => ({
        value: value && formatMeasure(value.quantity, value.unit, intl.locale),
        percent: value?.dailyIntakePercent,
      })),
    });
  const energy: Line = {
    key: 'energy',
    depth: 0,
    isVitamin: false,
    cells: tables.map((table) => ({ value: <Energy energy={table.energy} />, percent: table.energy?.dailyIntakePercent })),
  };
  return [
    ...(tables.some((table) => table.energy !== undefined) ? [energy] : []),
    ...mergedNutrientGroups(tables).map(lineOf(false)),
    ...joinedVitamins(tables).map(lineOf(true)),
  ];
}

/** Keeps number and unit of "pro Portion (30 g)" on one line, however narrow the column. */
function withUnbrokenMeasures(heading: string): string {
  return heading.replaceAll(/(\d) (?=\p{L})/gu, '$1\u00A0');
}

function Name({ line: { key, depth } }: { line: Line }) {
  return (
    <>
      {depth === 1 && (
        <>
          <span>
            <FormattedMessage id="product.nutrient.ofWhich" />
          </span>{' '}
        </>
      )}
      {key === 'energy' || isKnownNutrient(key) ? (
        <span>
          <FormattedMessage id={`product.nutrient.${key}`} />
        </span>
      ) : (
        <span>{key}</span>
      )}
    </>
  );
}

function Energy({ energy }: { energy: NutrientEnergy | undefined }) {
  const { locale } = useIntl();
  const { kilojoules, kilocalories } = energy ?? {};
  return (
    <>
      {kilojoules !== undefined && <span className={styles.energy}>{formatMeasure(kilojoules, 'kJ', locale)}</span>}
      {kilocalories !== undefined && <span className={styles.energy}>{formatMeasure(kilocalories, 'kcal', locale)}</span>}
    </>
  );
}
