import { imageFilters } from './imageFilters';

/** Known dimensions of a picture before it loads. */
interface MeasuredImage {
  /** In pixels before it is turned, as the content system says it. */
  readonly width?: unknown;
  readonly height?: unknown;
  readonly filters?: unknown;
}

/**
 * The displayed dimensions of an editors' picture, to reserve its space while it loads: rotated by its filters, and limited in height.
 *
 * @param tallest maximum height in CSS pixels
 * @returns undefined if the content system doesn't give them
 */
export function imageMeasures(
  { width, height, filters }: MeasuredImage,
  tallest = Number.POSITIVE_INFINITY,
): { width: number; height: number } | Record<never, never> {
  if (!isMeasure(width) || !isMeasure(height)) return {};
  const isLying = (imageFilters(filters).rotate ?? 0) % 180 !== 0;
  const [wide, high] = isLying ? [height, width] : [width, height];
  const scale = Math.min(1, tallest / high);
  return { width: Math.max(1, Math.round(wide * scale)), height: Math.max(1, Math.round(high * scale)) };
}

const isMeasure = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0;
