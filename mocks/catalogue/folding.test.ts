import { describe, expect, it } from 'vitest';
import { errorsToBeginning, fold, wordsOf } from './folding';

describe('fold', () => {
  it.each([['Käse', 'kase'], ['Kaese', 'kase'], ['kase', 'kase'], ['KÄSE', 'kase'], ['Gruyère', 'gruyere'], ['Weißbier', 'weissbier'], ['Brüstchen', 'brustchen'], ['Brue stchen', 'bru stchen']])('writes %s as %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('parts words at everything that is neither letter nor digit', () => {
    expect(wordsOf('Milch 3,5 % – „bio“/Fass')).toEqual(['milch', '3', '5', 'bio', 'fass']);
  });
});

describe('errorsToBeginning', () => {
  it.each([['hunerbrust', 'huhnerbrustfilet', 1], ['bergkse', 'bergkase', 1], ['milhc', 'milch', 1], ['toilettenpapir', 'toilettenpapier', 1], ['lachs', 'lachs', 0], ['kaffee', 'wein', 3]])('counts %s to %s as %i', (typed, word, errors) => {
    expect(errorsToBeginning(typed, word, 2)).toBe(errors);
  });
});
