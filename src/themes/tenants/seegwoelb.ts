import { lookOf } from '../lookOf';
import type { ThemeCode } from '../themeCodes';
import type { AssetTokens, SymbolPath, Look } from '../tokens';

/** Traits of one member of the lake-and-cellar group. */
interface SeegwoelbMember {
  readonly code: ThemeCode;
  /** The water: header and buttons in light mode. */
  readonly water: string;
  /** Links in dark mode. */
  readonly waterInDark: string;
  /** Filled buttons in dark mode. */
  readonly waterFill: string;
  /** The header in dark mode. */
  readonly depth: string;
  readonly symbol: readonly SymbolPath[];
  readonly place?: string;
  readonly categoryHue: number;
  readonly assets: AssetTokens;
}

/** Lake and cellar: petrol and brass, a humanist face, round corners. */
export function seegwoelbLook({ code, water, waterInDark, waterFill, depth, symbol, place, categoryHue, assets }: SeegwoelbMember): Look {
  return lookOf({
    code,
    headerStyle: 'coloured',
    light: {
      canvas: '#f3f5f2',
      paper: '#ffffff',
      ink: '#14242a',
      primary: water,
      secondary: '#7f6115',
      sale: '#b3203c',
      header: { background: water, text: '#f8f6ec', accent: '#f0cf7a', mark: '#f8f6ec', markAccent: '#f0cf7a' },
    },
    dark: {
      canvas: '#0d1517',
      paper: '#152023',
      ink: '#e4eeee',
      primary: waterInDark,
      primaryFill: waterFill,
      secondary: '#e2c274',
      sale: '#ff93a2',
      saleFill: '#c2304c',
      header: { background: depth, text: '#eef4f0', accent: '#e8c56c', mark: '#eef4f0', markAccent: '#e8c56c' },
    },
    type: { text: 'source-sans', heading: 'source-sans', headingWeight: 700, headingSpacing: '-0.01em', headingCase: 'none' },
    shape: { radius: 8, button: 'radius' },
    density: 'regular',
    character: { picture: 'tint', rule: 'hairline', pattern: 'single', iconStroke: 2, group: 'caps', hero: 'paper', price: 'plain' },
    categoryHue,
    wordMark: { symbol, name: 'Seegwölb', ...(place === undefined ? {} : { place }) },
    assets,
  });
}
