import { RE2JS } from 're2js';

/** Characters of the longest pattern that is read: more is no rule for one field, and would cost seconds of a phone. */
const maxPatternLength = 1000;

/** `\u00e4` and `\u{e4}` as editors write them; RE2 knows them as `\x{e4}`. An escaped backslash before them doesn't belong to them. */
const unicodeEscape = /(\\\\)|\\u(?:\{([0-9a-fA-F]{1,6})\}|([0-9a-fA-F]{4}))/g;

/**
 * Compiles an editors' pattern into a test of a whole input (contract: FormTextInput). RE2 matches in time linear in the length of the
 * input, for every pattern.
 *
 * @returns undefined for an invalid pattern, or one that RE2 doesn't support, such as lookahead and back references
 */
export function readPattern(pattern: string): ((text: string) => boolean) | undefined {
  if (pattern.length > maxPatternLength) return undefined;
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
