import { allTokens } from '#themes/allTokens.ts';
import { deriveTokens } from '#themes/deriveTokens.ts';
import type { FaceName } from '#themes/faces.ts';
import type { ThemeTokens } from '#themes/tokens.ts';
import { verdictOf } from '../boards/colourMeasures';
import { brandSeeds } from './brandSeeds';
import { distinctChanges } from './distinctChanges';
import { draftOf, lookOfDraft, readDraft, type Draft } from './draft';
import { letterSymbol } from './letterSymbol';
import { lowerHalfProblems } from './lookDistance';

export { lookFile, readLookFile } from './lookFile';

/** Changes of choices at most, before a look counts as impossible to tell from the others. */
const maxChanges = 12;

const others = Object.values(allTokens);

/** Names of all looks by their codes. */
export const lookNames: Readonly<Record<string, string>> = Object.fromEntries(others.map(({ code, title }) => [code, title]));

/** The tokens of a draft; its files aren't drawn yet, so they are those of the neutral look. */
export const tokensOfDraft = (draft: Draft): ThemeTokens => deriveTokens(lookOfDraft(draft, allTokens.national.assets));

/** A look out of one colour, and the labels of the choices that were changed to tell it from the others. */
export interface NewLook {
  readonly draft: Draft;
  readonly changes: readonly string[];
}

/**
 * A look with the colours that follow from one, a coloured header, and the neutral look's other choices, which change as long as another
 * look is too like it.
 *
 * @param colour `#rrggbb`
 */
export function lookOfColour(code: string, name: string, colour: string): NewLook {
  const { national } = allTokens;
  let draft: Draft = {
    ...draftOf(national),
    code,
    headerStyle: 'coloured',
    ...brandSeeds(colour, 'coloured'),
    wordMark: { ...national.wordMark, name },
  };
  const changes: string[] = [];
  for (let tokens = tokensOfDraft(draft); lowerHalfProblems(tokens, others).length > 0 && changes.length < maxChanges;) {
    // Density is how a tenant's customers work, not how a shop looks.
    const best = distinctChanges(draft, tokens, others).find((change) => change.draft.density === draft.density);
    if (!best) break;
    changes.push(best.label);
    draft = best.draft;
    tokens = tokensOfDraft(draft);
  }
  return { draft, changes };
}

/**
 * The draft with a letter in a circle as its symbol.
 *
 * @param outlinesOf outlines of a face's letters (`scripts/letters.ts`)
 */
export async function withLetterSymbol(
  draft: Draft,
  letter: string,
  outlinesOf: (face: FaceName) => Promise<Readonly<Record<string, string>>>,
): Promise<ReturnType<typeof readDraft>> {
  const outline = (await outlinesOf(draft.type.heading))[letter.toLocaleUpperCase('de')];
  if (outline === undefined) return { problems: [`"${letter}" can't be a symbol: give --letter one of A to Z, Ä, Ö, Ü or a digit.`] };
  const { isTile: _, ...wordMark } = draft.wordMark;
  return readDraft({ ...draft, wordMark: { ...wordMark, ...letterSymbol(outline, 'circle', draft.shape.radius) } });
}

/** Reasons why the tests of looks would refuse a draft, each with what to do; none if they pass. */
export function lookProblems(draft: Draft): readonly string[] {
  const tokens = tokensOfDraft(draft);
  const strangers = others.filter(({ code }) => code !== draft.code);
  const symbolOf = ({ wordMark }: ThemeTokens) => JSON.stringify(wordMark.symbol);
  const twins = {
    symbol: strangers.find((look) => symbolOf(look) === symbolOf(tokens)),
    colour: strangers.find(
      ({ palettes }) =>
        palettes.light.primary.main === tokens.palettes.light.primary.main ||
        palettes.dark.primary.text === tokens.palettes.dark.primary.text,
    ),
  };
  const failures = (['light', 'dark'] as const).flatMap((mode) =>
    verdictOf(tokens.palettes[mode]).failures.map(({ name }) => `${mode}: ${name}`),
  );
  return [
    ...(failures.length > 0 ? [`Illegible are ${failures.join(', ')}: change these colours in the editor.`] : []),
    ...(twins.symbol ? [`The symbol is that of ${twins.symbol.code}: give --letter, or change it in the editor.`] : []),
    ...(twins.colour ? [`The primary colour is that of ${twins.colour.code}: take another one.`] : []),
    ...lowerHalfProblems(tokens, others).map(
      (problem) => `${problem} Take another colour, or change the look in the editor and give its file with --file.`,
    ),
  ];
}
