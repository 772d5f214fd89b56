import type { ProductAttribute } from '#gen/models/index.ts';

/** Kinds of goods that have a requested delivery date each: regular (dry), perishable (fresh), frozen (P§3 delivery dates). */
export const productKinds = ['dry', 'fresh', 'frozen'] as const;

export type ProductKind = (typeof productKinds)[number];

/** Kind of a product by its attributes: deep-frozen before cooled, everything else is dry. */
export function kindOf(attributes: readonly Pick<ProductAttribute, 'key'>[]): ProductKind {
  if (attributes.some(({ key }) => key === 'Tiefgekuehlt')) return 'frozen';
  if (attributes.some(({ key }) => key === 'Gekuehlt')) return 'fresh';
  return 'dry';
}
