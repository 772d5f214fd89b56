import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Locale } from 'date-fns';
import { de } from 'date-fns/locale/de';
import { enGB } from 'date-fns/locale/en-GB';
import { it } from 'date-fns/locale/it';
import { useId, useMemo, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { weekStartOf, type Language } from '#domain/text/language.ts';
import { languageOfLocale } from '#i18n/locale.ts';
import { VisuallyHidden } from '../feedback/VisuallyHidden';
import { Popover } from '../overlay/Popover';
import { SectionHeading } from '../page/SectionHeading';
import styles from './DatePopover.module.css';

interface DatePopoverProps {
  isOpen: boolean;
  /** The control that opens it. */
  anchor: RefObject<HTMLElement | null>;
  /** Today, YYYY-MM-DD: marked, and its month is shown while no day is given. The device's date may differ. */
  today: string;
  /** YYYY-MM-DD; undefined while empty. */
  value: string | undefined;
  /** Earliest day, YYYY-MM-DD. */
  min: string | undefined;
  /** Latest day, YYYY-MM-DD. */
  max: string | undefined;
  onClose(): void;
  /** Called with the chosen day, YYYY-MM-DD. */
  onChoose(day: string): void;
}

const locales: Record<Language, Locale> = { de, en: enGB, it };

/** Calendar locale of a language, with the shop's week start (P§9 week start). */
function calendarLocaleOf(language: Language): Locale {
  const locale = locales[language];
  return { ...locale, options: { ...locale.options, weekStartsOn: weekStartOf(language) } };
}

/** At local noon, so that daylight saving can't shift it to another day. */
function dateOf(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

const dayOf = (date: Date) =>
  [String(date.getFullYear()).padStart(4, '0'), ...[date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  );

/** Date adapter of the calendar, with a given today instead of the device's. */
function adapterOn(today: string) {
  return class extends AdapterDateFns {
    constructor(...options: ConstructorParameters<typeof AdapterDateFns>) {
      super(...options);
      const read = this.date;
      this.date = <Value extends string | null | undefined>(value?: Value) =>
        read(value === undefined ? (`${today}T12:00` as Value) : value);
    }
  };
}

/** A calendar beside its field; a sheet on the phone. */
export function DatePopover({ isOpen, anchor, today, value, min, max, onClose, onChoose }: DatePopoverProps) {
  const id = useId();
  const { locale: shown, formatMessage } = useIntl();
  const locale = useMemo(() => calendarLocaleOf(languageOfLocale[shown]), [shown]);
  const adapter = useMemo(() => adapterOn(today), [today]);
  const texts = useMemo(
    () => ({
      previousMonth: formatMessage({ id: 'field.date.previousMonth' }),
      nextMonth: formatMessage({ id: 'field.date.nextMonth' }),
      calendarViewSwitchingButtonAriaLabel: (view: string) =>
        formatMessage({ id: view === 'year' ? 'field.date.days' : 'field.date.years' }),
    }),
    [formatMessage],
  );
  const [chosen, first, last] = [value, min, max].map((day) => (day === undefined ? undefined : dateOf(day)));
  return (
    <Popover isOpen={isOpen} anchor={anchor} labelledBy={id} onClose={onClose}>
      <VisuallyHidden>
        <SectionHeading level={2} id={id}>
          {formatMessage({ id: 'field.date.choose' })}
        </SectionHeading>
      </VisuallyHidden>
      <LocalizationProvider dateAdapter={adapter} adapterLocale={locale} localeText={texts}>
        <DateCalendar
          className={styles.calendar ?? ''}
          value={chosen ?? null}
          {...(first && { minDate: first })}
          {...(last && { maxDate: last })}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the keyboard along, and back when it closes
          autoFocus
          reduceAnimations
          onChange={(date, state) => {
            if (date && state === 'finish') onChoose(dayOf(date));
          }}
        />
      </LocalizationProvider>
    </Popover>
  );
}
