/** Flag per item: true if rendered. */
export type RenderedFlags = readonly boolean[];

/** A segment of a list: a rendered item, or the space of items not yet rendered. */
export type Part =
  | { readonly kind: 'item'; readonly place: number }
  | { readonly kind: 'gap'; readonly from: number; readonly to: number; readonly height: number };

/** Flags for the first items, as many as fill a height in pixels. */
export function initialRange(heights: readonly number[], pixels: number): RenderedFlags {
  let filled = 0;
  return heights.map((height) => {
    const isIn = filled < pixels;
    filled += height;
    return isIn;
  });
}

/** Flags with those at some indexes added. */
export function include(made: RenderedFlags, places: readonly number[]): RenderedFlags {
  return made.map((isMade, place) => isMade || places.includes(place));
}

/** Rendered items and the gaps between them, in order. */
export function toSegments(made: RenderedFlags, heights: readonly number[]): Part[] {
  const parts: Part[] = [];
  for (const [place, isMade] of made.entries()) {
    const last = parts.at(-1);
    const height = heights[place] ?? 0;
    if (isMade) parts.push({ kind: 'item', place });
    else if (last?.kind === 'gap') parts[parts.length - 1] = { ...last, to: place + 1, height: last.height + height };
    else parts.push({ kind: 'gap', from: place, to: place + 1, height });
  }
  return parts;
}

/** Indexes in a gap between two heights, in pixels from the gap's upper edge. */
export function indexesBetween(gap: { from: number; to: number }, heights: readonly number[], above: number, below: number): number[] {
  const places: number[] = [];
  let top = 0;
  for (let place = gap.from; place < gap.to && top < below; place += 1) {
    const bottom = top + (heights[place] ?? 0);
    if (bottom > above) places.push(place);
    top = bottom;
  }
  return places;
}

/** Index at a distance in pixels below the list's upper edge; clamped to the first and the last. */
export function placeAt(heights: readonly number[], pixels: number): number {
  let bottom = 0;
  const place = heights.findIndex((height) => (bottom += height) > pixels);
  return place < 0 ? heights.length - 1 : place;
}

/** Indexes to render next: nearest to a given one, with a preference for those below it, where users scroll. */
export function nextToRender(made: RenderedFlags, to: number, count: number): number[] {
  const distance = (place: number) => (place >= to ? place - to : 2 * (to - place));
  const missing = made.flatMap((isMade, place) => (isMade ? [] : [place]));
  return missing.toSorted((a, b) => distance(a) - distance(b)).slice(0, count);
}
