import { z } from 'zod';
import { lookOf } from '#themes/lookOf.ts';
import { fontStacks, type FaceName } from '#themes/faces.ts';
import type { ThemeCode } from '#themes/themeCodes.ts';
import type { Look, ModeSeed, ThemeSeed } from '#themes/tokens.ts';

/** A look being edited: its choices, without the files drawn from them. Its code may be unused yet. */
export type Draft = Omit<ThemeSeed, 'assets' | 'code'> & { readonly code: string };

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'a colour is #rrggbb, in small letters');

const modeSeed: z.ZodType<ModeSeed> = z.strictObject({
  canvas: colour,
  paper: colour,
  ink: colour,
  primary: colour,
  primaryFill: colour.exactOptional(),
  secondary: colour,
  sale: colour,
  saleFill: colour.exactOptional(),
  header: z.strictObject({
    background: colour,
    text: colour,
    accent: colour,
    mark: colour.exactOptional(),
    markAccent: colour.exactOptional(),
    band: colour.exactOptional(),
  }),
});

const faces = Object.keys(fontStacks) as [FaceName, ...FaceName[]];

/** Values of the choices that are no colours, as the editor offers them. */
export const choices = {
  headerStyle: ['light', 'dark', 'coloured'],
  /** Faces with figures of one width; the others are for headings only. */
  textFace: ['source-sans', 'plex-sans', 'archivo', 'nunito'],
  headingFace: faces,
  headingCase: ['none', 'uppercase'],
  radius: [0, 4, 8, 12],
  button: ['radius', 'pill'],
  density: ['compact', 'regular', 'touch'],
  picture: ['tint', 'paper', 'outline', 'duotone'],
  rule: ['hairline', 'double', 'bar', 'none'],
  pattern: ['grid', 'brick', 'scatter', 'single', 'none'],
  iconStroke: [1.5, 2, 2.25],
  group: ['well', 'band', 'line', 'caps'],
  hero: ['paper', 'chosen', 'second'],
  price: ['plain', 'raised'],
} as const;

const draftSchema: z.ZodType<Draft> = z.strictObject({
  code: z.string().regex(/^(?:[A-Z]{2}|national)$/, 'a code is two capital letters'),
  headerStyle: z.enum(choices.headerStyle),
  light: modeSeed,
  dark: modeSeed,
  type: z.strictObject({
    text: z.enum(choices.textFace),
    heading: z.enum(choices.headingFace),
    headingWeight: z.number().int().min(100).max(900),
    headingSpacing: z.string().regex(/^-?\d*\.?\d+(?:em)?$/, 'a spacing is a number of em, or 0'),
    headingCase: z.enum(choices.headingCase),
  }),
  shape: z.strictObject({ radius: z.literal(choices.radius), button: z.enum(choices.button) }),
  density: z.enum(choices.density),
  character: z.strictObject({
    picture: z.enum(choices.picture),
    rule: z.enum(choices.rule),
    pattern: z.enum(choices.pattern),
    iconStroke: z.literal(choices.iconStroke),
    group: z.enum(choices.group),
    hero: z.enum(choices.hero),
    // Earlier drafts don't have it.
    price: z.enum(choices.price).default('plain'),
  }),
  categoryHue: z.number().min(0).max(360),
  wordMark: z.strictObject({
    symbol: z.array(
      z.strictObject({ d: z.string().regex(/^[MLHVCSQTAZmlhvcsqtaz\d\s,.eE-]*$/, 'path data of SVG'), tone: z.enum(['main', 'accent']) }),
    ),
    isTile: z.boolean().exactOptional(),
    name: z.string().min(1).max(40),
    place: z.string().min(1).max(40).exactOptional(),
  }),
});

/** A draft, or the reasons why the input is invalid, each with its place. */
export type ReadDraft = { readonly draft: Draft } | { readonly problems: readonly string[] };

/** Validates a draft from an address or a file. */
export function readDraft(value: unknown): ReadDraft {
  const read = draftSchema.safeParse(value);
  if (read.success) return { draft: read.data };
  return { problems: read.error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message)) };
}

/** A look without its drawn files and derived values. */
export function draftOf({ code, headerStyle, light, dark, type, shape, density, character, categoryHue, wordMark }: Look): Draft {
  return { code, headerStyle, light, dark, type, shape, density, character, categoryHue, wordMark };
}

/** The draft as a look: its drawn files are those of the look that it began with, until `npm run gen` draws its own. */
export function lookOfDraft(draft: Draft, assets: Look['assets']): Look {
  // Nothing of a look depends on its code being entered in the lists already.
  return lookOf({ ...draft, code: draft.code as ThemeCode, assets });
}
