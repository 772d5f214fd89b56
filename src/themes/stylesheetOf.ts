import { createTenantTheme } from './createTenantTheme';
import { lookAttribute } from './mode';
import type { ThemeCode } from './themeCodes';
import type { ThemeTokens } from './tokens';

/** Text of the rules in a style object, nested media queries included. */
function rulesOf(styles: object, indent = ''): string {
  return Object.entries(styles)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => {
      if (typeof value === 'object' && value !== null) return `${indent}${name} {\n${rulesOf(value, `${indent}  `)}${indent}}\n`;
      const property = name.replaceAll(/[A-Z]/g, (letter) => (name.startsWith('--') ? letter : `-${letter.toLowerCase()}`));
      return `${indent}${property}: ${String(value)};\n`;
    })
    .join('');
}

/**
 * The stylesheet of a look: every CSS variable of the theme that {@link createTenantTheme} makes, under the root element that
 * names the look. The shop is painted with it before any JavaScript of a theme is there.
 */
export function stylesheetOf(code: ThemeCode, tokens: ThemeTokens): string {
  const theme = createTenantTheme(tokens, { rootSelector: `:root[${lookAttribute}="${code}"]` });
  return theme
    .generateStyleSheets()
    .map((sheet) => rulesOf(sheet))
    .join('');
}
