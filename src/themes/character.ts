import type { ShopVariable } from './cssVariables';
import type { CharacterTokens, SymbolPath, ThemeTokens } from './tokens';

type Values<Name extends string> = { readonly [Key in Name]: string };

/** Layers of a `background` below a heading. */
const rules: Readonly<Record<CharacterTokens['rule'], Values<'line' | 'space'>>> = {
  hairline: { line: 'linear-gradient(var(--mui-palette-divider) 0 0) 0 100% / 100% 1px no-repeat', space: '6px' },
  double: {
    line: 'linear-gradient(var(--mui-palette-outline) 0 0) 0 100% / 100% 1px no-repeat, linear-gradient(var(--mui-palette-outline) 0 0) 0 calc(100% - 3px) / 100% 1px no-repeat',
    space: '8px',
  },
  bar: { line: 'linear-gradient(var(--mui-palette-primary-main) 0 0) 0 100% / 40px 4px no-repeat', space: '8px' },
  none: { line: 'none', space: '0px' },
};

const pictures: Readonly<Record<CharacterTokens['picture'], Values<'ground' | 'edge'>>> = {
  tint: { ground: 'var(--mui-palette-tile-ground)', edge: 'none' },
  paper: { ground: 'var(--mui-palette-background-paper)', edge: 'none' },
  outline: { ground: 'var(--mui-palette-background-paper)', edge: 'var(--shop-hairline)' },
  duotone: {
    ground: 'linear-gradient(150deg, var(--mui-palette-primary-surface) 58%, var(--mui-palette-secondary-surface) 58%)',
    edge: 'none',
  },
};

const groups: Readonly<Record<CharacterTokens['group'], Values<'ground' | 'text' | 'line' | 'case' | 'spacing'>>> = {
  well: {
    ground: 'var(--mui-palette-background-sunken)',
    text: 'var(--mui-palette-text-primary)',
    line: 'var(--shop-hairline)',
    case: 'none',
    spacing: '0',
  },
  band: {
    ground: 'var(--mui-palette-primary-surface)',
    text: 'var(--mui-palette-primary-text)',
    line: '1px solid var(--mui-palette-primary-border)',
    case: 'none',
    spacing: '0',
  },
  line: {
    ground: 'var(--mui-palette-background-paper)',
    text: 'var(--mui-palette-text-primary)',
    line: '2px solid var(--mui-palette-text-primary)',
    case: 'none',
    spacing: '0',
  },
  caps: {
    ground: 'var(--mui-palette-background-paper)',
    text: 'var(--mui-palette-text-secondary)',
    line: 'var(--shop-edge)',
    case: 'uppercase',
    spacing: '0.08em',
  },
};

const heroes: Readonly<Record<CharacterTokens['hero'], string>> = {
  paper: 'var(--mui-palette-background-paper)',
  chosen: 'var(--mui-palette-background-selected)',
  second: 'var(--mui-palette-secondary-surface)',
};

/** Symbols on a sheet that is repeated: each by the middle where it lies, its side, and how far it is turned. */
interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly places: readonly (readonly [x: number, y: number, side: number, turn: number])[];
}

const sheets: Readonly<Record<'grid' | 'brick' | 'scatter' | 'single', Sheet>> = {
  grid: { width: 44, height: 44, places: [[22, 22, 18, 0]] },
  brick: {
    width: 88,
    height: 56,
    places: [
      [22, 14, 22, 0],
      [66, 42, 22, 0],
    ],
  },
  scatter: {
    width: 132,
    height: 120,
    places: [
      [28, 30, 30, -18],
      [96, 52, 20, 24],
      [44, 92, 22, 12],
    ],
  },
  single: { width: 32, height: 32, places: [[16, 16, 32, 0]] },
};

function sheetUrl({ width, height, places }: Sheet, symbol: readonly SymbolPath[]): string {
  const drawn = symbol.map(({ d }) => `<path d='${d}'/>`).join('');
  const one = ([x, y, side, turn]: Sheet['places'][number]): string =>
    `<g transform='translate(${x} ${y}) rotate(${turn}) scale(${side / 32}) translate(-16 -16)'>${drawn}</g>`;
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${width} ${height}' width='${width}' height='${height}' fill-rule='evenodd'>${places.map(one).join('')}</svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll('<', '%3C').replaceAll('>', '%3E')}")`;
}

/** A `mask` layer made of the look's symbol; one that hides everything where the look has no pattern. */
function patternOf(pattern: CharacterTokens['pattern'], symbol: readonly SymbolPath[]): string {
  if (pattern === 'none') return 'linear-gradient(transparent 0 0)';
  const url = sheetUrl(sheets[pattern], symbol);
  return pattern === 'single' ? `${url} 100% 50% / auto 160% no-repeat` : url;
}

type CharacterVariable = Extract<
  ShopVariable,
  `--shop-${'picture-ground' | 'picture-edge' | 'rule' | 'rule-space' | 'pattern' | 'icon-stroke' | `group-${string}` | 'hero-ground'}`
>;

/** The variables by which a look's character reaches below the head of the page. */
export function characterValues({ character, wordMark }: Pick<ThemeTokens, 'character' | 'wordMark'>): Record<CharacterVariable, string> {
  const rule = rules[character.rule];
  const picture = pictures[character.picture];
  const group = groups[character.group];
  return {
    '--shop-picture-ground': picture.ground,
    '--shop-picture-edge': picture.edge,
    '--shop-rule': rule.line,
    '--shop-rule-space': rule.space,
    '--shop-pattern': patternOf(character.pattern, wordMark.symbol),
    '--shop-icon-stroke': `${character.iconStroke}px`,
    '--shop-group-ground': group.ground,
    '--shop-group-text': group.text,
    '--shop-group-line': group.line,
    '--shop-group-case': group.case,
    '--shop-group-spacing': group.spacing,
    '--shop-hero-ground': heroes[character.hero],
  };
}
