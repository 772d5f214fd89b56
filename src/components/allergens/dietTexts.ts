import type { IntlShape } from 'react-intl';
import { dietKeys } from '../../domain/allergenOverview';
import type { BrokenDiet, DietVerdict, GuestDiet } from '../../domain/dietGuard';
import { columnText } from './statements';

const isMark = ({ column }: GuestDiet) => (dietKeys as readonly string[]).includes(column);

/** "Ohne Milch", "Vegan": a diet by its name. */
export function dietName(diet: GuestDiet, intl: IntlShape): string {
  return isMark(diet)
    ? intl.formatMessage({ id: columnText(diet.column) })
    : intl.formatMessage({ id: 'dietGuard.without' }, { allergen: diet.column });
}

/** "(Allergie, 3 Gäste)": how strictly a diet is kept, and by how many. */
export function dietGuests(diet: GuestDiet, intl: IntlShape): string {
  return intl.formatMessage({ id: 'dietGuard.guestsOfDiet' }, { level: diet.level, count: diet.guests });
}

/** "9 geprüft frei", "1 enthält es", "2 ohne Angabe"; of diets that producers mark in their own words. */
export function verdictCount(diet: GuestDiet, verdict: DietVerdict, count: number, intl: IntlShape): string {
  return intl.formatMessage({ id: `dietGuard.${isMark(diet) ? 'marked' : 'allergen'}.${verdict}` }, { count });
}

/**
 * "Ohne Milch (Allergie, 3 Gäste): enthalten": what a product breaks.
 *
 * @param isUnread what the product declares could not be read, which is nothing that its producer has left out
 */
export function brokenText({ diet, verdict }: BrokenDiet, intl: IntlShape, isUnread = false): string {
  return intl.formatMessage(
    { id: 'dietGuard.broken' },
    {
      diet: dietName(diet, intl),
      guests: dietGuests(diet, intl),
      verdict: intl.formatMessage({
        id: isUnread ? 'dietGuard.unread.one' : `dietGuard.${isMark(diet) ? 'marked' : 'allergen'}.${verdict}.one`,
      }),
    },
  );
}
