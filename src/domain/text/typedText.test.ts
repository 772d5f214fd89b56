import { describe, expect, it } from 'vitest';
import { normalizeForSearch, containsText, containsWords, isSameName, readProse, readTyped, readTypedLines } from './typedText';

describe('readTyped', () => {
  it.each([
    ['a zero-width space', '104\u200b711', '104711'],
    ['a soft hyphen', 'Blätter\u00adteig', 'Blätterteig'],
    ['a byte order mark', '\ufeff104711', '104711'],
    ['a joiner', '104\u2060711\u200d', '104711'],
    ['directions', '\u202a104711\u202c\u200e', '104711'],
    ['a variant', '104711\ufe0f', '104711'],
    ['a filler', '104\u3164711', '104711'],
    ['full-width digits and signs', 'ＡＴ－１０４７１１；２', 'AT-104711;2'],
    ['Arabic digits', '١٠٤٧١١', '104711'],
    ['Persian digits', '۱۰۴۷۱۱', '104711'],
    ['digits of Devanagari', '१०४७११', '104711'],
    ['Arabic signs in numbers', '١٬٢٣٤٫٥', "1'234,5"],
    ['a ligature', 'ﬁlet', 'filet'],
    ['letters with their accents behind them', 'Ka\u0308se', 'Käse'],
    ['hyphens that look alike', 'AT\u2011104\u2212711', 'AT-104-711'],
    ['an accent for an apostrophe', 'Hellmann´s', "Hellmann's"],
    ['all kinds of blanks', '\u00a0 2\u2009kg\u3000', '2 kg'],
    ['control characters', '\u0000a\tb\u0007c\r\n', 'a b c'],
    ['nothing that is seen', '\u200b\u2060 \u2800', ''],
  ])('reads %s', (_name, typed, read) => {
    expect(readTyped(typed)).toBe(read);
  });

  it.each(['1½ kg', '10²', '①104711', 'H₂O'])('makes no number of characters that are not digits: %s', (typed) => {
    expect(readTyped(typed)).toBe(typed);
  });

  it('recognises the ten digits of every script', () => {
    const digits = Array.from({ length: 0x11_0000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter((character) => /\p{Nd}/u.test(character));
    expect(digits.length).toBeGreaterThan(600);
    const read = readTyped(digits.join(''));
    expect(read).toBe('0123456789'.repeat(digits.length / 10));
  });
});

describe('readTypedLines', () => {
  it('keeps the separators of lines, cells and thousands', () => {
    expect(readTypedLines('１０４\u200b711\t1\u00a0500\r\n104712\u20282')).toBe('104711\t1\u00a0500\r\n104712\u20282');
  });
});

describe('readProse', () => {
  it.each([
    ['Bitte ½ Palette, ca. 2 m² – „Hintereingang“…', 'Bitte ½ Palette, ca. 2 m² – „Hintereingang“…'],
    ['  erste Zeile\nzweite\tZeile  ', 'erste Zeile\nzweite\tZeile'],
    ['👩‍🍳 und ❤️', '👩‍🍳 und ❤️'],
    ['\u0000Küche\u202e\u200b hinten\u0007', 'Küche hinten'],
    ['\u200b\ufeff', ''],
  ])('keeps the typed text, without harmful characters: %j', (typed, read) => {
    expect(readProse(typed)).toBe(read);
  });
});

describe('fold', () => {
  it.each([
    ['Käse', 'kase'],
    ['Kaese', 'kase'],
    ['kase', 'kase'],
    ['KÄSE', 'kase'],
    ['Gruyère', 'gruyere'],
    ['Weißbier', 'weissbier'],
    ['WEISSBIER', 'weissbier'],
    ['GROẞE', 'grosse'],
    ['Brüstchen', 'brustchen'],
    ['Brue stchen', 'bru stchen'],
    ['ﬁlet', 'filet'],
    ['Smørrebrød', 'smorrebrod'],
    ['Bœuf', 'bouf'],
    ['boeuf', 'bouf'],
    ['Hellmann’s', "hellmann's"],
    ['İzmir', 'izmir'],
  ])('writes %s as %s', (text, folded) => {
    expect(normalizeForSearch(text)).toBe(folded);
  });
});

describe('holds', () => {
  it.each([
    ['Hauptstraße 12', 'STRASSE', true],
    ['HAUPTSTRASSE 12', 'straße', true],
    ['Gasthof Müller', 'mueller', true],
    ['Gasthof Mueller', 'MÜLLER', true],
    ['Michaelerplatz 2', 'hael', true],
    ['Filetstück', 'ﬁlet', true],
    ['4711', '٤٧١١', true],
    ['Gasthof  Adler', 'gasthof adler', true],
    ['104-711', '104–711', true],
    ['Gasthof Adler', '', true],
    ['Gasthof Adler', 'gasthofadler', false],
    ['Hauptplatz 1', 'straße', false],
  ])('of %s: %s', (text, typed, isHeld) => {
    expect(containsText(text, typed)).toBe(isHeld);
  });

  it('requires all words, in any place', () => {
    expect(containsWords('Crème fraîche 30 % 1 l', 'FRAICHE  creme')).toBe(true);
    expect(containsWords('Crème fraîche 30 % 1 l', 'creme süß')).toBe(false);
    expect(containsWords('Crème fraîche', ' \u200b ')).toBe(true);
  });
});

describe('isSameName', () => {
  it.each([
    ['Anna.AL', 'anna.al\u200b', true],
    ['müller', 'mueller', false],
    ['müller', 'muller', false],
    ['mu\u0308ller', 'MÜLLER', true],
  ])('%s and %s', (one, other, isSame) => {
    expect(isSameName(one, other)).toBe(isSame);
  });
});
