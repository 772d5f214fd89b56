import { expect, test } from 'vitest';
import { exactMatchesFirst, isHit, type SearchedGoods } from './searchHit';

const goods = (name: string, more: Partial<SearchedGoods> = {}): SearchedGoods => ({
  names: [name],
  numbers: ['104711'],
  gtins: [],
  ...more,
});

test.each<[typed: string, name: string]>([
  ['bergkäse', 'Bergkäse 6 Monate, Laib'],
  ['BERGKAESE', 'Bergkäse 6 Monate, Laib'],
  ['bergk', 'Bergkäse 6 Monate, Laib'],
  ['käse', 'Bergkäse 6 Monate, Laib'],
  ['butter', 'Teebutter, 250 g Packung'],
  ['rote zwiebeln', 'Zwiebeln rot, 10 kg Sack'],
  ['zwiebel', 'Jungzwiebeln, Bund'],
  ['semmeln', 'Semmel vorgebacken'],
  ['tomaten', 'Tomate gelb'],
  ['cipolla', 'Cipolle rosse'],
  ['berries', 'Berries, frozen'],
  ['ei', 'Eier aus Bodenhaltung'],
  ['vanille eis', 'Vanilleeis, 5 l Wanne'],
  ['schlagobers 10 l', 'Schlagobers 36 %, 10 l Kübel'],
  ['schlagobers 10 Liter', 'Schlagobers 36 %, 10l Kübel'],
  ['cola 0,33', 'Cola, 24 × 0.33 l'],
  ['cola ohne zucker', 'Cola ohne Zucker, 0,5 l'],
  ['cola zuckerfrei', 'Cola ohne Zucker, 0,5 l'],
  ['sugar-free cola', 'Cola, sugar-free, 0.5 l'],
  ['alkoholfreies bier', 'Bier alkoholfrei'],
  ['free range eggs', 'Eggs, free range'],
  ['butter unsalted', 'Butter, unsalted, 250 g'],
  ['eis mit erdbeeren', 'Eis Erdbeere'],
])('%s is %s', (typed, name) => {
  expect(isHit(typed, goods(name))).toBe(true);
});

test.each<[typed: string, name: string]>([
  ['hellmanns', 'Waffelschnitten Haselnuss'],
  ['blätterteig', 'Blattspinat portioniert TK'],
  ['oat milk', 'Barista milk, 1 l pack'],
  ['hafermilch', 'Haltbarmilch 3,5 %'],
  ['butter unsalted', 'Salted butter, 250 g pack'],
  ['wein', 'Schweinsschnitzel'],
  ['eis', 'Milchreis, 100 g Becher'],
  ['ei', 'Eistee Pfirsich'],
  ['schweinegulasch', 'Rindsgulasch TK'],
  ['hase', 'Bergkäse, Laib'],
  ['kaninchen', 'Grüntee Sencha'],
  ['zucker', 'Cola ohne Zucker'],
  ['alkohol', 'Alkoholfreies Bier'],
  ['cola ohne zucker', 'Cola mit Zucker'],
  ['sugar', 'Cola, sugar-free'],
  ['schlagobers 4 l', 'Schlagobers 36 %, 5 l Eimer'],
  ['mozarella', 'Mozzarella, 125 g'],
  ['veganer leberkäse', 'Leberkäse, Stück ca. 4 kg'],
  ['104712', 'Bergkäse 104 g'],
  ['10471', 'Bergkäse'],
  ['', 'Bergkäse'],
  ['!!!', 'Bergkäse'],
])('%s is not %s', (typed, name) => {
  expect(isHit(typed, goods(name))).toBe(false);
});

test.each([
  '104711',
  '104 711',
  'Art.-Nr. 104711',
  'AT-0104711',
  '9001003706891',
  '9 001003 706891',
  'EAN 9001003706891',
  '09001003706891',
  '000000000000104711',
  '０00010４711',
])('a number matches them: %s', (typed) => {
  expect(isHit(typed, goods('Bergkäse', { numbers: ['104711', 'AT-0104711'], gtins: ['9001003706891'] }))).toBe(true);
});

test('a word may be the brand, whose name goes before or behind', () => {
  const butter = goods('Teebutter', { names: ['Teebutter', 'Sennhaus Teebutter 250 g', 'Sennhaus'] });
  expect(isHit('butter sennhaus', butter)).toBe(true);
  expect(isHit('sennhaus', butter)).toBe(true);
  expect(isHit('butter almhof', butter)).toBe(false);
});

test('splits the result and keeps the order of each part', () => {
  const found = ['Blattspinat', 'Blätterteig 2 kg', 'Glasnudeln', 'Blätterteig 5 kg'];
  expect(exactMatchesFirst('blätterteig', found, goods)).toEqual({
    hits: ['Blätterteig 2 kg', 'Blätterteig 5 kg'],
    similar: ['Blattspinat', 'Glasnudeln'],
  });
});
