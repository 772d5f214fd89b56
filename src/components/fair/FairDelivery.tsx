import { FormattedMessage, useIntl } from 'react-intl';
import type { DayRange } from '#domain/checkout/delivery.ts';
import { formatDay } from '#i18n/format.ts';

/** Delivery days of a fair in words; renders nothing if neither end is known. */
export function FairDelivery({ first, last }: DayRange) {
  const { locale } = useIntl();
  if (first !== undefined && last !== undefined) {
    return <FormattedMessage id="fair.delivery" values={{ first: formatDay(first, locale), last: formatDay(last, locale) }} />;
  }
  if (first !== undefined) return <FormattedMessage id="fair.delivery.from" values={{ first: formatDay(first, locale) }} />;
  return last !== undefined && <FormattedMessage id="fair.delivery.to" values={{ last: formatDay(last, locale) }} />;
}
