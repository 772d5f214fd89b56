import { BarChart as Bars } from '@mui/x-charts/BarChart';
import { useIntl } from 'react-intl';
import { formatQuantity } from '#i18n/format.ts';
import { MuiTheme } from '#themes/MuiTheme.tsx';
import styles from './BarChart.module.css';

/** Bars of one meaning. */
interface BarSeries {
  readonly name: string;
  /** One value for each label, for drawing only. */
  readonly values: readonly number[];
}

interface BarChartProps {
  /** Names of the bars. */
  labels: readonly string[];
  /** At most two; the second one in grey, on top of the first if stacked. */
  series: readonly BarSeries[];
  /** Unit of the values, at their axis. */
  unit: string;
  /** One row for each label, for longer names. */
  isHorizontal?: boolean;
  /** The series of a label make up one sum. */
  isStacked?: boolean;
  /** Value as the pointer's hint shows it. */
  valueText(value: number): string;
}

const colours = ['var(--mui-palette-primary-main)', 'var(--mui-palette-outline)'] as const;

/** Heights in pixels. */
const height = { vertical: 280, row: 34, axis: 60, frame: 100 } as const;

/**
 * A bar chart in the tenant's colours, still and without keyboard stops. It is hidden from assistive technology, because the table
 * beside it says the same.
 */
export function BarChart({ labels, series, unit, isHorizontal = false, isStacked = false, valueText }: BarChartProps) {
  const { locale } = useIntl();
  const names = { data: [...labels], scaleType: 'band' as const, disableTicks: true };
  const values = { label: unit, valueFormatter: (value: number) => formatQuantity(value, locale) };
  return (
    <MuiTheme>
      <div aria-hidden="true" className={styles.chart}>
        <Bars
          layout={isHorizontal ? 'horizontal' : 'vertical'}
          height={isHorizontal ? labels.length * height.row + height.frame : height.vertical}
          xAxis={[isHorizontal ? { ...values, height: height.axis } : names]}
          yAxis={[isHorizontal ? { ...names, width: 132 } : { ...values, width: 72 }]}
          grid={isHorizontal ? { vertical: true } : { horizontal: true }}
          series={series.map((one, index) => ({
            label: one.name,
            data: [...one.values],
            color: colours[index] ?? colours[0],
            valueFormatter: (value: number | null) => (value === null ? '' : valueText(value)),
            ...(isStacked && { stack: 'sum' }),
          }))}
          hideLegend={series.length < 2}
          skipAnimation
          disableKeyboardNavigation
        />
      </div>
    </MuiTheme>
  );
}
