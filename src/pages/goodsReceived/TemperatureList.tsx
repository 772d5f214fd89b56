import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useToday } from '#clock/serverTime.ts';
import { saveFile } from '#connected/file/saveFile.ts';
import { addDays, isLocalDate, type LocalDate } from '#domain/text/calendar.ts';
import { toFileName } from '#domain/text/spreadsheet.ts';
import { readProse } from '#domain/text/typedText.ts';
import { csvOf } from '#domain/text/csv.ts';
import { formatPastDay, formatTime } from '#i18n/format.ts';
import { Button } from '#kit/action/Button.tsx';
import { EmptyState } from '#kit/feedback/EmptyState.tsx';
import { InlineError } from '#kit/feedback/InlineError.tsx';
import { ChipGroup } from '#kit/field/ChipGroup.tsx';
import { DateRange, type Days } from '#kit/field/DateRange.tsx';
import { usePrinting } from '#kit/page/printing.ts';
import { Surface } from '#kit/page/Surface.tsx';
import { useViewport } from '#kit/page/viewport.ts';
import { isClearedAfterAWeek } from '#platform/lastingStorage.ts';
import { useStored } from '#platform/useStored.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { useBegunDeliveries } from './deliveryStore';
import { TemperatureCards } from './parts/TemperatureCards';
import { resultText, TemperatureTable } from './parts/TemperatureTable';
import { joinedRecords, keptRecords, temperatureRecordsOf, recordsWithin, resultOf, type TemperatureRecord } from './rules/temperatures';
import styles from './TemperatureList.module.css';
import { storedTemperatures } from './temperatureStore';

interface TemperatureListProps {
  context: BuyerContext;
  userId: string;
}

/** Lengths of range that a press chooses, in days with today. */
const lengths = [1, 7, 31, keptRecords.days] as const;

const dayIn = (text: string | null): LocalDate | undefined => (isLocalDate(text) ? text : undefined);

/** Temperatures of this device's deliveries for a range of days, as list, paper and CSV. The range stands in the address. */
export function TemperatureList({ context, userId }: TemperatureListProps) {
  const intl = useIntl();
  const today = useToday();
  const isPhone = useViewport() === 'mobile';
  const isPrinting = usePrinting();
  const [search, setSearch] = useSearchParams();
  const stored = useStored(storedTemperatures(context, userId));
  const begun = useBegunDeliveries(context, userId);
  const days: Days =
    search.has('from') || search.has('to') ? { from: dayIn(search.get('from')), to: dayIn(search.get('to')) } : { from: today, to: today };
  const all = useMemo(() => joinedRecords(stored, ...begun.map(temperatureRecordsOf)), [stored, begun]);
  const records = recordsWithin(all, days);
  const isReversed = days.from !== undefined && days.to !== undefined && days.from > days.to;
  const choose = ({ from, to }: Days) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        // An open end is written too, because an address without both means today.
        next.set('from', from ?? '');
        next.set('to', to ?? '');
        return next;
      },
      { replace: true },
    );
  const range = rangeText(days, (day) => formatPastDay(day, intl.locale));
  const counts = {
    count: records.length,
    warm: records.filter((record) => resultOf(record) === 'tooWarm').length,
    open: records.filter((record) => resultOf(record) === 'unmeasured').length,
  };
  const save = () => {
    const name = intl.formatMessage({ id: 'goodsReceived.temperatures.file' }, { days: rangeText(days, (day) => day) });
    const blob = new Blob([csvOf([headOf(), ...records.map(rowOf)])], { type: 'text/csv;charset=utf-8' });
    saveFile({ blob, name: undefined }, `${toFileName(name)}.csv`);
  };
  const columns = ['day', 'time', 'order', 'number', 'product', 'kind', 'limit', 'measured', 'result', 'taker', 'note'] as const;
  const headOf = () => columns.map((column) => intl.formatMessage({ id: `goodsReceived.csv.${column}` }));
  const rowOf = (record: TemperatureRecord) => {
    const { day, takenAt, orderId, number, name, kind, limit, temperature, takenBy, note } = record;
    return [
      day,
      takenAt === undefined ? '' : formatTime(new Date(takenAt), intl.locale),
      orderId,
      number,
      name,
      kind && intl.formatMessage({ id: `goodsReceived.kind.${kind}` }),
      limit,
      temperature,
      temperature === undefined ? intl.formatMessage({ id: 'goodsReceived.result.unmeasured' }) : resultText(intl, record),
      takenBy,
      readProse(note),
    ];
  };
  return (
    <div className={styles.list}>
      <div className={styles.screen}>
        <p className={styles.quiet}>
          <FormattedMessage id="goodsReceived.temperatures.kept" values={{ days: keptRecords.days, week: String(isClearedAfterAWeek()) }} />
        </p>
        <ChipGroup
          label={intl.formatMessage({ id: 'goodsReceived.temperatures.range' })}
          isWrapped
          chips={lengths.map((length) => ({
            value: String(length),
            text: intl.formatMessage({ id: 'goodsReceived.temperatures.days' }, { count: length }),
          }))}
          chosen={lengths.filter((length) => days.to === today && days.from === addDays(today, 1 - length)).map(String)}
          onChange={(chosen) => choose({ from: addDays(today, 1 - Number(chosen.at(-1) ?? 1)), to: today })}
        />
        <DateRange
          label={intl.formatMessage({ id: 'goodsReceived.temperatures.exact' })}
          today={today}
          value={days}
          max={today}
          error={isReversed ? intl.formatMessage({ id: 'goodsReceived.temperatures.reversed' }) : undefined}
          onChange={choose}
        />
        {records.length > 0 && (
          <div className={styles.ways}>
            <Button isWide onClick={() => window.print()}>
              <FormattedMessage id="goodsReceived.print" />
            </Button>
            <Button isWide onClick={save}>
              <FormattedMessage id="goodsReceived.temperatures.csv" />
            </Button>
          </div>
        )}
        {!storedTemperatures(context, userId).isLasting() && (
          <InlineError>
            <FormattedMessage id="goodsReceived.temperatures.unstored" />
          </InlineError>
        )}
      </div>
      <output className={styles.summary}>
        <FormattedMessage id="goodsReceived.temperatures.summary" values={{ ...counts, days: range }} />
      </output>
      {records.length === 0 ? (
        <EmptyState pictogram="list" title={<FormattedMessage id="goodsReceived.temperatures.none" />}>
          <p>
            <FormattedMessage id="goodsReceived.temperatures.none.text" />
          </p>
        </EmptyState>
      ) : isPhone && !isPrinting ? (
        <TemperatureCards records={records} />
      ) : (
        <Surface>
          <TemperatureTable records={records} />
        </Surface>
      )}
      <p className={styles.signature}>
        <FormattedMessage id="goodsReceived.temperatures.signature" />
      </p>
    </div>
  );
}

/** "1. Nov. – 30. Nov.", or one day; empty for both ends open. */
function rangeText({ from, to }: Days, format: (day: string) => string): string {
  if (from === to) return from === undefined ? '' : format(from);
  return [from, to].map((day) => (day === undefined ? '…' : format(day))).join(' – ');
}
