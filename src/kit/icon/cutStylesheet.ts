import { cut, filled } from './drawings';

/** Side length of the icons' grid. */
const grid = 24;

/** Numbers per path command. (An arc's flags aren't lengths.) */
const counts = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 } as const;
const lengthsOfArc = [true, true, false, false, false, true, true];

/** Numbers of a command. An arc's flags are single digits that may touch the next number. */
function numbersOf(command: string, text: string): number[] {
  const numbers: number[] = [];
  let rest = text;
  while (rest.trim() !== '') {
    const isFlag = command === 'a' && [3, 4].includes(numbers.length % counts.a);
    const found = (isFlag ? /^[\s,]*([01])/ : /^[\s,]*(-?(?:\d+\.?\d*|\.\d+))/).exec(rest);
    if (!found) throw new Error(`No path goes on with "${rest}"`);
    numbers.push(Number(found[1]));
    rest = rest.slice(found[0].length);
  }
  return numbers;
}

function scaledPath(path: string, factor: number): string {
  return path.replaceAll(/([a-z])([^a-z]*)/gi, (_whole, sign: string, text: string) => {
    const command = sign.toLowerCase();
    const isLength = (index: number) => command !== 'a' || lengthsOfArc[index % counts.a];
    const numbers = numbersOf(command, text).map((number, index) => (isLength(index) ? Math.round(number * factor * 1000) / 1000 : number));
    return sign + numbers.join(' ');
  });
}

/** The stylesheet of the icons drawn by `clip-path`, each in its row size. */
export function cutStylesheet(): string {
  const rules = Object.entries(cut).map(([name, side]) => {
    const path = scaledPath(filled[name as keyof typeof cut], side / grid);
    return `.${name}::before {\n  width: ${side}px;\n  height: ${side}px;\n  clip-path: path(evenodd, '${path}');\n}\n`;
  });
  return `/* Generated from drawings.ts by \`npm run gen\`. */
.cut::before {
  content: '';
  flex: none;
  background-color: currentColor;
}

/* Forced colours would paint the icon's area in the background colour. */
@media (forced-colors: active) {
  .cut::before {
    background-color: CanvasText;
    forced-color-adjust: none;
  }

  button.cut::before {
    background-color: ButtonText;
  }

  button.cut:disabled::before {
    background-color: GrayText;
  }

  button.cut[aria-pressed='true']::before {
    background-color: HighlightText;
  }
}

${rules.join('\n')}`;
}
