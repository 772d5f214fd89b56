import { describe, expect, it } from 'vitest';
import { compoundsIn, stemOf, wordsOf } from './folding';

describe('wordsOf', () => {
  it.each([
    ['Milch 3,5 % – „bio“/Fass', ['milch', '3.5%', 'bio', 'fass']],
    ['36% Fett', ['36%', 'fett']],
    ['20 × 0,5 l', ['20', '0.5', 'l']],
    ['33x33', ['33', '33']],
    ['W480 16/20', ['w480', '16', '20']],
  ])('splits words at characters that are neither letters nor digits, and keeps numbers whole: %s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('stemOf', () => {
  it.each([
    ['ei', 'eier'],
    ['semmel', 'semmeln'],
    ['gerauchert', 'geraucherter'],
    ['rot', 'rote'],
    ['tomato', 'tomatoes'],
    ['berry', 'berries'],
    ['pomodoro', 'pomodori'],
    ['cipolla', 'cipolle'],
    ['fungo', 'funghi'],
  ])('%s is the same word as %s', (one, many) => expect(stemOf(many)).toBe(stemOf(one)));

  it.each([
    ['eis', 'ei'],
    ['reis', 'rei'],
    ['wein', 'weinbrand'],
    ['3.5%', '3.5'],
  ])('%s is not %s', (one, other) => expect(stemOf(other)).not.toBe(stemOf(one)));
});

describe('compoundsIn', () => {
  const words = new Set('weiss wein schwein schinken huhn brust milch reis erdbeer eis land fleisch kas'.split(' '));
  const ends = (word: string) => compoundsIn(word, (part) => words.has(part)).map(([, behind]) => behind);

  it.each([
    ['weisswein', 'wein'],
    ['schaumwein', 'wein'],
    ['bergkas', 'kas'],
    ['huhnerbrustfilet', 'brustfilet'],
    ['erdbeereis', 'eis'],
    ['schweinsbraten', 'braten'],
    ['landschwein', 'schwein'],
    ['basmatireis', 'reis'],
  ])('%s ends in %s', (word, end) => expect(ends(word)).toContain(end));

  it.each([
    ['schwein', 'wein'],
    ['landschwein', 'wein'],
    ['milchreis', 'eis'],
    ['basmatireis', 'eis'],
    ['fleisch', 'eis'],
  ])('%s does not end in %s', (word, end) => expect(ends(word)).not.toContain(end));
});
