/** One command of path data with its numbers. */
interface Command {
  readonly letter: string;
  readonly numbers: readonly number[];
}

/** Numbers that one command takes. */
const counts: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

const isNumberStart = /[\d.-]/;

/**
 * The commands of path data; repeated ones are written out.
 *
 * @throws Error with a sentence that names the first fault and its place
 */
export function parsePath(d: string): readonly Command[] {
  const commands: Command[] = [];
  let at = 0;
  const skip = () => {
    while (/[\s,]/.test(d[at] ?? '')) at += 1;
  };
  const number = (isFlag: boolean, letter: string): number => {
    skip();
    const found = (isFlag ? /^[01]/ : /^-?(?:\d+\.?\d*|\.\d+)(?:[eE]-?\d+)?/).exec(d.slice(at, at + 40))?.[0];
    if (found === undefined) {
      const next = d.slice(at, at + 12);
      throw new Error(
        `After "${letter}" at character ${at + 1} a number is missing: ${next === '' ? 'the path ends there' : `found "${next}"`}.`,
      );
    }
    at += found.length;
    return Number(found);
  };
  skip();
  while (at < d.length) {
    let letter = d[at] ?? '';
    const count = counts[letter.toUpperCase()];
    if (count === undefined) throw new Error(`"${letter}" at character ${at + 1} is no command of a path.`);
    if (commands.length === 0 && letter.toUpperCase() !== 'M') throw new Error(`A path begins with "M", not with "${letter}".`);
    at += 1;
    do {
      const isArc = letter.toUpperCase() === 'A';
      commands.push({
        letter,
        numbers: Array.from({ length: count }, (_, index) => number(isArc && (index === 3 || index === 4), letter)),
      });
      // More pairs after a move are lines.
      if (letter === 'M') letter = 'L';
      if (letter === 'm') letter = 'l';
      skip();
    } while (count > 0 && isNumberStart.test(d[at] ?? ''));
  }
  return commands;
}

/** Placing of a drawing in another one: its points times `scale`, moved by `x` and `y`. */
export interface Placing {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

const round = (value: number) => String(Math.round(value * 100) / 100);

/** Path data, placed. */
export function placedPath(commands: readonly Command[], { scale, x, y }: Placing): string {
  return commands
    .map(({ letter, numbers }, index) => {
      // A first "m" counts from 0.
      const isAbsolute = letter === letter.toUpperCase() || index === 0;
      const move = (value: number, axis: 'x' | 'y') => round(value * scale + (isAbsolute ? { x, y }[axis] : 0));
      const kind = letter.toUpperCase();
      if (kind === 'H') return letter + move(numbers[0] ?? 0, 'x');
      if (kind === 'V') return letter + move(numbers[0] ?? 0, 'y');
      if (kind === 'A') {
        const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, endX = 0, endY = 0] = numbers;
        return letter + [round(rx * scale), round(ry * scale), round(turn), large, sweep, move(endX, 'x'), move(endY, 'y')].join(' ');
      }
      return letter + numbers.map((value, place) => move(value, place % 2 === 0 ? 'x' : 'y')).join(' ');
    })
    .join('');
}

/** Bounds of path data: left, top, right and lower edge. Control points and the ends of arcs count, so curves may stay within them. */
export function boundsOf(commands: readonly Command[]): readonly [number, number, number, number] {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const xs: number[] = [];
  const ys: number[] = [];
  for (const { letter, numbers } of commands) {
    const kind = letter.toUpperCase();
    const isRelative = kind !== letter;
    const [fromX, fromY] = isRelative ? [x, y] : [0, 0];
    const points = kind === 'A' ? numbers.slice(5) : numbers;
    if (kind === 'H') x = fromX + (points[0] ?? 0);
    else if (kind === 'V') y = fromY + (points[0] ?? 0);
    else if (kind === 'Z') [x, y] = [startX, startY];
    else
      for (let index = 0; index < points.length; index += 2) {
        [x, y] = [fromX + (points[index] ?? 0), fromY + (points[index + 1] ?? 0)];
        xs.push(x);
        ys.push(y);
      }
    if (kind === 'M') [startX, startY] = [x, y];
    xs.push(x);
    ys.push(y);
  }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
