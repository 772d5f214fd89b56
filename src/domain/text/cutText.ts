const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : undefined;

/** Letters as people count them, each with its accents, joined emoji and variants; without `Intl.Segmenter` (Firefox before 125) code points. */
function lettersOf(text: string): Iterable<{ readonly segment: string }> {
  return segmenter?.segment(text) ?? Array.from(text, (segment) => ({ segment }));
}

/**
 * The start of a text that is at most so long, in whole letters: half a letter is shown as a box, and half an emoji as other people.
 *
 * @param longest UTF-16 units, as `length` and the backend count them
 */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  let end = 0;
  for (const { segment } of lettersOf(text)) {
    if (end + segment.length > longest) break;
    end += segment.length;
  }
  return text.slice(0, end);
}

/** A text that is at most so long, ending with "…" where something of it is left out, without blanks and dividing dots before it. */
export function shortenText(text: string, longest: number): string {
  return text.length <= longest ? text : `${cutText(text, longest - 1).replace(/[\s·]+$/, '')}…`;
}

/** First letter of a text; empty for an empty one. */
export function firstLetter(text: string): string {
  for (const { segment } of lettersOf(text)) return segment;
  return '';
}
