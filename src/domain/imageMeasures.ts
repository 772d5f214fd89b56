import { imageFilters } from './imageFilters';

/** What is known of a picture's measures before it is there. */
interface MeasuredImage {
  /** In pixels before it is turned, as the content system says it. */
  readonly width?: unknown;
  readonly height?: unknown;
  readonly filters?: unknown;
}

/**
 * The measures of a picture of the editors as it is drawn, for the place that it keeps while it is on its way: turned as its filters say,
 * and no higher than it may be.
 *
 * @param tallest greatest height in CSS pixels
 * @returns nothing where the content system doesn't tell them
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
