import { FormattedMessage, useIntl } from 'react-intl';
import type { NutrientEnergy, NutrientTable } from '../../domain/nutrients';
import { formatQuantity } from '../../i18n/format';
import { formatMeasure } from '../../i18n/measure';
import { useScrollable } from '../../kit/overlay/useScrollable';
import styles from './NutrientTables.module.css';
import { joinedGroups, joinedVitamins, type JoinedNutrient } from './nutrientRows';

interface NutrientTablesProps {
  /** Per 100 g and per portion, those that there are. */
  tables: readonly NutrientTable[];
}

/** What a product nourishes with, as one table: a pair of columns for 100 g and for a portion, with the share of the daily intake (P§3 Nutrients). */
export function NutrientTables({ tables }: NutrientTablesProps) {
  const scrollable = useScrollable();
  if (tables.length === 0) return <p className={styles.note}><FormattedMessage id="product.nutrient.none" /></p>;
  const vitamins = joinedVitamins(tables);
  return (
    <div {...scrollable} className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col"><FormattedMessage id="product.nutrient.name" /></th>
            {tables.map(({ heading }, index) => (
              <Columns key={index} heading={heading} />
            ))}
          </tr>
        </thead>
        <tbody>
          {tables.some(({ energy }) => energy !== undefined) && (
            <tr>
              <th scope="row"><FormattedMessage id="product.nutrient.energy" /></th>
              {tables.map(({ energy }, index) => <EnergyCells key={index} energy={energy} />)}
            </tr>
          )}
          {joinedGroups(tables).map((line) => <NutrientLine key={line.key} line={line} />)}
        </tbody>
        {vitamins.length > 0 && (
          <tbody>
            <tr><th scope="rowgroup" colSpan={1 + 2 * tables.length} className={styles.part}><FormattedMessage id="product.nutrient.vitamins" /></th></tr>
            {vitamins.map((line) => <NutrientLine key={line.key} line={line} />)}
          </tbody>
        )}
      </table>
      <p className={styles.note}><FormattedMessage id="product.nutrient.reference" /></p>
    </div>
  );
}

/** "pro Portion (30 g)" with its number and unit on one line, however narrow the column. */
function withUnbrokenMeasures(heading: string): string {
  return heading.replaceAll(/(\d) (?=\p{L})/gu, '$1\u00A0');
}

function Columns({ heading }: { heading: string }) {
  return (
    <>
      <th scope="col" className={styles.number}>{withUnbrokenMeasures(heading)}</th>
      <th scope="col" className={styles.number}><FormattedMessage id="product.nutrient.share" /></th>
    </>
  );
}

function EnergyCells({ energy }: { energy: NutrientEnergy | undefined }) {
  const { locale } = useIntl();
  const { kilojoules, kilocalories, dailyIntakePercent } = energy ?? {};
  return (
    <>
      <td className={styles.number}>
        {kilojoules !== undefined && <span className={styles.energy}>{formatMeasure(kilojoules, 'kJ', locale)}</span>}
        {kilocalories !== undefined && <span className={styles.energy}>{formatMeasure(kilocalories, 'kcal', locale)}</span>}
      </td>
      <ShareCell percent={dailyIntakePercent} />
    </>
  );
}

function NutrientLine({ line }: { line: JoinedNutrient }) {
  return (
    <tr>
      <th scope="row" className={line.depth === 1 ? styles.component : undefined}>
        {line.depth === 1 && <><FormattedMessage id="product.nutrient.ofWhich" /> </>}
        <FormattedMessage id={`product.nutrient.${line.key}`} />
      </th>
      {line.values.map((value, index) => (
        <ValueCells key={index} value={value} />
      ))}
    </tr>
  );
}

function ValueCells({ value }: { value: JoinedNutrient['values'][number] }) {
  const { locale } = useIntl();
  return (
    <>
      <td className={styles.number}>{value && formatMeasure(value.quantity, value.unit, locale)}</td>
      <ShareCell percent={value?.dailyIntakePercent} />
    </>
  );
}

function ShareCell({ percent }: { percent: number | undefined }) {
  const { locale } = useIntl();
  return <td className={styles.number}>{percent !== undefined && <FormattedMessage id="product.nutrient.percent" values={{ percent: formatQuantity(percent, locale) }} />}</td>;
}
