import type { ImageFilters } from '#gen/models/index.ts';
import { limits } from '../text/limits';

/**
 * The filters of a picture that may be asked for (P§9 image filters): quality and blur as whole numbers from 0 to 100, turns of 90, 180
 * or 270 degrees. Anything else is left out, since the image service would refuse it.
 */
export function imageFilters(value: unknown): ImageFilters {
  if (typeof value !== 'object' || value === null) return {};
  const { quality, blur, rotate } = value as Record<string, unknown>;
  const turn = limits.richTextImageRotations.find((degrees) => degrees === rotate);
  return {
    ...(isShare(quality) && { quality }),
    ...(isShare(blur) && { blur }),
    ...(turn !== undefined && { rotate: turn }),
  };
}

const isShare = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= limits.richTextImageFilterMaximum;

/**
 * Address of a picture with its filters as the image service takes them (contract: ImageFilters); the address itself where there are
 * none.
 */
export function filteredImage(url: string, filters: unknown): string {
  const wanted = Object.entries(imageFilters(filters)).map(([name, value]) => `${name}=${value}`);
  if (wanted.length === 0) return url;
  const [address = '', hash] = url.split('#');
  return `${address}${address.includes('?') ? '&' : '?'}${wanted.join('&')}${hash === undefined ? '' : `#${hash}`}`;
}
