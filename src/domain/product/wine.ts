import type { WineAttributes } from '#gen/models/index.ts';

/** Facts about a wine in the order of P§3 "wine attributes". */
export const wineFactKeys = [
  'category',
  'vintage',
  'country',
  'region',
  'winery',
  'appellation',
  'typeOfGrape',
  'typeOfGrapeCuvee',
  'character',
  'rating',
  'sensoricDescription',
  'mealRecommendation',
  'seal',
  'residualsugar',
  'residualsugarValue',
  'acidity',
  'glass',
  'maturity',
  'alcohol',
] as const;

export type WineFactKey = (typeof wineFactKeys)[number];

/** One fact: a text as the server sends it, or a number with its unit to be formatted. */
export type WineFact =
  | { readonly key: WineFactKey; readonly kind: 'text'; readonly text: string }
  /** Residual sugar and acidity in g/l, alcohol in percent by volume. */
  | { readonly key: WineFactKey; readonly kind: 'number'; readonly value: number; readonly unit: 'g/l' | '% vol' };

/** The facts that are known of a wine, in their fixed order; none for a product that is no wine. */
export function wineFacts(wine: WineAttributes | undefined, alcohol: number | undefined): WineFact[] {
  if (!wine) return [];
  return wineFactKeys.flatMap((key): WineFact[] => {
    const value = key === 'alcohol' ? alcohol : wine[key];
    if (value === undefined || value === null) return [];
    if (typeof value === 'number') return [{ key, kind: 'number', value, unit: key === 'alcohol' ? '% vol' : 'g/l' }];
    const text = typeof value === 'string' ? value.trim() : value.join(', ');
    return text === '' ? [] : [{ key, kind: 'text', text }];
  });
}
