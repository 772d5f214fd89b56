import { useEffect, useState } from 'react';
import type { FaceName } from '#themes/faces.ts';
import type { Draft } from './draft';
import { letterSymbol, type SymbolShape } from './letterSymbol';

type Outlines = Readonly<Record<FaceName, Readonly<Record<string, string>>>>;

/** A letter as it was typed, and the shape that it is cut out of. */
export interface Letter {
  readonly text: string;
  readonly shape: SymbolShape;
}

/** A draft whose symbol is a letter in the draft's heading face; undefined if the face has no such letter. */
function withLetter(draft: Draft, { text, shape }: Letter, outlines: Outlines): Draft | undefined {
  const outline = outlines[draft.type.heading][text.trim().toLocaleUpperCase('de')];
  if (outline === undefined) return undefined;
  const { isTile: _, ...wordMark } = draft.wordMark;
  return { ...draft, wordMark: { ...wordMark, ...letterSymbol(outline, shape, draft.shape.radius) } };
}

/** True if two drafts have the same symbol. */
const hasSameSymbol = (one: Draft, other: Draft | undefined): boolean =>
  JSON.stringify(one.wordMark.symbol) === JSON.stringify(other?.wordMark.symbol);

/**
 * The letter of a draft's symbol. As long as the symbol is this letter it follows the heading face and the corners: `follow` gives a
 * changed draft the letter again. The outlines arrive after the first paint; until then no letter is drawn.
 */
export function useLetter(draft: Draft) {
  const [letter, setLetter] = useState<Letter>({ text: '', shape: 'circle' });
  const [outlines, setOutlines] = useState<Outlines>();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    import('virtual:symbol-letters').then(
      (module) => setOutlines(module.default),
      (error: unknown) => setFailure(`The letters can't be loaded (${String(error)}): reload the page, or paste a drawing.`),
    );
  }, []);
  const drawn = (from: Draft, chosen: Letter) => (outlines === undefined ? undefined : withLetter(from, chosen, outlines));
  return {
    letter,
    setLetter,
    /** A draft with the letter, or as it is. */
    draw: (from: Draft, chosen: Letter): Draft => drawn(from, chosen) ?? from,
    follow: (next: Draft): Draft =>
      hasSameSymbol(draft, drawn(draft, letter)) && hasSameSymbol(draft, next) ? (drawn(next, letter) ?? next) : next,
    /** Sentence on why a letter isn't drawn; empty if it is, or none is typed. */
    problem:
      letter.text.trim() === '' || drawn(draft, letter)
        ? ''
        : failure ||
          (outlines
            ? `"${letter.text}" is no letter of A to Z, Ä, Ö, Ü and no digit: type one of these, or paste a drawing below.`
            : 'The letters are being loaded …'),
  };
}
