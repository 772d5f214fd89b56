import type { ThemeTokens } from '#themes/tokens.ts';
import { isToken, tokenFile, type DesignToken, type TokenGroup } from './designTokens';

interface StudioToken {
  readonly value: string | number;
  readonly type: string;
  readonly description?: string;
}
interface StudioGroup {
  readonly [name: string]: StudioToken | StudioGroup;
}

/** Tokens Studio distinguishes measures by their use. */
const dimensionTypes: Readonly<Record<string, string>> = { space: 'spacing', radius: 'borderRadius', size: 'sizing', font: 'fontSizes' };

function studioToken({ $type, $value, $description }: DesignToken, group: string): StudioToken {
  const description = $description === undefined ? {} : { description: $description };
  switch ($type) {
    case 'color':
      // References are written alike in both formats.
      return { value: typeof $value === 'string' ? $value : ($value as { hex: string }).hex, type: 'color', ...description };
    case 'dimension':
    case 'duration': {
      const { value, unit } = $value as { value: number; unit: string };
      return { value: `${value}${unit}`, type: $type === 'duration' ? 'other' : (dimensionTypes[group] ?? 'dimension'), ...description };
    }
    case 'fontFamily':
      return { value: ($value as string[])[0] ?? '', type: 'fontFamilies', ...description };
    case 'fontWeight':
      return { value: $value as number, type: 'fontWeights', ...description };
    case 'number':
      return { value: $value as number, type: 'number', ...description };
    case 'cubicBezier':
      return { value: `cubic-bezier(${($value as number[]).join(', ')})`, type: 'other', ...description };
  }
}

function studioGroup(group: TokenGroup, top?: string): StudioGroup {
  return Object.fromEntries(
    Object.entries(group)
      .filter(([name]) => !name.startsWith('$'))
      .map(([name, value]) => [name, isToken(value) ? studioToken(value, top ?? name) : studioGroup(value, top ?? name)]),
  );
}

/**
 * The look as one file for Tokens Studio for Figma ("Load from file"): a set common to both modes and one for each mode, and two themes
 * that combine them.
 */
export function tokensStudioFile(tokens: ThemeTokens): object {
  const groups = Object.entries(tokenFile(tokens, 'light')).filter(([name]) => !['seed', 'palette'].includes(name));
  const coloursOf = (mode: 'light' | 'dark') => {
    const file = tokenFile(tokens, mode);
    return studioGroup({ seed: file.seed, palette: file.palette });
  };
  const theme = (mode: 'light' | 'dark') => ({
    id: `${tokens.code}-${mode}`,
    name: `${tokens.title} ${mode}`,
    group: tokens.title,
    selectedTokenSets: { measures: 'enabled', [mode]: 'enabled' },
  });
  return {
    measures: studioGroup(Object.fromEntries(groups) as TokenGroup),
    light: coloursOf('light'),
    dark: coloursOf('dark'),
    $themes: [theme('light'), theme('dark')],
    $metadata: { tokenSetOrder: ['measures', 'light', 'dark'] },
  };
}
