import { lookOf } from '../lookOf';
import type { ThemeCode } from '../themeCodes';
import type { AssetTokens, SymbolPath, Look } from '../tokens';

/** Traits of one member of the country-kitchen group. */
interface KupferkuchlMember {
  readonly code: ThemeCode;
  /** The earth of the header and the buttons in light mode. */
  readonly earth: string;
  /** The same for links in dark mode. */
  readonly earthInDark: string;
  /** The header in dark mode. */
  readonly deepEarth: string;
  readonly symbol: readonly SymbolPath[];
  readonly place?: string;
  readonly categoryHue: number;
  readonly assets: AssetTokens;
}

/** Country kitchen: warm earth, slab headings, the linen of a tablecloth. */
export function kupferkuchlLook({ code, earth, earthInDark, deepEarth, symbol, place, categoryHue, assets }: KupferkuchlMember): Look {
  return lookOf({
    code,
    headerStyle: 'coloured',
    light: {
      canvas: '#f7f0e6',
      paper: '#fffcf7',
      ink: '#2b1e16',
      primary: earth,
      secondary: '#6b5b2e',
      sale: '#b01030',
      header: { background: earth, text: '#fff8ee', accent: '#ffd9a0', mark: '#fff8ee', markAccent: '#ffd9a0' },
    },
    dark: {
      canvas: '#17110d',
      paper: '#211913',
      ink: '#f4e8da',
      primary: earthInDark,
      primaryFill: earth,
      secondary: '#d3c08a',
      sale: '#ff96a4',
      saleFill: '#c22f4c',
      header: { background: deepEarth, text: '#fff3e2', accent: '#ffd9a0', mark: '#fff3e2', markAccent: earthInDark },
    },
    type: { text: 'source-sans', heading: 'roboto-slab', headingWeight: 700, headingSpacing: '-0.015em', headingCase: 'none' },
    shape: { radius: 4, button: 'radius' },
    density: 'regular',
    character: { picture: 'duotone', rule: 'double', pattern: 'scatter', iconStroke: 2, group: 'line', hero: 'chosen', price: 'plain' },
    categoryHue,
    wordMark: { symbol, name: 'Kupferkuchl', ...(place === undefined ? {} : { place }) },
    assets,
  });
}
