import type { HeaderTokens, PaletteTokens } from './tokens';

/** Palette entries beyond MUI's own keys; `tokens.ts` documents each. */
interface ShopPalette {
  header: HeaderTokens;
  outline: string;
  focus: string;
  tile: PaletteTokens['tile'];
  pictureOpacity: string;
  elevation: PaletteTokens['elevation'];
  illustration: PaletteTokens['illustration'];
}

declare module '@mui/material/styles' {
  /** All themes are made with CSS variables, so `theme.vars` always exists. */
  interface CssThemeVariables {
    enabled: true;
  }
  interface PaletteColor {
    text: string;
    surface: string;
    border: string;
  }
  interface SimplePaletteColorOptions {
    text?: string;
    surface?: string;
    border?: string;
  }
  interface TypeBackground {
    raised: string;
    sunken: string;
    hover: string;
    selected: string;
  }
  interface Palette extends ShopPalette {
    sale: PaletteColor;
  }
  interface PaletteOptions extends Partial<ShopPalette> {
    sale?: SimplePaletteColorOptions;
  }
}
