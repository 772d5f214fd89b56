import type { IntlShape } from 'react-intl';
import { dietKeys } from '../../domain/allergenOverview';
import type { BrokenDiet, DietVerdict, GuestDiet } from '../../domain/dietGuard';
import { columnText } from './statements';

const isMark = ({ column }: GuestDiet) => (dietKeys as readonly string[]).includes(column);

/** "ohne Milch", "Vegan": a diet by its name. */
export function dietName(diet: GuestDiet, intl: IntlShape): string {
  const name = intl.formatMessage({ id: columnText(diet.column) });
  return isMark(diet) ? name : intl.formatMessage({ id: 'dietGuard.without' }, { allergen: name });
}

/** "Allergie, 3 Gäste": how strictly a diet is kept, and by how many. */
export function dietGuests(diet: GuestDiet, intl: IntlShape): string {
  return intl.formatMessage(
    { id: 'dietGuard.guestsOfDiet' },
    { level: intl.formatMessage({ id: `dietGuard.level.${diet.level}` }), count: diet.guests },
  );
}

/** "9 geprüft frei", "1 enthält", "2 nicht deklariert"; of diets that producers mark in their own words. */
export function verdictCount(diet: GuestDiet, verdict: DietVerdict, count: number, intl: IntlShape): string {
  return intl.formatMessage({ id: `dietGuard.${isMark(diet) ? 'marked' : 'allergen'}.${verdict}` }, { count });
}

/** "ohne Milch (Allergie, 3 Gäste): enthält": what a product breaks. */
export function brokenText({ diet, verdict }: BrokenDiet, intl: IntlShape): string {
  return intl.formatMessage(
    { id: 'dietGuard.broken' },
    {
      diet: dietName(diet, intl),
      guests: dietGuests(diet, intl),
      verdict: intl.formatMessage({ id: `dietGuard.${isMark(diet) ? 'marked' : 'allergen'}.${verdict}.one` }),
    },
  );
}
