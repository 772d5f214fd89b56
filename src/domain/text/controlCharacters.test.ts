import { describe, expect, it } from 'vitest';
import { hasControlCharacter, withoutControlCharacters } from './controlCharacters';

describe('control characters', () => {
  it.each(['\u0000', '\t', '\n', '\u001f', '\u007f', '\u0080', '\u009f'])('are found and become a space: %j', (character) => {
    expect(hasControlCharacter(`a${character}b`)).toBe(true);
    expect(withoutControlCharacters(`a${character}b`)).toBe('a b');
  });

  it.each(['Käse', ' ', '~', '\u00a0', '\u2028', '🧀', ''])('are not %j', (text) => {
    expect(hasControlCharacter(text)).toBe(false);
    expect(withoutControlCharacters(text)).toBe(text);
  });

  it('become one space if adjacent, everywhere in the text', () => {
    expect(withoutControlCharacters('\u0000a\r\n\tb\u0007c')).toBe(' a b c');
  });

  it('are found again in the next text', () => {
    expect([hasControlCharacter('a\tb'), hasControlCharacter('\tab'), hasControlCharacter('ab')]).toEqual([true, true, false]);
  });
});
