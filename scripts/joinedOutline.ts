/** x and y; y grows downwards. */
type Point = readonly [number, number];
/** A line, or a curve with one or two control points: its points from start to end. */
type Segment = readonly Point[];

/** Lines that a curve is cut into where crossings and insides are looked for. */
const steps = 12;

const between = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];

/** The two parts of a segment, before and after a share of its way (de Casteljau). */
function splitAt(segment: Segment, share: number): readonly [Segment, Segment] {
  const before: Point[] = [];
  const after: Point[] = [];
  let row = segment;
  while (row.length > 0) {
    before.push(row[0] as Point);
    after.unshift(row.at(-1) as Point);
    row = row.slice(1).map((point, index) => between(row[index] as Point, point, share));
  }
  return [before, after];
}

const pointAt = (segment: Segment, share: number): Point => splitAt(segment, share)[0].at(-1) as Point;

/** The contours of path data that consists of M, L, Q, C and Z in absolute numbers. */
function contoursOf(d: string): Segment[][] {
  const contours: Segment[][] = [];
  let last: Point = [0, 0];
  for (const [, command, values = ''] of d.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const numbers = values.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const points = Array.from({ length: numbers.length / 2 }, (_, index): Point => [numbers[2 * index] ?? 0, numbers[2 * index + 1] ?? 0]);
    const contour = contours.at(-1);
    if (command === 'M') contours.push([]);
    else if (command === 'Z' && contour?.[0]) points.push(contour[0][0] as Point);
    const end = points.at(-1) ?? last;
    if (command !== 'M' && Math.hypot(end[0] - last[0], end[1] - last[1]) > 1e-6) contour?.push([last, ...points]);
    last = end;
  }
  return contours.filter((contour) => contour.length > 0);
}

/** Where two lines cross, as a share of each one's length. */
function crossing([a, b]: Segment, [c, d]: Segment): readonly [number, number] | undefined {
  const [ax, ay] = a as Point;
  const [rx, ry] = [(b as Point)[0] - ax, (b as Point)[1] - ay];
  const [cx, cy] = c as Point;
  const [sx, sy] = [(d as Point)[0] - cx, (d as Point)[1] - cy];
  const area = rx * sy - ry * sx;
  if (area === 0) return undefined;
  const one = ((cx - ax) * sy - (cy - ay) * sx) / area;
  const other = ((cx - ax) * ry - (cy - ay) * rx) / area;
  return one >= 0 && one < 1 && other >= 0 && other < 1 ? [one, other] : undefined;
}

/** A segment as short lines, each with the share of the way where it begins. */
const linesOf = (segment: Segment): readonly (readonly [Point, Point])[] => {
  const count = segment.length === 2 ? 1 : steps;
  const points = Array.from({ length: count + 1 }, (_, index) => pointAt(segment, index / count));
  return points.slice(1).map((point, index) => [points[index] as Point, point]);
};

/** How often the lines go round a point, counter-clockwise ones less clockwise ones. */
function windingAt([x, y]: Point, lines: readonly (readonly [Point, Point])[]): number {
  let winding = 0;
  for (const [[x1, y1], [x2, y2]] of lines)
    if (y1 <= y !== y2 <= y && x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) > x) winding += y2 > y1 ? 1 : -1;
  return winding;
}

/** Segments cut where they cross each other; both parts of a crossing end in the same point. */
function cutAtCrossings(segments: readonly Segment[]): Segment[] {
  const lines = segments.map(linesOf);
  const cuts = segments.map((): { share: number; point: Point }[] => []);
  segments.forEach((_, one) => {
    for (let other = one + 1; other < segments.length; other += 1) {
      const [first = [], second = []] = [lines[one], lines[other]];
      first.forEach((line, at) =>
        second.forEach((across, place) => {
          const shares = crossing(line, across);
          if (!shares) return;
          const here = (at + shares[0]) / first.length;
          const there = (place + shares[1]) / second.length;
          const isCorner = [here, there].every((share) => share < 1e-4 || share > 1 - 1e-4);
          if (isCorner) return;
          const point = between(line[0], line[1], shares[0]);
          cuts[one]?.push({ share: here, point });
          cuts[other]?.push({ share: there, point });
        }),
      );
    }
  });
  return segments.flatMap((segment, index) => {
    let rest = segment;
    let done = 0;
    const parts: Segment[] = [];
    for (const { share, point } of (cuts[index] ?? []).toSorted((a, b) => a.share - b.share)) {
      const [before, after] = splitAt(rest, (share - done) / (1 - done));
      parts.push([...before.slice(0, -1), point]);
      rest = [point, ...after.slice(1)];
      done = share;
    }
    return [...parts, rest];
  });
}

/** Distance from an edge at which its two sides are looked at, in the outline's units. */
const aside = 0.002;

/** The segments with ink on one side alone, turned so that it is on the same side of all. */
function edgesOf(contours: readonly Segment[][]): Segment[] {
  const pieces = cutAtCrossings(contours.flat());
  const drawn = pieces.map(linesOf);
  const lines = drawn.flat();
  return pieces.flatMap((piece, index) => {
    // A point of the very lines that the winding is counted by.
    const own = drawn[index] ?? [];
    const [[x1, y1], [x2, y2]] = own[Math.floor(own.length / 2)] ?? [
      [0, 0],
      [0, 0],
    ];
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (length === 0) return [];
    const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
    const [dx, dy] = [((y2 - y1) / length) * aside, ((x1 - x2) / length) * aside];
    const [one, other] = [windingAt([x + dx, y + dy], lines) !== 0, windingAt([x - dx, y - dy], lines) !== 0];
    if (one === other) return [];
    return [one ? piece : piece.toReversed()];
  });
}

const round = (value: number) => String(Math.round(value * 100) / 100);
const keyOf = ([x, y]: Point) => `${x.toFixed(4)} ${y.toFixed(4)}`;

/** Edges joined end to start into closed contours, as path data; undefined if one stays open. */
function pathOf(edges: readonly Segment[]): string | undefined {
  const starts = new Map<string, Segment[]>();
  for (const edge of edges) starts.set(keyOf(edge[0] as Point), [...(starts.get(keyOf(edge[0] as Point)) ?? []), edge]);
  let d = '';
  for (const first of edges) {
    let edge = starts.get(keyOf(first[0] as Point))?.shift();
    if (!edge) continue;
    const end = keyOf(edge[0] as Point);
    d += `M${(edge[0] as Point).map(round).join(' ')}`;
    while (edge) {
      const points: Segment = edge.slice(1);
      d += `${['', 'L', 'Q', 'C'][points.length]}${points.flat().map(round).join(' ')}`;
      const next: string = keyOf(points.at(-1) as Point);
      if (next === end) break;
      edge = starts.get(next)?.shift();
      if (!edge) return undefined;
    }
    d += 'Z';
  }
  return d;
}

/** Moves of the contours against each other, in hundredths of the capitals, by which edges that lie on each other come apart. */
const moves = [0.011, 0.017, 0.029, -0.013, -0.023, 0.041, -0.037, 0.059];

/**
 * An outline whose contours overlap, as those of variable faces do, as one whose contours don't: filled by the even-odd rule it looks as
 * the given one does by the non-zero rule. Curves stay curves.
 *
 * @param d path data of M, L, Q, C and Z in absolute numbers, a hundred units high
 * @throws Error when the contours can't be joined
 */
export function joinedOutline(d: string): string {
  const contours = contoursOf(d);
  for (const move of moves) {
    const apart = contours.map((contour, index) =>
      contour.map((segment) => segment.map(([x, y]): Point => [x + index * move, y + index * move * 0.7])),
    );
    const joined = pathOf(edgesOf(apart));
    if (joined !== undefined) return joined;
  }
  throw new Error(`The contours of an outline can't be joined: ${d.slice(0, 60)}`);
}
