/** Which of a list's items have been made. */
export type Made = readonly boolean[];

/** A part of a list as it is drawn: an item that is made, or the space of some that are not. */
export type Part =
  | { readonly kind: 'item'; readonly place: number }
  | { readonly kind: 'gap'; readonly from: number; readonly to: number; readonly height: number };

/** The first items, as many as fill so many pixels. */
export function firstOf(heights: readonly number[], pixels: number): Made {
  let filled = 0;
  return heights.map((height) => {
    const isIn = filled < pixels;
    filled += height;
    return isIn;
  });
}

/** With those at some places besides. */
export function withPlaces(made: Made, places: readonly number[]): Made {
  return made.map((isMade, place) => isMade || places.includes(place));
}

/** Items that are made and gaps of those that are not, in their order. */
export function partsOf(made: Made, heights: readonly number[]): Part[] {
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

/** Places of a gap that lie between two heights, both in pixels from the gap's upper edge. */
export function placesWithin(gap: { from: number; to: number }, heights: readonly number[], above: number, below: number): number[] {
  const places: number[] = [];
  let top = 0;
  for (let place = gap.from; place < gap.to && top < below; place += 1) {
    const bottom = top + (heights[place] ?? 0);
    if (bottom > above) places.push(place);
    top = bottom;
  }
  return places;
}

/** The place so many pixels below the list's upper edge; the first above it, the last below its end. */
export function placeAt(heights: readonly number[], pixels: number): number {
  let bottom = 0;
  const place = heights.findIndex((height) => (bottom += height) > pixels);
  return place < 0 ? heights.length - 1 : place;
}

/** The places to be made next: nearest to one, and rather below it, where people go on. */
export function nearest(made: Made, to: number, count: number): number[] {
  const distance = (place: number) => (place >= to ? place - to : 2 * (to - place));
  const missing = made.flatMap((isMade, place) => (isMade ? [] : [place]));
  return missing.toSorted((a, b) => distance(a) - distance(b)).slice(0, count);
}
