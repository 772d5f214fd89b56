import { meaningOf, variableOf } from '../boards/colourMeasures';

/** Tokens in groups, as far as references need them. */
type Tokens = Readonly<Record<string, unknown>>;

/** Roles whose variables are MUI's own, which `cssVariables.ts` doesn't explain. */
const ownMeanings: Readonly<Record<string, string>> = {
  'text.primary': 'Text',
  'text.secondary': 'Secondary text',
  'text.disabled': 'Text of disabled controls',
  divider: 'Hairlines between rows',
  'tile.ground': 'A weak tint of the look’s own hue behind pictures',
};

/** The meaning of a palette's role, such as `primary.main`; undefined if it has none of its own. */
export function describeRole(path: string): string | undefined {
  const [group = '', role = ''] = path.includes('.') ? path.split('.') : ['', path];
  if (group === 'neutral') return `Step ${role} of the neutral scale; 50 is the lightest`;
  if (role === 'light' && group !== '') return 'A quieter main, for tracks and illustrations';
  return ownMeanings[path] ?? meaningOf(group, role, variableOf(path));
}

/** Tokens that a role of the palette is taken from, the first that exists with its value. Others of the same value are so by chance. */
const sources: Readonly<Record<string, readonly string[]>> = {
  'background.canvas': ['seed.canvas'],
  'background.paper': ['seed.paper'],
  'background.raised': ['palette.background.paper'],
  'text.primary': ['seed.ink'],
  focus: ['seed.primary'],
  'primary.main': ['seed.primaryFill', 'seed.primary'],
  'primary.text': ['seed.primary'],
  'secondary.main': ['seed.secondary'],
  'secondary.text': ['seed.secondary'],
  'sale.main': ['seed.saleFill', 'seed.sale'],
  'sale.text': ['seed.sale'],
  'illustration.accent': ['seed.secondary'],
  'header.background': ['seed.header.background'],
  'header.text': ['seed.header.text'],
  'header.focus': ['palette.header.text'],
  'header.field': ['seed.paper'],
  'header.fieldText': ['palette.header.text', 'seed.ink'],
  'header.accent': ['seed.header.accent'],
  'header.accentText': ['palette.header.background', 'seed.ink'],
  'header.band': ['seed.header.band', 'palette.header.background'],
  'header.mark': ['seed.header.mark', 'seed.header.accent'],
  'header.markAccent': ['seed.header.markAccent', 'seed.secondary'],
};

const hexAt = (tokens: Tokens, path: string): unknown => {
  const found = path.split('.').reduce<unknown>((group, name) => (group as Tokens | undefined)?.[name], tokens);
  return (found as { $value?: { hex?: unknown } } | undefined)?.$value?.hex;
};

/** A reference, such as `{seed.primary}`, for a role of the palette that is a copy of another token; undefined for any other role. */
export function aliasOf(path: string, tokens: Tokens): string | undefined {
  const value = hexAt(tokens, `palette.${path}`);
  const source = sources[path]?.find((candidate) => hexAt(tokens, candidate) === value);
  return value === undefined || source === undefined ? undefined : `{${source}}`;
}
