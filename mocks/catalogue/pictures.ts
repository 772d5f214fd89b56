import type { TenantCode } from '../../src/domain/tenant';
import type { Article } from './article';
import { catalogueOf } from './catalogue';
import { categoryNode } from './categoryTree';
import { pictograms } from './pictograms';
import { pictureCountOf } from './product';
import { mix, share } from './seed';

/** Edge lengths in pixels by the size in a picture's address. */
const edges = { thumbnail: 96, medium: 480, big: 1200 } as const;
const pictureForm = /^(thumbnail|medium|big)(?:-([23]))?$/;

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A pictogram of 32 × 32 at a place, turned around its middle. */
function pictogram(name: string, middleX: number, middleY: number, size: number, turn = 0): string {
  const scale = size / 32;
  return `<g transform="translate(${round(middleX - size / 2)} ${round(middleY - size / 2)}) scale(${Math.round(scale * 1000) / 1000})"><g transform="rotate(${round(turn)} 16 16)">${pictograms[name] ?? ''}</g></g>`;
}

/**
 * What lies behind: a tint of its category, paler for what is frozen, and a soft shape that lies a little different on each. The shop's own
 * ground shows through both, so that the tile is light on a light page and dark on a dark one. A sign of the cold is not drawn: rows and
 * pages show one as a badge.
 */
function ground(hue: number, seed: number, frozen: boolean): string {
  const saturation = frozen ? 42 : 58;
  const x = 30 + share(seed, 110) * 36;
  const y = 56 + share(seed, 111) * 20;
  const radius = 40 + share(seed, 112) * 12;
  return `<rect width="96" height="96" fill="hsl(${hue} ${saturation}% 60%)" fill-opacity=".1" /><circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="hsl(${hue} ${saturation}% 60%)" fill-opacity=".2" />`;
}

function shadow(middleX: number, middleY: number, width: number, hue: number): string {
  return `<ellipse cx="${round(middleX)}" cy="${round(middleY)}" rx="${round(width)}" ry="${round(width * 0.16)}" fill="hsl(${hue} 40% 40%)" fill-opacity=".16" />`;
}

function document(edge: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="0 0 96 96">${body}</svg>`;
}

/** The first picture: the product alone, now and then with a second pictogram that says how it comes. */
function front([main = 'package', second]: readonly string[], seed: number, hue: number): string {
  const turn = (share(seed, 113) - 0.5) * 20;
  const size = 50 + share(seed, 114) * 8;
  const alone = !second;
  const x = alone ? 48 : 43;
  return (
    shadow(x, 46 + size / 2, size * 0.38, hue) +
    pictogram(main, x, 48, alone ? size : size - 4, turn) +
    (second ? pictogram(second, 72, 70, 26, -turn / 2) : '')
  );
}

/** The second picture: several of it, as they lie in the carton. */
function group([main = 'package']: readonly string[], seed: number, hue: number): string {
  const places = [
    [30, 40],
    [66, 40],
    [30, 68],
    [66, 68],
    [48, 54],
  ] as const;
  const count = 3 + (mix(seed, 115) % 3);
  return places
    .slice(5 - count)
    .map(([x, y], place) => shadow(x, y + 15, 11, hue) + pictogram(main, x, y, 30, (share(seed, 116 + place) - 0.5) * 24))
    .join('');
}

/** The third picture: close up. */
function close([main = 'package']: readonly string[], seed: number): string {
  return pictogram(main, 48 + (share(seed, 121) - 0.5) * 16, 50, 92, (share(seed, 122) - 0.5) * 30);
}

/** A picture of an article as SVG; `shot` counts from 1. */
function svgOf(article: Article, edge: number, shot: number): string {
  const { item, family, seed } = article;
  const frozen = item.traits.keeping === 'frozen';
  const hue = (Math.round(family.hue + (share(seed, 123) - 0.5) * 24) + 360) % 360;
  const drawn = shot === 1 ? front(item.pictures, seed, hue) : shot === 2 ? group(item.pictures, seed, hue) : close(item.pictures, seed);
  return document(edge, ground(hue, mix(seed, shot), frozen) + drawn);
}

/**
 * The picture behind `/media/products/{tenant}/{sku}/{picture}.svg`: `picture` is `thumbnail`, `medium` or `big`, with `-2` or
 * `-3` for further views. Undefined when there is no such product or picture.
 */
export function pictureSvg(tenant: TenantCode, sku: string, picture: string): string | undefined {
  const article = catalogueOf(tenant).bySku(sku);
  const [, size, shot = '1'] = pictureForm.exec(picture) ?? [];
  const place = Number.parseInt(shot, 10);
  if (!article || !size || place > pictureCountOf(article)) return undefined;
  return svgOf(article, edges[size as keyof typeof edges], place);
}

/** The picture behind `/media/categories/{id}.svg`; undefined for an unknown category. */
export function categoryPictureSvg(id: string): string | undefined {
  const node = categoryNode(id);
  if (!node) return undefined;
  const hue = (node.hue + 360) % 360;
  const [main = 'package'] = node.picture.split(' ');
  return document(96, ground(hue, hue, false) + shadow(48, 76, 22, hue) + pictogram(main, 48, 48, 56));
}
