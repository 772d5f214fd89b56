import { expect, test } from 'vitest';
import { templateIdsBySku } from './templateMap';

const template = (id: string, ...skus: string[]) => ({
  id,
  orderTemplateItems: skus.map((productSku) => ({ productSku, amount: 1, unit: 'KG' })),
});

test.each([
  ['no templates', [], {}],
  ['an empty template', [template('a')], {}],
  ['one product in two templates', [template('b', '1', '2'), template('a', '2')], { 1: ['b'], 2: ['b', 'a'] }],
  ['a product that a template names twice', [template('a', '1', '1')], { 1: ['a'] }],
  ['a sku that is called like a method', [template('a', 'constructor')], { constructor: ['a'] }],
])('map from sku to template ids: %s', (_what, templates, expected) => {
  expect(templateIdsBySku(templates)).toEqual(expected);
});
