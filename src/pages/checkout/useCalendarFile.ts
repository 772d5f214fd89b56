import { useState } from 'react';
import { useIntl } from 'react-intl';
import { saveFile } from '#connected/file/saveFile.ts';
import { toFileName } from '#domain/text/spreadsheet.ts';
import { codeFailureToast } from '#kit/lazy/codeFailureToast.ts';
import { useToasts } from '#kit/toast/toastQueue.ts';
import { paths } from '#paths.ts';
import { deviceValue } from '#platform/stored.ts';
import type { BuyerContext } from '#queries/shopContext.ts';
import { readSavedEntries, savedEntries, withdrawnEntries, type CalendarEntry } from './rules/planCalendar';

interface CalendarFileProps {
  context: BuyerContext;
  userId: string;
  customer: string;
  /** Current calendar entries. */
  entries: readonly CalendarEntry[];
  /** False if they are some of the plan's: earlier ones then stay as they are. */
  isWholePlan?: boolean;
  now: Date;
}

/** Saves calendar entries as a file, with withdrawals of outdated ones. Its code is loaded on first use. */
export function useCalendarFile({ context, userId, customer, entries, isWholePlan = true, now }: CalendarFileProps) {
  const intl = useIntl();
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const kept = deviceValue(`calendar-saved:${context.tenant}:${context.customerId}:${userId}`, readSavedEntries);
  const withdrawn = isWholePlan ? withdrawnEntries(kept.read(), entries, now) : [];
  const make = async () => {
    const { calendarFile } = await import('./calendarFile');
    // Another tab may have saved a file meanwhile.
    const saved = kept.read();
    const off = isWholePlan ? withdrawnEntries(saved, entries, now) : [];
    const name = intl.formatMessage({ id: 'planner.calendar.name' }, { customer });
    const url = new URL(paths.checkoutPlanner(context.shop), window.location.origin).href;
    saveFile(
      { blob: calendarFile(intl, { entries, withdrawn: off, customer, url }, { name, now }), name: undefined },
      `${toFileName(name)}.ics`,
    );
    // Withdrawn entries are kept until their day: a user who skips this file opens the next one.
    const others = isWholePlan ? off : saved.filter(({ uid }) => entries.every((entry) => entry.uid !== uid));
    kept.keep([...savedEntries(entries), ...others]);
  };
  const save = () => {
    setBusy(true);
    make()
      .catch((error: unknown) => toasts.show(codeFailureToast(intl, error, save)))
      .finally(() => setBusy(false));
  };
  return { canSave: entries.length + withdrawn.length > 0, isBusy, save };
}
