import { hasAttribute, type Article } from '../article';
import type { Pack } from '../packs';
import { pictograms } from '../pictograms';
import { mix, pick, seedOf, share } from '../seed';
import { numberIn } from '../text';
import type { Keeping } from '../vocabulary/traits';
import { cuts } from './cuts';
import { drawKind, type PackKind } from './drawings';
import { goodOf, type Good } from './goods';
import { kindOf } from './kinds';
import { accents, layouts, palettes, type Layout, type Palette } from './label';
import { floor } from './shades';
import { printable } from './strokes';

/** A product's picture before it is drawn: whatever tells it from its neighbours. */
export interface PackShot {
  readonly kind: PackKind;
  readonly good: Good;
  readonly palette: Palette;
  readonly layout: Layout;
  readonly accent: string;
  readonly corner: string | undefined;
  readonly isOrganic: boolean;
  readonly brand: string;
  readonly amount: string;
  /** Size against the largest, from its content. */
  readonly scale: number;
  readonly keeping: Keeping;
  readonly chance: number;
  readonly brandChance: number;
}

/** The content as it is printed: loose goods by the crate, single pieces and small drinks by the number in it, else the pack's own. */
function amountOf({ unit, pieces, quantity, content, measure, per, weighed, outerCount }: Pack): string {
  if (per === 'pc') return Math.max(content, outerCount) > 1 ? `${content > 1 ? content : outerCount} ×` : '';
  if (unit === 'KG' && !weighed) return `${numberIn(outerCount, 'de')} kg`;
  const one = `${numberIn(quantity, 'de')} ${measure}`;
  if (pieces > 1) return `${pieces} × ${one}`;
  return per === 'l' && content < 0.6 && outerCount > 1 ? `${outerCount} × ${one}` : one;
}

function scaleOf({ content, per }: Pack): number {
  const amount = per === 'pc' ? Math.max(1, content / 20) : content;
  return Math.min(1.04, Math.max(0.8, 0.93 + Math.log10(amount) * 0.1));
}

/** Of variants that are organic, beside the seal that any organic product has. */
const organicCorner = '#5f8a3c';
const cornerColours = ['#c89b3c', '#3f6c86', '#b4533b', '#5d7f4e', '#8c5a78', '#46525c'] as const;

/** An article's picture. */
export function packShotOf(article: Article): PackShot {
  const { item, variant, pack, brand, family, seed, attributes } = article;
  const brandSeed = seedOf(brand.name);
  const place = (item.traits.variants ?? []).findIndex((notation) => notation.split(';')[0] === variant.text);
  return {
    kind: kindOf(article),
    good: goodOf(item, variant.text, family.department),
    palette: pick(palettes, brandSeed, 3),
    layout: pick(layouts, brandSeed, 1),
    accent: accents[(family.items.indexOf(item) * 5 + family.department) % accents.length] ?? accents[0],
    corner:
      place > 0 ? (variant.attributes.includes('BIO') ? organicCorner : cornerColours[(place - 1) % cornerColours.length]) : undefined,
    isOrganic: hasAttribute(attributes, 'BIO'),
    brand: printable(brand.name),
    amount: amountOf(pack),
    scale: scaleOf(pack),
    keeping: item.traits.keeping ?? 'dry',
    chance: share(mix(seed, 1), 124),
    brandChance: share(brandSeed, 2),
  };
}

const pictogramOf = (name: string) => `<g transform="translate(-16 -16)">${pictograms[name] ?? ''}</g>`;

/** The good on a grid of 32 by 32 around its middle, and what a label shows of it, as a document's definitions. */
export function artOf({ good: { cut, flesh, pictogram, stamp } }: Pick<PackShot, 'good'>): string {
  const art = cut ? cuts[cut](flesh) : pictogramOf(pictogram);
  return `<g id="art">${art}</g><g id="stamp">${stamp ? pictogramOf(stamp) : '<use href="#art"/>'}</g>`;
}

/** A pack standing on the ground, in its size. */
export function drawPack(shot: PackShot): string {
  const { kind, good, scale } = shot;
  const body = drawKind(kind, { ...shot, ...good });
  return `<g transform="translate(${(48 - 48 * scale).toFixed(2)} ${(floor - floor * scale).toFixed(2)}) scale(${scale.toFixed(3)})">${body}</g>`;
}

const flake = [0, 60, 120]
  .map((turn) => `<path d="M0 -4.6V4.6M-1.6 -3.6L0 -2.2L1.6 -3.6M-1.6 3.6L0 2.2L1.6 3.6" transform="rotate(${turn})"/>`)
  .join('');
const signs: Readonly<Record<Keeping, string>> = {
  frozen: `<circle r="7" fill="#e3eef5"/><g fill="none" stroke="#3f6c8c" stroke-width="1.1" stroke-linecap="round">${flake}</g>`,
  cooled:
    '<circle r="7" fill="#e9f0ee"/><path d="M-1.3 -4.4A1.3 1.3 0 0 1 1.3 -4.4V.8A2.6 2.6 0 1 1 -1.3 .8Z" fill="#fff" stroke="#4d7a80" stroke-width=".9"/><circle cy="2.8" r="1.5" fill="#4d7a80"/><path d="M0 2.8V-1" stroke="#4d7a80" stroke-width="1"/>',
  dry: '',
};

/** The sign of frozen and of chilled goods in the picture's corner. */
export function keepingSign({ keeping }: Pick<PackShot, 'keeping'>): string {
  return signs[keeping] && `<g transform="translate(86.5 9.5) scale(.88)">${signs[keeping]}</g>`;
}
