import type { ShapeTokens, SymbolPath } from '#themes/tokens.ts';
import { boundsOf, parsePath, placedPath } from './symbolBox';

/** Shapes that a letter can be cut out of. */
export const symbolShapes = ['circle', 'shield', 'drop', 'square'] as const;

export type SymbolShape = (typeof symbolShapes)[number];

/** Middle and greatest width and height of the letter in a shape, on the grid of 32. */
const rooms: Readonly<Record<SymbolShape, readonly [x: number, y: number, width: number, height: number]>> = {
  circle: [16, 16, 18, 16],
  shield: [16, 14.5, 17, 15],
  drop: [16, 19.5, 14, 12.5],
  square: [16, 16, 20, 18],
};

/** A square from 2 to 30 whose corners follow from the look's, three quarters of them. */
function squareOf(radius: number): string {
  const corner = radius * 0.75;
  if (corner === 0) return 'M2 2H30V30H2Z';
  const arc = (x: number, y: number) => `A${corner} ${corner} 0 0 1 ${x} ${y}`;
  return `M${2 + corner} 2H${30 - corner}${arc(30, 2 + corner)}V${30 - corner}${arc(30 - corner, 30)}H${2 + corner}${arc(2, 30 - corner)}V${2 + corner}${arc(2 + corner, 2)}Z`;
}

const outlines: Readonly<Record<SymbolShape, (radius: number) => string>> = {
  circle: () => 'M16 2A14 14 0 1 1 16 30A14 14 0 1 1 16 2Z',
  shield: () => 'M4 3H28V15C28 22.5 23 27.5 16 30C9 27.5 4 22.5 4 15Z',
  drop: () => 'M16 1.5C16 1.5 27 12 27 19.5A11 11 0 0 1 5 19.5C5 12 16 1.5 16 1.5Z',
  square: squareOf,
};

/** A symbol, and whether it fills its square to the corners. */
export interface LetterSymbol {
  readonly symbol: readonly SymbolPath[];
  readonly isTile?: true;
}

/**
 * A letter cut out of a shape, in the symbol's main colour.
 *
 * @param letter outline to be filled by the even-odd rule, of any size
 * @param radius the look's corners in px, which a square follows
 */
export function letterSymbol(letter: string, shape: SymbolShape, radius: ShapeTokens['radius']): LetterSymbol {
  const commands = parsePath(letter);
  const [left, top, right, bottom] = boundsOf(commands);
  const [x, y, width, height] = rooms[shape];
  const scale = Math.min(width / (right - left), height / (bottom - top));
  const placed = placedPath(commands, { scale, x: x - (scale * (left + right)) / 2, y: y - (scale * (top + bottom)) / 2 });
  const symbol = [{ tone: 'main', d: outlines[shape](radius) + placed }] as const;
  return shape === 'square' && radius === 0 ? { symbol, isTile: true } : { symbol };
}
