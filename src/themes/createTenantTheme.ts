import { createTheme, type PaletteOptions, type Theme, type ThemeOptions } from '@mui/material/styles';
import { actionOverrides } from './overrides/actions';
import { fieldOverrides } from './overrides/fields';
import { surfaceOverrides } from './overrides/surfaces';
import { modeAttribute } from './mode';
import { shopMedia, shopValues } from './shopVariables';
import type { Density, PaletteTokens, ThemeMode, ThemeTokens, ToneTokens } from './tokens';

/** Options of mounting a theme; the shop itself needs none. */
export interface TenantThemeOptions {
  /** Instead of the tenant's own density. */
  readonly density?: Density;
  /** Only this mode, regardless of the page; for boards that show both at once. */
  readonly mode?: ThemeMode;
  /**
   * Selector that gets the variables instead of `:root`, for several tenants side by side, for instance `.board-AL`. The
   * `ThemeProvider` then needs `disableNestedContext`, and the element with this selector gets the tenant's page colours and text face.
   * It never gets a font size: on the root, 1 rem would become that size. `data-mode` on that element chooses its mode.
   */
  readonly rootSelector?: string;
  /** Parent of menus, dialogs and tooltips, so that they stay inside `rootSelector`. Default: the body. */
  readonly portalContainer?: () => HTMLElement | null;
}

const toneOptions = ({ main, contrastText, dark, light, text, surface, border }: ToneTokens) => ({
  main,
  contrastText,
  dark,
  light,
  text,
  surface,
  border,
});

function paletteOptions(palette: PaletteTokens): PaletteOptions {
  const { background, text } = palette;
  return {
    grey: palette.neutral,
    background: {
      default: background.canvas,
      paper: background.paper,
      raised: background.raised,
      sunken: background.sunken,
      hover: background.hover,
      selected: background.selected,
    },
    text: { primary: text.primary, secondary: text.secondary, disabled: text.disabled },
    divider: palette.divider,
    outline: palette.outline,
    focus: palette.focus,
    action: {
      active: text.secondary,
      hover: background.hover,
      selected: background.selected,
      disabled: text.disabled,
      disabledBackground: background.sunken,
      focus: background.hover,
    },
    primary: toneOptions(palette.primary),
    secondary: toneOptions(palette.secondary),
    sale: toneOptions(palette.sale),
    success: toneOptions(palette.success),
    warning: toneOptions(palette.warning),
    error: toneOptions(palette.error),
    info: toneOptions(palette.info),
    header: palette.header,
    tile: palette.tile,
    pictureOpacity: palette.pictureOpacity,
    elevation: palette.elevation,
    illustration: palette.illustration,
  };
}

const heading = (size: string, lineHeight: number) => ({
  fontFamily: 'var(--shop-font-heading)',
  fontWeight: 'var(--shop-font-heading-weight)',
  fontSize: `var(--shop-font-size-${size})`,
  lineHeight,
  letterSpacing: 'var(--shop-font-heading-spacing)',
  textTransform: 'var(--shop-font-heading-case)',
  textWrap: 'balance',
});

const body = (size: string, weight = 400) => ({
  fontFamily: 'var(--shop-font-text)',
  fontWeight: weight,
  fontSize: `var(--shop-font-size-${size})`,
  lineHeight: 1.45,
  letterSpacing: 0,
});

/** The scale 12 13 14 16 20 25 31; sizes are variables, so a tenant or a touch screen changes them without a new theme. */
const typography = {
  fontFamily: 'var(--shop-font-text)',
  fontWeightBold: 700,
  h1: heading('31', 1.15),
  h2: heading('25', 1.2),
  h3: heading('20', 1.25),
  h4: heading('16', 1.3),
  h5: { ...body('14', 700), lineHeight: 1.35 },
  h6: { ...body('13', 700), lineHeight: 1.35 },
  subtitle1: body('16', 600),
  subtitle2: body('14', 600),
  body1: body('body'),
  body2: body('13'),
  button: { ...body('14', 600), lineHeight: 1.25, textTransform: 'none' },
  caption: { ...body('12'), lineHeight: 1.35 },
  overline: { ...body('12', 600), lineHeight: 1.35, letterSpacing: '0.06em', textTransform: 'uppercase' },
};

/** MUI writes the second mode page-wide; inside a board it has to stay with the board's own root. */
function scopedSelector(selector: string, root: string): string {
  if (selector.includes(`[${modeAttribute}="dark"]`)) {
    return `:where([${modeAttribute}="dark"]) ${root}, ${root}[${modeAttribute}="dark"]`;
  }
  return selector.includes(`[${modeAttribute}="light"]`) ? `${root}, ${root}[${modeAttribute}="light"]` : selector;
}

type StyleSheets = ReturnType<Theme['generateStyleSheets']>;

function styleSheetsOf(generated: StyleSheets, tokens: ThemeTokens, options: TenantThemeOptions): StyleSheets {
  const root = options.rootSelector ?? ':root';
  const scoped =
    options.rootSelector === undefined
      ? generated
      : generated.map((sheet) => Object.fromEntries(Object.entries(sheet).map(([selector, css]) => [scopedSelector(selector, root), css])));
  const page =
    options.rootSelector === undefined
      ? {}
      : {
          color: 'var(--mui-palette-text-primary)',
          backgroundColor: 'var(--mui-palette-background-default)',
          fontFamily: 'var(--shop-font-text)',
          lineHeight: 1.45,
        };
  return [
    ...scoped,
    { [root]: { ...shopValues(tokens, options.density ?? tokens.density), ...page } },
    ...Object.entries(shopMedia).map(([query, values]) => ({ [query]: { [root]: values } })),
  ];
}

/**
 * The one way from tokens to a MUI theme. Pure: the same tokens give the same theme. All components are styled through
 * CSS variables, so that putting another tenant's theme into the same `ThemeProvider` repaints and re-mounts nothing.
 */
export function createTenantTheme(tokens: ThemeTokens, options: TenantThemeOptions = {}): Theme {
  const light = { palette: paletteOptions(tokens.palettes.light) };
  const dark = { palette: paletteOptions(tokens.palettes.dark) };
  const schemes: Pick<ThemeOptions, 'colorSchemes' | 'defaultColorScheme'> =
    options.mode === undefined
      ? { colorSchemes: { light, dark }, defaultColorScheme: 'light' }
      : options.mode === 'light'
        ? { colorSchemes: { light }, defaultColorScheme: 'light' }
        : { colorSchemes: { dark }, defaultColorScheme: 'dark' };
  const portal = options.portalContainer === undefined ? {} : { container: options.portalContainer };
  const theme = createTheme({
    ...schemes,
    cssVariables: {
      cssVarPrefix: 'mui',
      rootSelector: options.rootSelector ?? ':root',
      ...(options.mode === undefined ? { colorSchemeSelector: modeAttribute } : {}),
    },
    breakpoints: { values: { xs: 0, sm: 600, md: 961, lg: 1391, xl: 1920 } },
    shape: { borderRadius: tokens.shape.radius },
    typography: typography as NonNullable<ThemeOptions['typography']>,
    // Everything that MUI raises floats; there is one shadow for that.
    shadows: ['none', ...Array<string>(24).fill('var(--shop-shadow-menu)')] as NonNullable<ThemeOptions['shadows']>,
    focusVisible: { outlineColor: 'var(--mui-palette-focus)', outlineWidth: 2, outlineOffset: 2 },
    motion: { reducedMotion: 'system' },
    transitions: {
      duration: { shortest: 120, shorter: 120, short: 160, standard: 200, complex: 200, enteringScreen: 200, leavingScreen: 160 },
    },
    components: {
      ...actionOverrides,
      ...fieldOverrides,
      ...surfaceOverrides(portal),
    },
  });
  const generate = theme.generateStyleSheets.bind(theme);
  theme.generateStyleSheets = () => styleSheetsOf(generate(), tokens, options);
  return theme;
}
