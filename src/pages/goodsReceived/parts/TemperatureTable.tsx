import { useIntl, type IntlShape } from 'react-intl';
import { formatDay, formatTime } from '#i18n/format.ts';
import { DataTable, type DataColumn } from '#kit/table/DataTable.tsx';
import { readProse } from '#domain/text/typedText.ts';
import { resultOf, type TemperatureRecord } from '../rules/temperatures';
import { degreesText } from './temperatureTexts';
import styles from './TemperatureTable.module.css';

interface TemperatureTableProps {
  records: readonly TemperatureRecord[];
  /** All are of one order, whose number stands elsewhere. */
  isOfOrder?: boolean;
}

/** Day and time of a record; the day alone if nobody measured it. */
export const whenText = (intl: IntlShape, { day, takenAt }: TemperatureRecord): string =>
  [formatDay(day, intl.locale), takenAt !== undefined && formatTime(new Date(takenAt), intl.locale)].filter(Boolean).join(', ');

/** "6,5 °C", or that it was not measured. */
export const measuredText = (intl: IntlShape, { temperature }: TemperatureRecord): string =>
  temperature === undefined ? intl.formatMessage({ id: 'goodsReceived.result.unmeasured' }) : degreesText(intl, temperature);

/** "in Ordnung", "zu warm"; empty if nobody measured it, which the measurement says. */
export function resultText(intl: IntlShape, record: TemperatureRecord): string {
  const result = resultOf(record);
  return result === 'unmeasured' ? '' : intl.formatMessage({ id: `goodsReceived.result.${result}` });
}

/** Temperatures as a table, for paper and wide screens. */
export function TemperatureTable({ records, isOfOrder = false }: TemperatureTableProps) {
  const intl = useIntl();
  const title = (id: 'day' | 'product' | 'order' | 'limit' | 'measured' | 'result' | 'taker' | 'note') =>
    intl.formatMessage({ id: `goodsReceived.column.${id}` });
  const columns: readonly DataColumn<TemperatureRecord>[] = [
    { key: 'day', title: title('day'), render: (record) => whenText(intl, record) },
    {
      key: 'product',
      title: title('product'),
      isRowHeader: true,
      render: ({ name, number }) => `${name} (${number})`,
    },
    { key: 'order', title: title('order'), isHidden: isOfOrder, render: ({ orderId }) => orderId },
    {
      key: 'limit',
      title: title('limit'),
      isNumber: true,
      render: ({ limit }) => (limit === undefined ? '' : degreesText(intl, limit)),
    },
    {
      key: 'measured',
      title: title('measured'),
      isNumber: true,
      render: (record) => measuredText(intl, record),
      classOf: (record) => (resultOf(record) === 'fine' ? undefined : styles.marked),
    },
    {
      key: 'result',
      title: title('result'),
      render: (record) => resultText(intl, record),
      classOf: (record) => (resultOf(record) === 'tooWarm' ? styles.marked : undefined),
    },
    { key: 'taker', title: title('taker'), render: ({ takenBy }) => takenBy },
    {
      key: 'note',
      title: title('note'),
      isHidden: records.every(({ note }) => readProse(note) === ''),
      render: ({ note }) => readProse(note),
    },
  ];
  return (
    <DataTable
      caption={intl.formatMessage({ id: 'goodsReceived.temperatures' })}
      columns={columns}
      rows={records}
      keyOf={({ orderId, lineId }, index) => `${orderId}/${lineId}/${index}`}
      className={styles.table}
    />
  );
}
