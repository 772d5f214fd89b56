import { paletteVariables, shopVariables } from '#themes/cssVariables.ts';
import { contrastRatio } from '#themes/colour.ts';
import type { PaletteTokens } from '#themes/tokens.ts';

/** Lowest contrast of a colour. */
interface Measure {
  /** Variable of the colour it is measured against: the worst of those it meets. */
  against: string;
  /** WCAG contrast ratio, 1 to 21. */
  ratio: number;
  verdict: string;
  isEnough: boolean;
}

/** One colour of a palette. */
export interface PaletteColour {
  /** Its CSS variable. */
  variable: string;
  /** `#rrggbb`. */
  value: string;
  meaning: string | undefined;
  /** The pair with the lowest contrast. */
  measure: Measure;
  /** Everything that it meets. */
  measures: readonly { readonly against: string; readonly ratio: number }[];
  bar: 3 | 4.5 | undefined;
}

/** Colours that belong together. */
export interface ColourGroup {
  name: string;
  colours: readonly PaletteColour[];
}

interface Rule {
  /** Paths of its background colours; `*` is all of a group, a leading dot the same group. */
  on: readonly string[];
  bar: 3 | 4.5;
}

const levels = 'background.*';

/** Required contrast per colour. Other colours are measured against paper, with a list of their possible uses. */
const rules: Readonly<Record<string, Rule>> = {
  [levels]: { on: ['text.primary', 'text.secondary'], bar: 4.5 },
  'text.primary': { on: [levels], bar: 4.5 },
  'text.secondary': { on: [levels], bar: 4.5 },
  'text.disabled': { on: ['background.canvas', 'background.paper'], bar: 3 },
  outline: { on: ['background.canvas', 'background.paper', 'background.raised', 'background.sunken'], bar: 3 },
  focus: { on: [levels], bar: 3 },
  'tone.main': { on: ['.contrastText'], bar: 4.5 },
  'tone.dark': { on: ['.contrastText'], bar: 4.5 },
  'tone.contrastText': { on: ['.main', '.dark'], bar: 4.5 },
  'tone.text': { on: [levels, '.surface'], bar: 4.5 },
  'tone.surface': { on: ['.text', 'text.primary', 'text.secondary'], bar: 4.5 },
  'header.background': { on: ['.text', '.muted'], bar: 4.5 },
  'header.hover': { on: ['.text', '.muted'], bar: 4.5 },
  'header.text': { on: ['.background', '.hover'], bar: 4.5 },
  'header.muted': { on: ['.background', '.hover'], bar: 4.5 },
  'header.field': { on: ['.fieldText'], bar: 4.5 },
  'header.fieldText': { on: ['.field'], bar: 4.5 },
  'header.fieldBorder': { on: ['.background'], bar: 3 },
  'header.accent': { on: ['.background'], bar: 3 },
  'header.accentText': { on: ['.accent'], bar: 4.5 },
  'header.mark': { on: ['.background'], bar: 3 },
  'header.markAccent': { on: ['.background'], bar: 3 },
  'header.focus': { on: ['.background'], bar: 3 },
  'illustration.accent': { on: ['background.paper'], bar: 3 },
};

type Group = Readonly<Record<string, string>>;

const isColour = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
const isTone = (group: Group): boolean => 'main' in group && 'contrastText' in group;

/** The CSS variable of a palette's path, `background.canvas`. MUI has names of its own for two of them. */
export const variableOf = (path: string): string =>
  `--mui-palette-${path
    .replace(/^neutral\./, 'grey.')
    .replace(/^background\.canvas$/, 'background.default')
    .replaceAll('.', '-')}`;

const meanings: Readonly<Record<string, string>> = { ...paletteVariables, ...shopVariables };

/** The meaning of a palette's role, as `cssVariables.ts` gives it; tones share theirs. */
export function meaningOf(group: string, role: string, variable: string): string | undefined {
  const inKebab = role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const found = meanings[variable] ?? meanings[`--shop-${group}-${inKebab}`] ?? meanings[`--mui-palette-primary-${role}`];
  return found?.replace(/; likewise .*$/, '');
}

/** Possible uses of a ratio, without a requirement. */
function worthOf(ratio: number): string {
  if (ratio >= 4.5) return 'could carry words';
  return ratio >= 3 ? 'edges and signs, no words' : 'areas and hairlines only';
}

/** Groups in a designer's sequence: chosen colours before derived ones. */
const groupOrder = ['primary', 'secondary', 'sale', 'background', 'text', 'lines', 'header', 'success', 'warning', 'error', 'info'];
const rankOf = (name: string): number => (groupOrder.includes(name) ? groupOrder.indexOf(name) : groupOrder.length);

/** All colours of a palette, in groups, each measured against its backgrounds. New tokens are included automatically. */
export function colourGroups(palette: PaletteTokens): ColourGroup[] {
  const groups = new Map<string, Group>();
  const single: Record<string, string> = {};
  for (const [name, value] of Object.entries(palette) as [string, unknown][]) {
    if (isColour(value)) single[name] = value;
    else if (typeof value === 'object' && value !== null) {
      const colours = Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => isColour(entry[1])));
      if (Object.keys(colours).length > 0) groups.set(name, colours);
    }
  }
  const all = new Map<string, string>(Object.entries(single));
  for (const [group, colours] of groups) for (const [role, value] of Object.entries(colours)) all.set(`${group}.${role}`, value);

  const pathsOf = (pattern: string, group: string): string[] => {
    const path = pattern.startsWith('.') ? `${group}${pattern}` : pattern;
    return path.endsWith('.*') ? [...all.keys()].filter((key) => key.startsWith(path.slice(0, -1))) : [path];
  };
  const measureOf = (
    path: string,
    value: string,
    group: string,
    rule: Rule | undefined,
  ): Omit<PaletteColour, 'variable' | 'value' | 'meaning'> => {
    const met = (rule?.on ?? ['background.paper']).flatMap((pattern) => pathsOf(pattern, group)).filter((other) => other !== path);
    const measured = met
      .map((other) => ({ other, ratio: contrastRatio(value, all.get(other) ?? value) }))
      .sort((a, b) => a.ratio - b.ratio);
    const { other, ratio } = measured[0] ?? { other: path, ratio: 1 };
    const isEnough = rule === undefined || ratio >= rule.bar;
    const verdict = rule === undefined ? worthOf(ratio) : `${isEnough ? '✓ reaches' : '✗ below'} ${rule.bar} : 1`;
    return {
      measure: { against: variableOf(other), ratio, verdict, isEnough },
      measures: measured.map((met) => ({ against: variableOf(met.other), ratio: met.ratio })),
      bar: rule?.bar,
    };
  };
  const colourOf = (group: string, role: string, value: string, tone: boolean): PaletteColour => {
    const path = group === '' ? role : `${group}.${role}`;
    const variable = variableOf(path);
    const rule = rules[path] ?? rules[`${group}.*`] ?? (tone ? rules[`tone.${role}`] : undefined);
    return { variable, value, meaning: meaningOf(group, role, variable), ...measureOf(path, value, group, rule) };
  };
  return [
    ...[...groups].map(([name, colours]) => ({
      name,
      colours: Object.entries(colours).map(([role, value]) => colourOf(name, role, value, isTone(colours))),
    })),
    { name: 'lines', colours: Object.entries(single).map(([role, value]) => colourOf('', role, value, false)) },
  ].toSorted((one, other) => rankOf(one.name) - rankOf(other.name));
}

/** Two colours that meet, and how far apart they have to be. */
export interface Pair {
  /** `text-primary on background-paper`. */
  readonly name: string;
  readonly ratio: number;
  readonly bar: 3 | 4.5;
}

/** Colours used as backgrounds. */
const isArea = (variable: string): boolean => /background|-(?:surface|main|dark|hover|field)$/.test(variable);

/** Number of measured pairs of a palette, and the failing ones, the worst first. Each pair counts once, from either side. */
export function verdictOf(palette: PaletteTokens): { readonly pairs: number; readonly failures: readonly Pair[] } {
  const short = (variable: string) => variable.replace('--mui-palette-', '').replace('background-default', 'background-canvas');
  const pairs = new Map<string, Pair>();
  for (const { colours } of colourGroups(palette)) {
    for (const { variable, measures, bar } of colours) {
      if (bar === undefined) continue;
      for (const { against, ratio } of measures) {
        const key = [variable, against].toSorted().join(' ');
        const known = pairs.get(key);
        const [upper, lower] = isArea(variable) && !isArea(against) ? [against, variable] : [variable, against];
        if (!known || known.bar < bar) pairs.set(key, { name: `${short(upper)} on ${short(lower)}`, ratio, bar });
      }
    }
  }
  const failures = [...pairs.values()].filter(({ ratio, bar }) => ratio < bar).toSorted((one, other) => one.ratio - other.ratio);
  return { pairs: pairs.size, failures };
}
