import { describe, expect, it } from 'vitest';
import { errorsToBeginning, wordsOf } from './folding';

describe('wordsOf', () => {
  it.each([
    ['Milch 3,5 % – „bio“/Fass', ['milch', '3.5%', 'bio', 'fass']],
    ['36% Fett', ['36%', 'fett']],
    ['20 × 0,5 l', ['20', '0.5', 'l']],
    ['33x33', ['33', '33']],
    ['W480 16/20', ['w480', '16', '20']],
  ])('parts words at what is neither letter nor digit, and leaves numbers whole: %s', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('errorsToBeginning', () => {
  it.each([
    ['hunerbrust', 'huhnerbrustfilet', 1],
    ['bergkse', 'bergkase', 1],
    ['milhc', 'milch', 1],
    ['toilettenpapir', 'toilettenpapier', 1],
    ['lachs', 'lachs', 0],
    ['kaffee', 'wein', 3],
  ])('counts %s to %s as %i', (typed, word, errors) => {
    expect(errorsToBeginning(typed, word, 2)).toBe(errors);
  });
});
