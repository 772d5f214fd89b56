import type { Product } from '#gen/models/index.ts';

/**
 * Number of the customer whose lists are as long as a large kitchen's become: 2,000 products on the essence list, a template of 300 lines,
 * labels to print, two years of counts. In every tenant that has the whole cast.
 */
export const toolKitchen = '1000';
/** Products on the essence list of {@link toolKitchen}, and how many of them, the first ones, were bought within a year; the others were added by hand. */
const toolKitchenEssences = 2000;
export const toolKitchenBought = 1988;

/** Products that are asked for, so that with those that can't be on an essence list left out there are enough. */
const enough = Math.ceil(toolKitchenEssences * 1.1);

/** The usual products on the list of {@link toolKitchen}, as far as they exist. */
export function essencesOfToolKitchen(assortment: (count: number) => readonly Product[]): readonly Product[] {
  return assortment(enough)
    .filter(({ isAvailableForEssence }) => isAvailableForEssence !== false)
    .slice(0, toolKitchenEssences);
}

/** Numbers of the customers of a user with many messages; the first is addressed by all of them, the others by some. */
export const wellInformed: readonly string[] = ['1100', '1101', '1102'];
