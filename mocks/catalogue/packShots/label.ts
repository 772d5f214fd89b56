import { lettering } from './strokes';

/** Colours of a brand's packs: the main one, what stands on it, the paper of its labels and the print on them. */
export interface Palette {
  readonly main: string;
  readonly onMain: string;
  readonly paper: string;
  readonly ink: string;
}

const palette = (main: string, paper: string, ink = main, onMain = paper): Palette => ({ main, paper, ink, onMain });

/** Muted colours that stand beside any tenant's own. */
export const palettes: readonly Palette[] = [
  palette('#2f4a3a', '#f4ecd9'),
  palette('#26405a', '#f3eee2'),
  palette('#6d2b2e', '#f6ecdd'),
  palette('#c39a3f', '#fbf3df', '#4c3d1d', '#3d3117'),
  palette('#2f5d62', '#eef0e6'),
  palette('#573650', '#f5ebe6'),
  palette('#a9573a', '#f8eee0', '#6f3421'),
  palette('#46525c', '#f1f2ee'),
  palette('#667038', '#f6f1dc', '#434b22'),
  palette('#4a3426', '#f5e8d5'),
  palette('#e7dfcc', '#fdfaf2', '#41392c', '#41392c'),
  palette('#8a3b4a', '#f8ecea', '#62252f'),
  palette('#9fb3a2', '#f7f5ea', '#2f4a3a', '#22362a'),
];

/** Second colours: each product of a line has its own. */
export const accents = [
  '#c89b3c',
  '#b4533b',
  '#5d7f4e',
  '#3f6c86',
  '#8c5a78',
  '#d28a4e',
  '#7b8c9a',
  '#9a3b40',
  '#3d7f78',
  '#a07a4d',
  '#c77f92',
  '#5b5b86',
] as const;

/** Arrangements of a label; each brand has one. */
export const layouts = ['band', 'roundel', 'foot', 'slant', 'spine', 'belt'] as const;
export type Layout = (typeof layouts)[number];

/** All that a pack shows. */
export interface Design {
  readonly palette: Palette;
  readonly accent: string;
  readonly layout: Layout;
  /** Colour of the content where it shows through glass. */
  readonly tint: string;
  /** Size of one piece against the usual one. */
  readonly pieceSize: number;
  /** True if single pieces of the good can be seen, as through glass. */
  readonly hasPieces: boolean;
  /** Brand in printable letters. */
  readonly brand: string;
  /** Content as it is printed: "2,5 kg". */
  readonly amount: string;
  readonly isOrganic: boolean;
  /** Colour of the corner that marks a kind or class; undefined for the plain product. */
  readonly corner: string | undefined;
  /** From 0 up to 1, for small differences of shape. */
  readonly chance: number;
  /** The same for all packs of a brand. */
  readonly brandChance: number;
}

/** Where a label lies; `curve` bends its upper and lower edge around a pack. */
export interface LabelPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly curve?: number;
  /** True for a label printed on the pack itself, without an edge of paper. */
  readonly isPrint?: boolean;
}

/** The good at a place, `size` wide; it is drawn once in each document, with the id "art", and what a label shows of it as "stamp". */
export function artAt(x: number, y: number, size: number, turn = 0, id = 'art'): string {
  return `<use href="#${id}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})${turn === 0 ? '' : ` rotate(${turn.toFixed(0)})`} scale(${(size / 32).toFixed(3)})"/>`;
}

function organicSeal(x: number, y: number): string {
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"><circle r="4.6" fill="#5f8a3c" stroke="#fff" stroke-width=".7"/><path d="M-2.2 1.9C-2.4 -1.2 -.2 -2.6 2.5 -2.4C2.7 .5 1 2.3 -1.3 1.5M-2.6 2.6L1 -.8" fill="none" stroke="#fff" stroke-width=".9" stroke-linecap="round"/></g>`;
}

/** Background of a layout, and where brand, good and amount stand on it, in shares of width and height. */
interface Arrangement {
  readonly ground: (place: LabelPlace, design: Design) => string;
  readonly brand: readonly [x: number, y: number, size: number, width: number];
  readonly art: readonly [x: number, y: number, size: number];
  readonly amount: readonly [x: number, y: number, size: number, width: number];
  readonly isBrandOnMain: boolean;
  readonly isAmountOnMain: boolean;
}

const part = ({ x, y, width, height }: LabelPlace, fromX: number, fromY: number, toX: number, toY: number, colour: string) =>
  `<rect x="${(x + width * fromX).toFixed(1)}" y="${(y + height * fromY).toFixed(1)}" width="${(width * (toX - fromX)).toFixed(1)}" height="${(height * (toY - fromY)).toFixed(1)}" fill="${colour}"/>`;

const arrangements: Readonly<Record<Layout, Arrangement>> = {
  band: {
    ground: (at, { palette: { main, paper }, accent }) =>
      part(at, 0, -0.2, 1, 1.3, paper) +
      part(at, 0, -0.2, 1, 0.27, main) +
      part(at, 0, 0.27, 1, 0.33, accent) +
      part(at, 0, 0.93, 1, 1.3, accent),
    brand: [0.5, 0.07, 0.14, 0.8],
    art: [0.5, 0.55, 0.44],
    amount: [0.5, 0.8, 0.1, 0.7],
    isBrandOnMain: true,
    isAmountOnMain: false,
  },
  roundel: {
    ground: (at, { palette: { main, paper }, accent }) => {
      const [x, y, radius] = [at.x + at.width / 2, at.y + at.height * 0.53, Math.min(at.width * 0.42, at.height * 0.29)];
      return `${part(at, 0, -0.2, 1, 1.3, main)}<circle cx="${x}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="${paper}" stroke="${accent}" stroke-width="1.3"/>`;
    },
    brand: [0.5, 0.07, 0.12, 0.82],
    art: [0.5, 0.53, 0.42],
    amount: [0.5, 0.87, 0.09, 0.7],
    isBrandOnMain: true,
    isAmountOnMain: true,
  },
  foot: {
    ground: (at, { palette: { main, paper }, accent }) =>
      part(at, 0, -0.2, 1, 1.3, paper) + part(at, 0, 0.64, 1, 0.7, accent) + part(at, 0, 0.7, 1, 1.3, main),
    brand: [0.5, 0.75, 0.11, 0.82],
    art: [0.5, 0.35, 0.5],
    amount: [0.5, 0.89, 0.07, 0.7],
    isBrandOnMain: true,
    isAmountOnMain: true,
  },
  slant: {
    ground: (at, { palette: { main, paper }, accent }) => {
      const { x, y, width, height } = at;
      const edge = (rise: number) =>
        `M${x} ${y - 6}H${x + width}V${(y + height * (0.2 + rise)).toFixed(1)}L${x} ${(y + height * (0.42 + rise)).toFixed(1)}Z`;
      return `${part(at, 0, -0.2, 1, 1.3, paper)}<path d="${edge(0.08)}" fill="${accent}"/><path d="${edge(0)}" fill="${main}"/>`;
    },
    brand: [0.46, 0.09, 0.13, 0.76],
    art: [0.54, 0.59, 0.46],
    amount: [0.4, 0.86, 0.09, 0.66],
    isBrandOnMain: true,
    isAmountOnMain: false,
  },
  spine: {
    ground: (at, { palette: { main, paper }, accent }) =>
      part(at, 0, -0.2, 1, 1.3, paper) + part(at, 0, -0.2, 0.17, 1.3, main) + part(at, 0.17, -0.2, 0.25, 1.3, accent),
    brand: [0.6, 0.1, 0.12, 0.66],
    art: [0.6, 0.52, 0.46],
    amount: [0.6, 0.83, 0.1, 0.6],
    isBrandOnMain: false,
    isAmountOnMain: false,
  },
  belt: {
    ground: (at, { palette: { main, paper }, accent }) =>
      part(at, 0, -0.2, 1, 1.3, main) + part(at, 0, 0.22, 1, 0.86, accent) + part(at, 0, 0.27, 1, 0.81, paper),
    brand: [0.5, 0.08, 0.12, 0.82],
    art: [0.5, 0.54, 0.46],
    amount: [0.5, 0.87, 0.08, 0.7],
    isBrandOnMain: true,
    isAmountOnMain: true,
  },
};

/** A brand's label with the good on it. */
export function label(design: Design, at: LabelPlace): string {
  const { palette: colours, accent, layout, corner, isOrganic, brand, amount } = design;
  const { x, y, width, height, curve = 0, isPrint = false } = at;
  const { ground, brand: brandAt, art, amount: amountAt, isBrandOnMain, isAmountOnMain } = arrangements[layout];
  const id = `l${Math.round(x)}${Math.round(y)}`;
  const outline = `M${x} ${y}Q${x + width / 2} ${y + curve * 2} ${x + width} ${y}V${y + height}Q${x + width / 2} ${y + height + curve * 2} ${x} ${y + height}Z`;
  const side = Math.min(width, height * 1.05);
  const text = (line: string, [textX, textY, size, share]: readonly [number, number, number, number], isOnMain: boolean, weight: number) =>
    lettering(
      line,
      x + width * textX,
      y + curve + height * textY,
      height * size,
      width * share,
      isOnMain ? colours.onMain : colours.ink,
      weight,
    );
  const cornerMark = corner
    ? `<path d="M${x + width} ${y + height - 9 + curve}L${x + width - 9} ${y + height + 2 * curve}H${x + width}Z" fill="${corner}"/>`
    : '';
  return (
    `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})"><g transform="translate(0 ${curve})">${ground(at, design)}</g>${cornerMark}` +
    `${text(brand, brandAt, isBrandOnMain, 1.05)}<circle cx="${(x + width * art[0]).toFixed(1)}" cy="${(y + curve + height * art[1]).toFixed(1)}" r="${(side * art[2] * 0.56).toFixed(1)}" fill="${accent}" fill-opacity=".2"/>${artAt(x + width * art[0], y + curve + height * art[1], side * art[2] * 1.2, 0, 'stamp')}${text(amount, amountAt, isAmountOnMain, 0.85)}</g>` +
    (isPrint ? '' : `<path d="${outline}" fill="none" stroke="#000" stroke-opacity=".12" stroke-width=".5"/>`) +
    (isOrganic ? organicSeal(x + width - 5, y + height * 0.36 + curve) : '')
  );
}
