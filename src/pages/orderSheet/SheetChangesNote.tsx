import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { dayOfMoment } from '#domain/text/calendar.ts';
import { formatDay, formatPrice, formatTime } from '#i18n/format.ts';
import { formatUnits, unitLabel } from '#i18n/unitName.ts';
import { Button } from '#kit/action/Button.tsx';
import styles from './parts/SheetNote.module.css';
import type { SheetChange } from './rules/sheetChanges';
import { goneText } from './sheetRows';
import type { SheetChanges } from './useSheetReading';

function changeText(intl: IntlShape, change: SheetChange): ReactNode {
  const { name } = change;
  switch (change.kind) {
    case 'gone':
      return intl.formatMessage({ id: 'orderSheet.changed.gone' }, { product: name, reason: goneText(intl, change.product) });
    case 'unit':
      return intl.formatMessage({ id: 'orderSheet.changed.unit' }, { product: name, unit: unitLabel(intl, change.unit) });
    case 'minimum':
      return intl.formatMessage(
        { id: 'orderSheet.changed.minimum' },
        { product: name, quantity: formatUnits(intl, change.amount, change.unit, 'short') },
      );
    case 'price':
      return intl.formatMessage(
        { id: 'orderSheet.changed.price' },
        {
          product: name,
          unit: unitLabel(intl, change.unit),
          before: formatPrice(change.before),
          now: change.now ? formatPrice(change.now) : intl.formatMessage({ id: 'orderSheet.onRequest' }),
        },
      );
  }
}

/** Names what has changed in the lines with amounts since the sheet was last read. */
export function SheetChangesNote({ since, changes, close }: SheetChanges) {
  const intl = useIntl();
  const date = new Date(since);
  const values = { day: formatDay(dayOfMoment(date), intl.locale), time: formatTime(date, intl.locale) };
  return (
    <section className={styles.changes} aria-labelledby="sheet-changes">
      <strong id="sheet-changes" className={styles.lead}>
        <FormattedMessage id="orderSheet.changed" values={values} />
      </strong>
      <ul className={styles.list}>
        {changes.map((change) => (
          <li key={change.sku}>{changeText(intl, change)}</li>
        ))}
      </ul>
      <Button size="small" onClick={close}>
        <FormattedMessage id="orderSheet.changed.close" />
      </Button>
    </section>
  );
}
