import type { TenantCode } from '#domain/customer/tenant.ts';
import type { Article } from './article';
import { catalogueOf } from './catalogue';
import { categoryNode } from './categoryTree';
import { artOf, drawPack, keepingSign, packShotOf } from './packShots/packShot';
import { groundShadow, pictureDocument, placed } from './packShots/shades';
import { pictograms } from './pictograms';
import { pictureCountOf } from './product';

/** Edge lengths in pixels by the size in a picture's address. */
const edges = { thumbnail: 96, medium: 480, big: 1200 } as const;
const pictureForm = /^(thumbnail|medium|big)(?:-([23]))?$/;

/**
 * The background: a breath of the category's tint. The shop's own background shows through, so that the tile is light on a light page and
 * dark on a dark one.
 */
function ground(hue: number): string {
  return `<rect width="96" height="96" fill="hsl(${hue} 34% 60%)" fill-opacity=".1"/><rect width="96" height="96" fill="url(#halo)"/>`;
}

const hueOf = (hue: number) => (Math.round(hue) + 360) % 360;

/** The product in its pack, several of it, and close up. */
const views: readonly ((pack: string) => string)[] = [
  (pack) => pack,
  (pack) => placed(pack, 4, 8, 0.62) + placed(pack, 34, 6, 0.62) + placed(pack, 17, 33, 0.66),
  (pack) => placed(pack, -34, -46, 1.75),
];

/** A picture of an article as SVG; `view` counts from 1. */
function svgOf(article: Article, edge: number, view: number): string {
  const shot = packShotOf(article);
  const drawn = (views[view - 1] ?? views[0])?.(drawPack(shot)) ?? '';
  return pictureDocument(edge, ground(hueOf(article.family.hue)) + drawn + keepingSign(shot), artOf(shot));
}

/**
 * The picture behind `/media/products/{tenant}/{sku}/{picture}.svg`: `picture` is `thumbnail`, `medium` or `big`, with `-2` or
 * `-3` for further views. Undefined when there is no such product or picture.
 */
export function pictureSvg(tenant: TenantCode, sku: string, picture: string): string | undefined {
  const article = catalogueOf(tenant).bySku(sku);
  const [, size, view = '1'] = pictureForm.exec(picture) ?? [];
  const place = Number.parseInt(view, 10);
  if (!article || !size || place > pictureCountOf(article)) return undefined;
  return svgOf(article, edges[size as keyof typeof edges], place);
}

/** The product's pictogram alone, for printed lists, whose writer knows no gradients; undefined where the product has no picture. */
export function printedPictureSvg(tenant: TenantCode, sku: string): string | undefined {
  const article = catalogueOf(tenant).bySku(sku);
  if (!article || pictureCountOf(article) === 0) return undefined;
  const [name = 'package'] = article.item.pictures;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 32 32">${pictograms[name] ?? ''}</svg>`;
}

/** The picture behind `/media/categories/{id}.svg`; undefined for an unknown category. */
export function categoryPictureSvg(id: string): string | undefined {
  const node = categoryNode(id);
  if (!node) return undefined;
  const [main = 'package'] = node.picture.split(' ');
  return pictureDocument(96, ground(hueOf(node.hue)) + groundShadow(52, 48, 79) + placed(pictograms[main] ?? '', 18, 16, 1.875));
}
