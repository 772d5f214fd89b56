import { lookOf } from '../lookOf';
import type { ThemeCode } from '../themeCodes';
import type { AssetTokens, SymbolPath, Look } from '../tokens';

/** Traits of one member of the cash-and-carry group. */
interface AngerhalleMember {
  readonly code: ThemeCode;
  /** The signal colour on white. */
  readonly signal: string;
  /** The signal colour on near black. */
  readonly signalInDark: string;
  readonly symbol: readonly SymbolPath[];
  readonly place?: string;
  readonly categoryHue: number;
  readonly assets: AssetTokens;
}

/** Cash-and-carry market hall: strong, square, a signal colour on white; sale badges are yellow with black words. */
export function angerhalleLook({ code, signal, signalInDark, symbol, place, categoryHue, assets }: AngerhalleMember): Look {
  return lookOf({
    code,
    headerStyle: 'light',
    light: {
      canvas: '#f4f4f4',
      paper: '#ffffff',
      ink: '#151515',
      primary: signal,
      secondary: '#3d3d3d',
      sale: '#c00d1a',
      saleFill: '#ffd21f',
      header: { background: '#ffffff', text: '#151515', accent: signal, markAccent: '#151515', band: signal },
    },
    dark: {
      canvas: '#0e0e0f',
      paper: '#18181a',
      ink: '#f2f2f2',
      primary: signalInDark,
      primaryFill: signal,
      secondary: '#cfcfcf',
      sale: '#ffd84d',
      header: { background: '#18181a', text: '#f2f2f2', accent: signalInDark, mark: signal, markAccent: '#f2f2f2', band: signal },
    },
    type: { text: 'archivo', heading: 'archivo', headingWeight: 800, headingSpacing: '-0.02em', headingCase: 'none' },
    shape: { radius: 0, button: 'radius' },
    density: 'regular',
    character: { picture: 'outline', rule: 'bar', pattern: 'grid', iconStroke: 2.25, group: 'line', hero: 'paper', price: 'plain' },
    categoryHue,
    wordMark: { symbol, isTile: true, name: 'Angerhalle', ...(place === undefined ? {} : { place }) },
    assets,
  });
}
