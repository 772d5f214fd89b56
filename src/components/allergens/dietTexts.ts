import type { IntlShape } from 'react-intl';
import { dietKeys } from '#domain/allergens/allergenOverview.ts';
import type { BrokenDiet, DietVerdict, GuestDiet } from '#domain/allergens/dietGuard.ts';
import { columnText } from './statements';

const isMark = ({ column }: GuestDiet) => (dietKeys as readonly string[]).includes(column);

/** "Ohne Milch", "Vegan": a diet by its name. */
export function dietName(diet: GuestDiet, intl: IntlShape): string {
  return isMark(diet)
    ? intl.formatMessage({ id: columnText(diet.column) })
    : intl.formatMessage({ id: 'dietGuard.without' }, { allergen: diet.column });
}

/** "(Allergie, 3 Gäste)": strictness of a diet, and the number of guests. */
export function dietGuests(diet: GuestDiet, intl: IntlShape): string {
  return intl.formatMessage({ id: 'dietGuard.guestsOfDiet' }, { level: diet.level, count: diet.guests });
}

/** "9 geprüft frei", "1 enthält es", "2 ohne Angabe"; other words for diets that producers mark themselves. */
export function verdictCount(diet: GuestDiet, verdict: DietVerdict, count: number, intl: IntlShape): string {
  return intl.formatMessage({ id: `dietGuard.${isMark(diet) ? 'marked' : 'allergen'}.${verdict}` }, { count });
}

/**
 * "Ohne Milch (Allergie, 3 Gäste): enthalten": the conflict of a product with a diet.
 *
 * @param isUnread the declaration failed to load, so that its absence isn't the producer's
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
