import { characterValues } from './character';
import type { ShopVariable } from './cssVariables';
import { fontStacks } from './faces';
import { rowHeights } from './rowHeights';
import type { Density, ThemeTokens } from './tokens';

type Values = Partial<Record<ShopVariable, string>>;

const densities: Readonly<Record<Density, Values>> = {
  compact: { '--shop-size-control': '32px', '--shop-size-control-small': '28px', '--shop-size-line': '36px' },
  regular: { '--shop-size-control': '40px', '--shop-size-control-small': '32px', '--shop-size-line': '44px' },
  touch: { '--shop-size-control': '48px', '--shop-size-control-small': '40px', '--shop-size-line': '52px' },
};

/** The values of all `--shop-…` variables that hold without a media query. Colours point into the palette. */
export function shopValues(tokens: ThemeTokens, density: Density): Record<ShopVariable, string> {
  const { radius, button } = tokens.shape;
  const { type } = tokens;
  const rem = (pixels: number): string => `${pixels / 16}rem`;
  return {
    '--shop-space-1': '4px',
    '--shop-space-2': '8px',
    '--shop-space-3': '12px',
    '--shop-space-4': '16px',
    '--shop-space-5': '20px',
    '--shop-space-6': '24px',
    '--shop-space-8': '32px',
    '--shop-space-10': '40px',
    '--shop-space-12': '48px',
    '--shop-space-16': '64px',
    '--shop-size-control': '40px',
    '--shop-size-control-small': '32px',
    '--shop-size-row': `${rowHeights[density]}px`,
    '--shop-size-line': '44px',
    ...densities[density],
    '--shop-size-touch': '24px',
    '--shop-size-icon': '20px',
    '--shop-size-header': '64px',
    '--shop-size-category-bar': '44px',
    '--shop-size-keyboard': '0px',
    '--shop-size-bottom-bar': 'max(60px + env(safe-area-inset-bottom, 0px), var(--shop-size-keyboard))',
    '--shop-size-content': '1440px',
    '--shop-size-facets': 'max(264px, min(16.5rem, 28vw))',
    '--shop-size-summary': 'max(344px, min(21.5rem, 38vw))',
    '--shop-size-measure': '72ch',
    '--shop-page-margin': '32px',
    '--shop-font-text': fontStacks[type.text],
    '--shop-font-heading': fontStacks[type.heading],
    '--shop-font-heading-weight': String(type.headingWeight),
    '--shop-font-heading-spacing': type.headingSpacing,
    '--shop-font-heading-case': type.headingCase,
    '--shop-font-size-12': rem(12),
    '--shop-font-size-13': rem(13),
    '--shop-font-size-14': rem(14),
    '--shop-font-size-16': rem(16),
    '--shop-font-size-20': rem(20),
    '--shop-font-size-25': rem(25),
    '--shop-font-size-31': rem(31),
    '--shop-font-size-body': rem(14),
    '--shop-font-size-field': rem(14),
    '--shop-figures': 'tabular-nums lining-nums',
    '--shop-radius': `${radius}px`,
    '--shop-radius-small': `${radius / 2}px`,
    '--shop-radius-large': `${Math.round(radius * 1.5)}px`,
    '--shop-radius-button': button === 'pill' ? '999px' : `${radius}px`,
    '--shop-radius-pill': '999px',
    '--shop-hairline': '1px solid var(--mui-palette-divider)',
    '--shop-edge': '1px solid var(--mui-palette-outline)',
    '--shop-focus-ring': '2px solid var(--mui-palette-focus)',
    '--shop-focus-gap': '2px',
    '--shop-shadow-sticky': 'var(--mui-palette-elevation-sticky)',
    '--shop-shadow-menu': 'var(--mui-palette-elevation-menu)',
    '--shop-shadow-dialog': 'var(--mui-palette-elevation-dialog)',
    '--shop-z-sticky': '100',
    '--shop-z-header': '1100',
    '--shop-z-drawer': '1200',
    '--shop-z-dialog': '1300',
    '--shop-z-toast': '1400',
    '--shop-z-tooltip': '1500',
    '--shop-duration-fast': '120ms',
    '--shop-duration-medium': '160ms',
    '--shop-duration-slow': '200ms',
    '--shop-easing': 'cubic-bezier(0.2, 0, 0, 1)',
    '--shop-header-background': 'var(--mui-palette-header-background)',
    '--shop-header-text': 'var(--mui-palette-header-text)',
    '--shop-header-muted': 'var(--mui-palette-header-muted)',
    '--shop-header-divider': 'var(--mui-palette-header-divider)',
    '--shop-header-hover': 'var(--mui-palette-header-hover)',
    '--shop-header-field': 'var(--mui-palette-header-field)',
    '--shop-header-field-text': 'var(--mui-palette-header-fieldText)',
    '--shop-header-field-border': 'var(--mui-palette-header-fieldBorder)',
    '--shop-header-accent': 'var(--mui-palette-header-accent)',
    '--shop-header-accent-text': 'var(--mui-palette-header-accentText)',
    '--shop-header-band': 'var(--mui-palette-header-band)',
    '--shop-header-mark': 'var(--mui-palette-header-mark)',
    '--shop-header-mark-accent': 'var(--mui-palette-header-markAccent)',
    '--shop-header-focus': 'var(--mui-palette-header-focus)',
    '--shop-sale-background': 'var(--mui-palette-sale-main)',
    '--shop-sale-contrast': 'var(--mui-palette-sale-contrastText)',
    '--shop-sale-text': 'var(--mui-palette-sale-text)',
    '--shop-sale-surface': 'var(--mui-palette-sale-surface)',
    '--shop-sale-border': 'var(--mui-palette-sale-border)',
    '--shop-tile-lightness': 'var(--mui-palette-tile-lightness)',
    '--shop-tile-chroma': 'var(--mui-palette-tile-chroma)',
    ...characterValues(tokens),
    '--shop-picture-opacity': 'var(--mui-palette-pictureOpacity)',
    '--shop-category-hue': String(tokens.categoryHue),
  };
}

/** Variables that depend on the window and on the user's preference for less motion, by media query. */
export const shopMedia: Readonly<Record<string, Values>> = {
  '@media (max-width: 1390.95px)': { '--shop-page-margin': '24px', '--shop-size-header': '56px' },
  '@media (max-width: 960.95px)': {
    // In landscape, a phone's camera covers its short edge.
    '--shop-page-margin': 'max(16px, env(safe-area-inset-left, 0px), env(safe-area-inset-right, 0px))',
    '--shop-size-header': 'max(56px, 3.5rem)',
    '--shop-size-control': '48px',
    '--shop-size-control-small': '44px',
    '--shop-size-line': '52px',
    '--shop-size-touch': '44px',
    '--shop-font-size-body': '1rem',
    '--shop-font-size-field': '1rem',
  },
  // A tablet in landscape is as wide as a desktop window, but is used by touch.
  '@media (pointer: coarse)': { '--shop-size-touch': '44px', '--shop-font-size-field': '1rem' },
  '@media (prefers-reduced-motion: reduce)': {
    '--shop-duration-fast': '0ms',
    '--shop-duration-medium': '0ms',
    '--shop-duration-slow': '0ms',
  },
};
