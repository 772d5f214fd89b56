import type { FaceName } from './faces';
import type { ThemeCode } from './themeCodes';

/** Light or dark; each is a palette designed for itself. */
export type ThemeMode = 'light' | 'dark';

/** Spacing: controls of 32, 40 or 48 px, product rows of 72, 96 or 112 px. */
export type Density = 'compact' | 'regular' | 'touch';

/** Background of the page's head: the paper itself, near black, or the tenant's colour. */
export type HeaderStyle = 'light' | 'dark' | 'coloured';

/** One colour with a meaning, in all the roles it plays. */
export interface ToneTokens {
  /** Filled areas: a contained button, a badge. */
  readonly main: string;
  /** Text and icons on `main`; at least 4.5:1. */
  readonly contrastText: string;
  /** `main` under the pointer. */
  readonly dark: string;
  /** A quieter `main` for tracks and illustrations. */
  readonly light: string;
  /** Text and icons in this colour on any background level and on `surface`; at least 4.5:1. */
  readonly text: string;
  /** The tinted area behind such text. */
  readonly surface: string;
  /** The hairline round `surface`. */
  readonly border: string;
}

/** The neutral scale, tinted by the tenant's hue; 50 is the lightest in both modes. */
export type NeutralStep = 50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900;

/** Colours of the page's head. Every one of them is legible on `background`. */
export interface HeaderTokens {
  readonly background: string;
  readonly text: string;
  /** Secondary words: customer number, hints. At least 4.5:1. */
  readonly muted: string;
  readonly divider: string;
  /** Background under the pointer. */
  readonly hover: string;
  /** Background of the search field. */
  readonly field: string;
  /** Text in the search field; at least 4.5:1 on `field`. */
  readonly fieldText: string;
  /** Edge of the search field; at least 3:1 on `background` or on `field`. */
  readonly fieldBorder: string;
  /** The cart's count and the mark of the current category; at least 3:1 on `background`. */
  readonly accent: string;
  /** Text on `accent`. */
  readonly accentText: string;
  /** The 4 px band along the upper edge; equals `background` where a tenant has none. */
  readonly band: string;
  /** The symbol of the word-mark; at least 3:1. */
  readonly mark: string;
  /** The symbol's second colour; at least 3:1. */
  readonly markAccent: string;
  /** The focus ring inside the header; at least 3:1. */
  readonly focus: string;
}

/** All colours of one tenant in one mode. */
export interface PaletteTokens {
  readonly neutral: Readonly<Record<NeutralStep, string>>;
  readonly background: {
    /** The page. */
    readonly canvas: string;
    /** Rows, cards, fields. */
    readonly paper: string;
    /** Floating surfaces: menus, dialogs, toasts. */
    readonly raised: string;
    /** Recessed surfaces: wells, table heads, skeletons. */
    readonly sunken: string;
    /** A row under the pointer. */
    readonly hover: string;
    /** A chosen row or option. */
    readonly selected: string;
  };
  readonly text: { readonly primary: string; readonly secondary: string; readonly disabled: string };
  /** Hairlines between rows. */
  readonly divider: string;
  /** Edges of controls; at least 3:1 on canvas and paper. */
  readonly outline: string;
  /** The focus ring; at least 3:1 on every background level. */
  readonly focus: string;
  readonly primary: ToneTokens;
  readonly secondary: ToneTokens;
  readonly sale: ToneTokens;
  readonly success: ToneTokens;
  readonly warning: ToneTokens;
  readonly error: ToneTokens;
  readonly info: ToneTokens;
  readonly header: HeaderTokens;
  /**
   * Tinted tiles behind product pictograms: OKLCH lightness and chroma, the hue comes from the category. `ground` is
   * a weaker tint of the look's own hue behind pictures: a stronger one would turn muddy under the tint of a
   * picture's category.
   */
  readonly tile: { readonly lightness: string; readonly chroma: string; readonly ground: string };
  /** Opacity of pictures: below 1 they let the dark page through, so that photographs don't glare on it. */
  readonly pictureOpacity: string;
  /** Shadows of floating surfaces, as CSS values. */
  readonly elevation: { readonly menu: string; readonly dialog: string; readonly sticky: string };
  /** Three colours for pictograms on empty and error screens. */
  readonly illustration: { readonly line: string; readonly fill: string; readonly accent: string };
}

/** Faces and how headings are set in them. */
export interface TypeTokens {
  readonly text: FaceName;
  readonly heading: FaceName;
  /** 100–900. */
  readonly headingWeight: number;
  /** In em. */
  readonly headingSpacing: string;
  readonly headingCase: 'none' | 'uppercase';
}

/** The tenant's corners. */
export interface ShapeTokens {
  /** Corner radius of fields, cards and dialogs in px. */
  readonly radius: 0 | 4 | 8 | 12;
  /** Buttons follow `radius`, or are pills. */
  readonly button: 'radius' | 'pill';
}

/** Traits of a look below the page's head, so that any part of a screen shows the shop's identity. */
export interface CharacterTokens {
  /** Background of product pictures: a tint, the bare paper, the paper with an edge, or two of the look's colours. */
  readonly picture: 'tint' | 'paper' | 'outline' | 'duotone';
  /** Below the headings of a page's sections. */
  readonly rule: 'hairline' | 'double' | 'bar' | 'none';
  /** Arrangement of the symbol on the background of banners and empty screens: in rows, in bond, scattered, once and large, or none. */
  readonly pattern: 'grid' | 'brick' | 'scatter' | 'single' | 'none';
  /** Width of the lines of icons on their grid of 24, in px. */
  readonly iconStroke: 1.5 | 2 | 2.25;
  /** Headings of groups in lists: in a well, on a band of the primary colour, over a strong line, or in spaced capitals. */
  readonly group: 'well' | 'band' | 'line' | 'caps';
  /** Background of the start page's first card: paper, the tint of selected items, or that of the second colour. */
  readonly hero: 'paper' | 'chosen' | 'second';
  /** Cents of a price that leads its row, card or sum: like its other figures, or smaller and raised. */
  readonly price: 'plain' | 'raised';
}

/** One filled outline of a symbol, on a grid of 32 by 32. */
export interface SymbolPath {
  /** SVG path data, filled by the even-odd rule, so that an inner outline is a hole. */
  readonly d: string;
  /** `main` is the tenant's mark colour, `accent` the second one beside it. */
  readonly tone: 'main' | 'accent';
}

/** The word-mark: a symbol and one or two words in the heading face. */
export interface WordMarkTokens {
  readonly symbol: readonly SymbolPath[];
  /** True if the symbol is a filled square itself, and so needs no tile around it where it stands alone. */
  readonly isTile?: boolean;
  /** The name. */
  readonly name: string;
  /** The place of a group's member, set quieter beside the name. */
  readonly place?: string;
}

/** Addresses of the tenant's drawn files. */
export interface AssetTokens {
  /** Word-mark with outlined letters for light backgrounds, for documents and mails; the shop itself sets it as text. */
  readonly logo: string;
  /** The same for dark backgrounds. */
  readonly logoOnDark: string;
  readonly favicon: string;
  /** Placeholder for a missing product picture; transparent, so it fits both modes. */
  readonly missingImage: string;
}

/** The colours a designer chooses by hand for one mode; all others follow from them. */
export interface ModeSeed {
  /** The page. */
  readonly canvas: string;
  /** Rows, cards, fields. */
  readonly paper: string;
  /** Text. */
  readonly ink: string;
  /** Links, marks and, unless `primaryFill` says otherwise, filled buttons. */
  readonly primary: string;
  /** Filled buttons, where the colour of links would glare as an area (mostly in dark mode). */
  readonly primaryFill?: string;
  readonly secondary: string;
  /** Sale prices and, unless `saleFill` says otherwise, filled badges. */
  readonly sale: string;
  readonly saleFill?: string;
  readonly header: {
    readonly background: string;
    readonly text: string;
    readonly accent: string;
    /** The symbol, where it is not in `accent`. */
    readonly mark?: string;
    /** The symbol's second colour, where it is not `secondary`. */
    readonly markAccent?: string;
    /** Only for a tenant with a band along the upper edge. */
    readonly band?: string;
  };
}

/** One tenant's character in the few choices that make it. */
export interface ThemeSeed {
  readonly code: ThemeCode;
  readonly headerStyle: HeaderStyle;
  readonly light: ModeSeed;
  readonly dark: ModeSeed;
  readonly type: TypeTokens;
  readonly shape: ShapeTokens;
  readonly density: Density;
  readonly character: CharacterTokens;
  /** Hue in degrees that category tiles start from. */
  readonly categoryHue: number;
  readonly wordMark: WordMarkTokens;
  readonly assets: AssetTokens;
}

/** A look as the shop applies it: the choices, and values derived from them without computing a colour. */
export interface Look extends ThemeSeed {
  /** The shop's title, for the browser tab and for screen readers. */
  readonly title: string;
}

/** A look with every colour that follows from its choices, for MUI's theme, stylesheets and drawings. */
export interface ThemeTokens extends Look {
  readonly palettes: Readonly<Record<ThemeMode, PaletteTokens>>;
}
