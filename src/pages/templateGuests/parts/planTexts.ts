import type { IntlShape } from 'react-intl';
import { formatDay } from '#i18n/format.ts';
import type { Dish, ScaleEvent } from '../rules/guestScale';

/** Name of an event, with its day if known: "Bankett (Fr., 27.11.)"; by its number while it has none. */
export function eventText(intl: IntlShape, event: Pick<ScaleEvent, 'id' | 'name' | 'day'>): string {
  const name = event.name.trim() || intl.formatMessage({ id: 'templateGuests.events.number' }, { number: event.id });
  return event.day === undefined ? name : `${name} (${formatDay(event.day, intl.locale)})`;
}

/** Name of a dish; by its number while it has none. */
export function dishText(intl: IntlShape, { id, name }: Pick<Dish, 'id' | 'name'>): string {
  return name.trim() || intl.formatMessage({ id: 'templateGuests.dishes.number' }, { number: id });
}
