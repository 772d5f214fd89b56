import { FormattedMessage, useIntl } from 'react-intl';
import type { PreviousOrder } from '#domain/checkout/checkoutForm.ts';
import { formatDay } from '#i18n/format.ts';

/** "Wie zuletzt (Fr., 27.11., Buffet Huber)": the previous order whose values are used. */
export function AsBefore({ order: { orderId: number, day, reference, isRepeated } }: { order: PreviousOrder }) {
  const { locale } = useIntl();
  const which = [formatDay(day, locale), reference].filter(Boolean).join(', ');
  return <FormattedMessage id={isRepeated ? 'delivery.asRepeated' : 'delivery.asLast'} values={{ number, which }} />;
}
