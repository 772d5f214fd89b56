import { FormattedMessage, useIntl } from 'react-intl';
import type { PreviousOrder } from '../../../domain/checkoutForm';
import { formatDay } from '../../../i18n/format';

/** "Wie zuletzt (Fr., 27.11., Buffet Huber)": which order before this one a choice is taken over from. */
export function AsBefore({ order: { orderId: number, day, reference, isRepeated } }: { order: PreviousOrder }) {
  const { locale } = useIntl();
  const which = [formatDay(day, locale), reference].filter(Boolean).join(', ');
  return <FormattedMessage id={isRepeated ? 'delivery.asRepeated' : 'delivery.asLast'} values={{ number, which }} />;
}
