import type { Promotion } from '#gen/models/index.ts';
import { addDays } from '#domain/text/calendar.ts';
import { isBelow } from '../../catalogue/categoryTree';
import { categoryIdOf, departments } from '../../catalogue/families';
import { normalizeForSearch } from '#domain/text/typedText.ts';
import { textIn } from '../../catalogue/text';
import { say, type Site } from './site';

/** Number of products in a generated promotion. */
const productsOfOne = 6;

/** The promotions of a site, ending soonest first: one for every second department, with products that are sold there at a promotional price. */
export function promotionsOf(site: Site, skusIn: (categoryId: string) => readonly string[]): Promotion[] {
  if (!site.tenant) return [];
  return departments
    .map((department, place) => ({ department, place, id: categoryIdOf(place) }))
    .filter(({ place }) => place % 2 === 0)
    .map(({ department, place, id }): Promotion => {
      const name = textIn(department.name, site.language);
      return {
        id: `promo-${id}`,
        title: say(site, `Aktion: ${name}`, `Promotion: ${name}`, `Promozione: ${name}`),
        text: say(site, 'Solange der Vorrat reicht.', 'While stocks last.', 'Fino a esaurimento scorte.'),
        image: { url: `/media/categories/${id}.svg`, alt: '' },
        validFrom: addDays(site.today, -3),
        validTo: addDays(site.today, 4 + place * 2),
        categoryId: id,
        skus: skusIn(id).slice(0, productsOfOne),
      };
    })
    .filter(({ skus }) => skus.length > 0)
    .toSorted((one, other) => (one.validTo ?? '').localeCompare(other.validTo ?? ''));
}

/** True if a promotion matches the words: in its title, its text or the names of its products. */
export function isAbout(promotion: Promotion, query: string, names: readonly string[]): boolean {
  const words = normalizeForSearch(query).split(/\s+/).filter(Boolean);
  const text = normalizeForSearch([promotion.title, promotion.text ?? '', ...names].join(' '));
  return words.every((word) => text.includes(word));
}

/** True if a promotion belongs to a category or to one below or above it. */
export function isOfCategory({ categoryId }: Promotion, wanted: string): boolean {
  return categoryId !== undefined && (isBelow(categoryId, wanted) || isBelow(wanted, categoryId));
}
