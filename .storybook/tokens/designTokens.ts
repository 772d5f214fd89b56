import { shopVariables, type ShopVariable } from '#themes/cssVariables.ts';
import { shopValues } from '#themes/shopVariables.ts';
import type { ThemeMode, ThemeTokens } from '#themes/tokens.ts';
import { aliasOf, describeRole } from './paletteRoles';

/** A token of the W3C community group's format, 2025.10. */
export interface DesignToken {
  readonly $type: 'color' | 'dimension' | 'duration' | 'number' | 'fontFamily' | 'fontWeight' | 'cubicBezier';
  /** A value of its type, or a reference to another token of the file: `{seed.primary}`. */
  readonly $value: unknown;
  readonly $description?: string;
}

/** Tokens by their names, in groups. */
export interface TokenGroup {
  readonly [name: string]: DesignToken | TokenGroup;
}

/** A file of tokens: groups by their names. Values without a type in the format are in its extensions. */
export interface TokenFile {
  readonly $description: string;
  readonly $extensions: Readonly<Record<string, unknown>>;
  readonly seed: TokenGroup;
  readonly palette: TokenGroup;
  readonly [group: string]: unknown;
}

/** Key of the non-colour choices among a file's extensions. */
export const choicesKey = 'shop.look';

/** True for a token, false for a group of them. */
export const isToken = (value: unknown): value is DesignToken => typeof value === 'object' && value !== null && '$value' in value;

const hex = /^#[0-9a-f]{6}$/i;

/** `#rrggbb` as a colour token; the parts of the colour are rounded to the precision of eight bits. */
function colourToken(value: string): DesignToken {
  const channel = (at: number) => Number((Number.parseInt(value.slice(at, at + 2), 16) / 255).toFixed(4));
  return { $type: 'color', $value: { colorSpace: 'srgb', components: [channel(1), channel(3), channel(5)], hex: value } };
}

/** All colours of an object as tokens, its objects as groups; numbers in words as numbers, and nothing else. */
function colourGroup(colours: object): TokenGroup {
  return Object.fromEntries(
    Object.entries(colours).flatMap(([name, value]: [string, unknown]): [string, DesignToken | TokenGroup][] => {
      if (typeof value === 'object' && value !== null) {
        const group = colourGroup(value);
        return Object.keys(group).length > 0 ? [[name, group]] : [];
      }
      if (typeof value !== 'string') return [];
      if (hex.test(value)) return [[name, colourToken(value)]];
      return /^[\d.]+$/.test(value) ? [[name, { $type: 'number', $value: Number(value) }]] : [];
    }),
  );
}

/** The palette's colours with their meanings; a role that is a copy of another token refers to that one. */
function paletteGroup({ seed, palette }: { seed: TokenGroup; palette: TokenGroup }): TokenGroup {
  const file = { seed, palette };
  const described = (group: TokenGroup, path: string): TokenGroup =>
    Object.fromEntries(
      Object.entries(group).map(([name, value]) => {
        const own = path === '' ? name : `${path}.${name}`;
        if (!isToken(value)) return [name, described(value, own)];
        const $value = aliasOf(own, file) ?? value.$value;
        const $description = describeRole(own);
        return [name, { ...value, $value, ...($description === undefined ? {} : { $description }) }];
      }),
    );
  return described(palette, '');
}

/** A variable's value as a token; undefined where the format has no type for it. */
function measureToken(name: ShopVariable, value: string): DesignToken | undefined {
  const $description = shopVariables[name];
  const size = /^(-?[\d.]+)(px|rem|ms)$/.exec(value);
  if (size) return { $type: size[2] === 'ms' ? 'duration' : 'dimension', $value: { value: Number(size[1]), unit: size[2] }, $description };
  const curve = /^cubic-bezier\((.+)\)$/.exec(value)?.[1];
  if (curve !== undefined) return { $type: 'cubicBezier', $value: curve.split(',').map(Number), $description };
  if (name === '--shop-font-text' || name === '--shop-font-heading') {
    return { $type: 'fontFamily', $value: value.split(',').map((family) => family.trim().replaceAll("'", '')), $description };
  }
  if (/^\d+(?:\.\d+)?$/.test(value))
    return { $type: name.endsWith('weight') ? 'fontWeight' : 'number', $value: Number(value), $description };
  return undefined;
}

/** `--shop-size-control-small` is `size`, `control-small`. */
const placeOf = (name: ShopVariable): readonly [string, string] => {
  const [group = '', ...rest] = name.replace('--shop-', '').split('-');
  return [group, rest.join('-') || 'regular'];
};

/** All measures of a look that hold without a media query: space, sizes, type, corners, motion, layers. */
function measureGroups(tokens: ThemeTokens): TokenGroup {
  const groups: Record<string, Record<string, DesignToken>> = {};
  for (const [name, value] of Object.entries(shopValues(tokens, tokens.density)) as [ShopVariable, string][]) {
    const token = measureToken(name, value);
    const [group, role] = placeOf(name);
    if (token) groups[group] = { ...groups[group], [role]: token };
  }
  return groups;
}

/**
 * The tokens of a look in one mode: its seeds, the derived palette, and its measures. The non-colour choices are among the extensions,
 * so that the file alone restores the look.
 */
export function tokenFile(tokens: ThemeTokens, mode: ThemeMode): TokenFile {
  const { code, headerStyle, type, shape, density, character, categoryHue, wordMark } = tokens;
  const seed = colourGroup(tokens[mode]);
  return {
    $description: `${tokens.title}, ${mode}`,
    $extensions: { [choicesKey]: { mode, choices: { code, headerStyle, type, shape, density, character, categoryHue, wordMark } } },
    seed,
    palette: paletteGroup({ seed, palette: colourGroup(tokens.palettes[mode]) }),
    ...measureGroups(tokens),
  };
}

/** The file that says how the two modes' files belong together (Resolver Module 2025.10). */
export function resolverFile({ code, title }: Pick<ThemeTokens, 'code' | 'title'>): object {
  const context = (mode: ThemeMode) => [{ $ref: fileName(code, mode) }];
  return {
    name: title,
    version: '2025.10',
    modifiers: { mode: { contexts: { light: context('light'), dark: context('dark') }, default: 'light' } },
    resolutionOrder: [{ $ref: '#/modifiers/mode' }],
  };
}

/** Name of a look's file of one mode. */
export const fileName = (code: string, mode: ThemeMode): string => `${code}.${mode}.tokens.json`;
