import { RE2JS } from 're2js';

/** Characters of the longest pattern that is read: more is no rule for one field, and would cost seconds of a phone. */
const longestPattern = 1000;

/** `\u00e4` and `\u{e4}` as editors write them; RE2 knows them as `\x{e4}`. An escaped backslash before them is none of theirs. */
const unicodeEscape = /(\\\\)|\\u(?:\{([0-9a-fA-F]{1,6})\}|([0-9a-fA-F]{4}))/g;

/**
 * Reads a pattern that editors wrote, as a test of a whole input (contract: FormTextInput). It is matched in a time that grows with the
 * length of the input and no faster, whatever the pattern, since RE2 never tries the same place twice.
 *
 * @returns undefined for a pattern that can't be read or can't be matched so, such as one that looks ahead or refers back
 */
export function readPattern(pattern: string): ((text: string) => boolean) | undefined {
  if (pattern.length > longestPattern) return undefined;
  try {
    const compiled = RE2JS.compile(
      pattern.replaceAll(unicodeEscape, (whole, backslash?: string, braced?: string, four?: string) =>
        backslash === undefined ? `\\x{${braced ?? four ?? ''}}` : whole,
      ),
    );
    return (text) => compiled.matches(text);
  } catch {
    return undefined;
  }
}
