import { useState } from 'react';
import { useIntl } from 'react-intl';
import { saveFile } from '../../connected/file/saveFile';
import { fileNameOf } from '../../domain/spreadsheet';
import { codeFailureToast } from '../../kit/lazy/codeFailureToast';
import { useToasts } from '../../kit/toast/toastQueue';
import { paths } from '../../paths';
import { deviceDraft } from '../../platform/deviceDraft';
import type { BuyerContext } from '../../queries/shopContext';
import { readSavedEntries, savedEntries, withdrawnEntries, type CalendarEntry } from './rules/planCalendar';

interface CalendarFileProps {
  context: BuyerContext;
  userId: string;
  /** Name of the customer. */
  customer: string;
  /** What stands in a calendar now. */
  entries: readonly CalendarEntry[];
  now: Date;
}

/** Saves what of the plan stands in a calendar as a file for it, and what stood there and holds no longer. What makes it comes with its first use. */
export function useCalendarFile({ context, userId, customer, entries, now }: CalendarFileProps) {
  const intl = useIntl();
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const kept = deviceDraft(`calendar-saved:${context.tenant}:${context.customerId}:${userId}`, readSavedEntries);
  const withdrawn = withdrawnEntries(kept.read(), entries, now);
  const make = async () => {
    const { calendarFile } = await import('./calendarFile');
    // Another tab may have saved one since.
    const off = withdrawnEntries(kept.read(), entries, now);
    const name = intl.formatMessage({ id: 'planner.calendar.name' }, { customer });
    const url = new URL(paths.checkoutPlanner(context.shop), window.location.origin).href;
    saveFile(
      { blob: calendarFile(intl, { entries, withdrawn: off, customer, url }, { name, now }), name: undefined },
      `${fileNameOf(name)}.ics`,
    );
    // What was withdrawn stays known until its day: who doesn't open this file opens the next one.
    kept.keep([...savedEntries(entries), ...off]);
  };
  const save = () => {
    setBusy(true);
    make()
      .catch((error: unknown) => toasts.show(codeFailureToast(intl, error, save)))
      .finally(() => setBusy(false));
  };
  return { canSave: entries.length + withdrawn.length > 0, isBusy, save };
}
