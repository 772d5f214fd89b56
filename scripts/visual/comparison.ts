import { oklchOf } from '#themes/colour.ts';
import { channelsOf, hexOfPixel, type Area, type Raster } from './raster.ts';

/** A colour that was replaced by another one everywhere. */
export interface ColourChange {
  readonly from: string;
  readonly to: string;
  /** Its share of the picture's area, 0 to 1. */
  readonly share: number;
}

/** A part of a picture where more than a colour has changed. */
export interface RegionChange extends Area {
  /** Its displacement in pixels to the right and down; undefined if it was redrawn. */
  readonly moved?: { readonly x: number; readonly y: number };
}

/** Differences between two pictures. */
export interface Comparison {
  /** The picture's size now. */
  readonly size: { readonly width: number; readonly height: number };
  /** By how many pixels it has become wider and taller. */
  readonly grown: { readonly x: number; readonly y: number };
  /** The largest first. */
  readonly colours: readonly ColourChange[];
  /** The largest first. */
  readonly regions: readonly RegionChange[];
  /** Bounding box of all differences, within both pictures. */
  readonly area: Area;
  /** Pixels that differ, as a share of the area that both pictures have. */
  readonly share: number;
  /** Mean difference of the changed pixels: distance in OKLab × 100. */
  readonly meanDistance: number;
}

type Shift = { readonly x: number; readonly y: number };

/** Minimum area of a named colour in pixels: a smaller one may be a rounded corner. */
const minColourArea = 24;
/** Minimum share of the differences: moved letters contain a little of every shade. */
const minColourShare = 0.05;
const maxColours = 6;
const maxRegions = 12;
/** Size in pixels of a square whose changes count as one. */
const cell = 8;
/** Of a region so many pixels are looked at to find how it moved. */
const samples = 1_500;
/** Maximum displacement that is detected, in pixels. */
const reach = 96;

/** True if a pixel is between its old colour and a named change's new one: an anti-aliased edge between the colour and another. */
function isExplained(was: number, is: number, changes: readonly (readonly [number, number])[]): boolean {
  const from = channelsOf(was);
  const to = channelsOf(is);
  const step = [to[0] - from[0], to[1] - from[1], to[2] - from[2]] as const;
  return changes.some(([start, end]) => {
    if (start === was && end === is) return true;
    const [a, b] = [channelsOf(start), channelsOf(end)];
    const whole = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const;
    const length = whole[0] ** 2 + whole[1] ** 2 + whole[2] ** 2;
    const part = (step[0] * whole[0] + step[1] * whole[1] + step[2] * whole[2]) / length;
    return part >= -0.1 && part <= 1.2 && step.every((channel, index) => Math.abs(channel - part * (whole[index] ?? 0)) <= 1.5);
  });
}

/** Colours that have become another one, with their shapes kept. */
function changedColours(before: Raster, after: Raster, width: number, height: number): [number, number, number][] {
  const areas = new Map<number, number>();
  const pairs = new Map<number, Map<number, number>>();
  /** Of the neighbours of changed pixels, those that differ from them before, and those that still do. */
  const edges = new Map<number, { before: number; kept: number }>();
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const was = before.pixels[y * before.width + x] ?? 0;
      const is = after.pixels[y * after.width + x] ?? 0;
      areas.set(was, (areas.get(was) ?? 0) + 1);
      if (was === is) continue;
      const ends = pairs.get(was) ?? new Map<number, number>();
      pairs.set(was, ends.set(is, (ends.get(is) ?? 0) + 1));
      if (x + 1 === width || before.pixels[y * before.width + x + 1] === was) continue;
      const edge = edges.get(was) ?? { before: 0, kept: 0 };
      const isKept = after.pixels[y * after.width + x + 1] !== is;
      edges.set(was, { before: edge.before + 1, kept: edge.kept + (isKept ? 1 : 0) });
    }
  const found: [number, number, number][] = [];
  const differing = [...pairs.values()].flatMap((ends) => [...ends.values()]).reduce((sum, count) => sum + count, 0);
  const least = Math.max(minColourArea, differing * minColourShare);
  for (const [was, ends] of pairs) {
    const [is, count] = [...ends].toSorted((a, b) => b[1] - a[1])[0] ?? [was, 0];
    const edge = edges.get(was) ?? { before: 0, kept: 0 };
    // A moved part uncovers as much as it covers; a removed one leaves no edges. A colour that wasn't there before is neither.
    const goesBack = (pairs.get(is)?.get(was) ?? 0) > 0.3 * count;
    const isNew = (areas.get(is) ?? 0) < 0.2 * count;
    const isColour = isNew || (!goesBack && edge.kept >= 0.5 * edge.before);
    if (count >= least && count >= 0.5 * (areas.get(was) ?? 0) && isColour) found.push([was, is, count]);
  }
  return found.toSorted((a, b) => b[2] - a[2]).slice(0, maxColours);
}

/** Touching or nearly touching squares, merged into the smallest areas with all changes. */
function areasOf(changed: readonly number[], width: number): Area[] {
  const columns = Math.ceil(width / cell);
  const cells = new Map<number, Area>();
  for (const index of changed) {
    const [x, y] = [index % width, Math.floor(index / width)];
    const key = Math.floor(y / cell) * columns + Math.floor(x / cell);
    const known = cells.get(key);
    cells.set(key, known ? joined(known, { left: x, top: y, width: 1, height: 1 }) : { left: x, top: y, width: 1, height: 1 });
  }
  const areas: Area[] = [];
  for (const start of cells.keys()) {
    let area = cells.get(start);
    if (!area) continue;
    cells.delete(start);
    const waiting = [start];
    for (let key = waiting.pop(); key !== undefined; key = waiting.pop())
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          const column = (key % columns) + dx;
          const near = key + dy * columns + dx;
          const neighbour = column >= 0 && column < columns ? cells.get(near) : undefined;
          if (!neighbour) continue;
          area = joined(area, neighbour);
          cells.delete(near);
          waiting.push(near);
        }
    areas.push(area);
  }
  return areas.toSorted((a, b) => b.width * b.height - a.width * a.height);
}

function joined(one: Area, other: Area): Area {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
  return {
    left,
    top,
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  };
}

/** Previous position of an area's content; undefined if it was redrawn. */
function shiftOf(before: Raster, after: Raster, area: Area, isSame: (was: number, is: number) => boolean): Shift | undefined {
  const rest = Math.max(1, Math.floor((area.width * area.height) / samples));
  const points: [number, number][] = [];
  for (let index = 0; index < area.width * area.height; index += rest) {
    const [x, y] = [area.left + (index % area.width), area.top + Math.floor(index / area.width)];
    const is = after.pixels[y * after.width + x];
    const plain = [after.pixels[y * after.width + x + 1], after.pixels[(y + 1) * after.width + x]].every((near) => near === is);
    // A plain surface looks the same at every displacement.
    if (!plain) points.push([x, y]);
  }
  if (points.length < 8) return undefined;
  const missesAt = (shift: Shift, most: number): number => {
    let misses = 0;
    for (const [x, y] of points) {
      const [oldX, oldY] = [x - shift.x, y - shift.y];
      const isInside = oldX >= 0 && oldY >= 0 && oldX < before.width && oldY < before.height;
      const was = isInside ? (before.pixels[oldY * before.width + oldX] ?? 0) : 0;
      if (!isInside || !isSame(was, after.pixels[y * after.width + x] ?? 0)) misses++;
      if (misses > most) return Infinity;
    }
    return misses;
  };
  const shifts: Shift[] = [];
  for (let far = 1; far <= reach; far++) shifts.push({ x: far, y: 0 }, { x: -far, y: 0 }, { x: 0, y: far }, { x: 0, y: -far });
  for (let x = -4; x <= 4; x++) for (let y = -4; y <= 4; y++) if (x !== 0 && y !== 0) shifts.push({ x, y });
  let best: { shift: Shift; misses: number } | undefined;
  for (const shift of shifts) {
    const misses = missesAt(shift, Math.min(points.length * 0.1, (best?.misses ?? Infinity) - 1));
    if (misses !== Infinity) best = { shift, misses };
    if (misses === 0) break;
  }
  return best?.shift;
}

/** Difference of two colours: distance in OKLab × 100. About 2 is visible side by side. */
function distance(was: number, is: number): number {
  const [one, other] = [was, is].map((pixel) => {
    const { l, c, h } = oklchOf(hexOfPixel(pixel));
    return [l, c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  });
  return 100 * Math.hypot(...(one ?? []).map((value, index) => value - (other?.[index] ?? 0)));
}

/** Both colours of a pixel as one number; pictures have no transparent ones. */
const pairOf = (was: number, is: number): number => (was & 0xffffff) * 2 ** 24 + (is & 0xffffff);

/** Differences of two pictures, by all pixels. */
export function compareRasters(before: Raster, after: Raster): Comparison {
  const [width, height] = [Math.min(before.width, after.width), Math.min(before.height, after.height)];
  const area = width * height;
  const found = changedColours(before, after, width, height);
  const changes = found.map(([was, is]) => [was, is] as const);
  const differing = new Map<number, readonly [number, number, number]>();
  const unexplained: number[] = [];
  const explained = new Map<number, boolean>();
  const isKnown = (was: number, is: number): boolean => {
    const pair = pairOf(was, is);
    const known = explained.get(pair) ?? isExplained(was, is, changes);
    explained.set(pair, known);
    return known;
  };
  let count = 0;
  let bounds: Area | undefined;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const was = before.pixels[y * before.width + x] ?? 0;
      const is = after.pixels[y * after.width + x] ?? 0;
      if (was === is) continue;
      count++;
      const point = { left: x, top: y, width: 1, height: 1 };
      bounds = bounds ? joined(bounds, point) : point;
      const pair = pairOf(was, is);
      differing.set(pair, [was, is, (differing.get(pair)?.[2] ?? 0) + 1]);
      if (!isKnown(was, is)) unexplained.push(y * width + x);
    }
  const isSame = (was: number, is: number) => was === is || isKnown(was, is);
  // Among many kinds of differences the frequent ones suffice.
  const frequent = [...differing.values()].toSorted((a, b) => b[2] - a[2]).slice(0, 2_000);
  const weight = frequent.reduce((sum, [, , times]) => sum + times, 0);
  return {
    size: { width: after.width, height: after.height },
    grown: { x: after.width - before.width, y: after.height - before.height },
    colours: found.map(([was, is, times]) => ({ from: hexOfPixel(was), to: hexOfPixel(is), share: times / area })),
    regions: areasOf(unexplained, width)
      .slice(0, maxRegions)
      .map((region) => {
        const moved = shiftOf(before, after, region, isSame);
        return moved ? { ...region, moved } : region;
      }),
    area: bounds ?? { left: 0, top: 0, width, height },
    share: area === 0 ? 0 : count / area,
    meanDistance: weight === 0 ? 0 : frequent.reduce((sum, [was, is, times]) => sum + times * distance(was, is), 0) / weight,
  };
}
