import { describe, expect, it } from 'vitest';
import type { Language } from '../language';
import { completeQuery } from './completion';
import { searchProducts, searchProductsGrouped } from './search';
import type { Shopper } from './shopper';

const shopperIn = (language: Language): Shopper => ({ language, today: '2026-01-15', customerId: '100' });
const search = (query: string, language: Language) => searchProducts('AL', { query, size: 50 }, shopperIn(language));
const names = (query: string, language: Language) => search(query, language).products.map(({ name }) => name);

describe('a guessed result', () => {
  it.each<[query: string, onlySimilar: boolean]>([
    ['bergkäse', false],
    ['quark', false],
    ['rindfleisch', false],
    ['104', false],
    ['104711', false],
    ['bergkse', true],
    ['mozarella', true],
    ['bergkäse xyzzyqq', true],
    ['schlagobers 4 l', true],
  ])('is marked in each answer, and has no recommendations: %s', (query, onlySimilar) => {
    expect(search(query, 'de').onlySimilar).toBe(onlySimilar);
    expect(searchProductsGrouped('AL', { query }, shopperIn('de')).onlySimilar).toBe(onlySimilar);
    expect(completeQuery('AL', { query }, shopperIn('de')).onlySimilar).toBe(onlySimilar);
    expect(onlySimilar && search(query, 'de').promotedProduct !== undefined).toBe(false);
  });

  it('is not reported for an empty result or without a query', () => {
    expect(search('xyzzyqq', 'de')).not.toHaveProperty('onlySimilar');
    expect(search('', 'de')).not.toHaveProperty('onlySimilar');
  });

  it.each<[query: string, language: Language, never: RegExp]>([
    ['putenleberkäse', 'de', /^(?!.*[Pp]uten)/],
    ['entenleber', 'de', /^(?!.*[Ee]nte)/],
    ['thunfischsteak', 'de', /^(?!.*[Tt]hunfisch)/],
    ['schweineschmalz', 'de', /[Bb]utterschmalz/],
    ['kaninchen', 'de', /./],
    ['goat milk', 'en', /./],
    ['duck liver', 'en', /^(?!.*[Dd]uck)/],
    ['erdnussbutter', 'de', /[Tt]eebutter/],
    ['peanut butter', 'en', /^(?!.*[Pp]eanut)/],
  ])('never changes the animal: %s', (query, language, never) => {
    expect(names(query, language).filter((name) => never.test(name))).toEqual([]);
  });

  it.each<[query: string, language: Language]>([
    ['oat milk', 'en'],
    ['oat milk', 'de'],
    ['almond milk', 'en'],
    ['sojamilch', 'de'],
    ['latte di avena', 'it'],
    ['latte di soia', 'it'],
  ])("never finds cow's milk for its substitutes: %s", (query, language) => {
    expect(names(query, language).filter((name) => !/drink|bevanda/i.test(name))).toEqual([]);
  });

  it.each<[query: string, language: Language, never: RegExp]>([
    ['butter unsalted', 'en', /\b[Ss]alted/],
    ['unsalted butter', 'en', /\b[Ss]alted/],
    ['butter ungesalzen', 'de', /[Ss]alzbutter|gesalzen/],
    ['burro non salato', 'it', /salato/],
    ['veganer leberkäse', 'de', /./],
    ['zuckerfreie marmelade', 'de', /[Mm]armelade/],
    ['rotwein ohne alkohol', 'de', /Zweigelt|Blaufränkisch|Merlot/],
    ['alkoholfreier wein', 'de', /Zweigelt|Veltliner|Riesling/],
    ['egg free mayonnaise', 'en', /^(?!.*[Vv]egan)(?!.*with).*[Mm]ayonnaise/],
    ['nussfreie schokolade', 'de', /[Nn]uss/],
    // A negated part of the name is something else: "lactose-free", "free-range", "ohne Palmöl".
    ['nut free', 'en', /[Hh]azelnut/],
    ['egg free pasta', 'en', /\begg/],
    ['nudeln ohne ei', 'de', /Rindsuppe|Eier/],
    ['eifrei', 'de', /./],
    ['dairy free butter', 'en', /[Pp]remium butter/],
    ['salzfrei', 'de', /./],
    ['unsmoked bacon', 'en', /[Ss]moked/],
    ['oliven ohne kern', 'de', /mit Stein/],
    ['mineralwasser ohne kohlensäure', 'de', /prickelnd/],
    ['huhn ohne knochen', 'de', /Brathuhn/],
  ])('never drops a requested addition: %s', (query, language, never) => {
    expect(names(query, language).filter((name) => never.test(name))).toEqual([]);
  });

  it.each<[query: string, language: Language, found: RegExp]>([
    ['oliven ohne kern', 'de', /entsteint/],
    ['kernlose trauben', 'de', /kernlos/],
    ['mineralwasser ohne kohlensäure', 'de', /still/],
    ['huhn ohne knochen', 'de', /ohne Bein/],
    ['non alcoholic beer', 'en', /Alcohol-free.* beer/],
    ['birra senza alcol', 'it', /Birra.* analcolica/],
    ['senza zucchero', 'it', /senza zuccher/],
  ])('finds "free from" products by other wordings: %s', (query, language, found) => {
    expect(search(query, language).onlySimilar).toBe(false);
    expect(names(query, language).filter((name) => !found.test(name))).toEqual([]);
  });

  it.each<[query: string, language: Language]>([
    ['coniglio', 'it'],
    ['cavallo', 'it'],
    ['cat food', 'en'],
    ['katzennahrung', 'de'],
  ])('does not match letters of %s (%s) in other goods', (query, language) => {
    expect(names(query, language)).toEqual([]);
  });

  it.each(['tortenplatte', 'tortenheber', 'hundefutter'])('never mixes food with inedible goods: %s', (query) => {
    expect(names(query, 'de')).toEqual([]);
  });
});
