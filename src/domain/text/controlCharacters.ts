/** C0 and C1 control characters and DEL: no word of the shop holds one, they come from pasted text or with bad intent. */
// The rule takes such characters for a mistake; here they are intended.
// oxlint-disable-next-line no-control-regex
const controlCharacters = /[\u0000-\u001f\u007f-\u009f]+/;
const allControlCharacters = new RegExp(controlCharacters, 'g');

/** True if a text contains a control character. Browsers drop some of them from an address, which would change it after the check. */
export function hasControlCharacter(text: string): boolean {
  return controlCharacters.test(text);
}

/** The text with a space in the place of each run of control characters. */
export function withoutControlCharacters(text: string): string {
  return text.replace(allControlCharacters, ' ');
}
