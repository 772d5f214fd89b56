import { expect, it } from 'vitest';
import { wineFacts } from './wine';

it('has the known facts in the fixed order', () => {
  expect(
    wineFacts(
      {
        maturity: 'bis 2028',
        acidity: 5.8,
        residualsugarValue: 0,
        vintage: '2023',
        category: 'Rotwein',
        typeOfGrapeCuvee: ['Zweigelt', 'Merlot'],
      },
      12.5,
    ),
  ).toEqual([
    { key: 'category', kind: 'text', text: 'Rotwein' },
    { key: 'vintage', kind: 'text', text: '2023' },
    { key: 'typeOfGrapeCuvee', kind: 'text', text: 'Zweigelt, Merlot' },
    { key: 'residualsugarValue', kind: 'number', value: 0, unit: 'g/l' },
    { key: 'acidity', kind: 'number', value: 5.8, unit: 'g/l' },
    { key: 'maturity', kind: 'text', text: 'bis 2028' },
    { key: 'alcohol', kind: 'number', value: 12.5, unit: '% vol' },
  ]);
});

it('leaves out blank facts, and all facts of a product that is not a wine', () => {
  expect(wineFacts({ category: ' ', typeOfGrapeCuvee: [] }, undefined)).toEqual([]);
  expect(wineFacts(undefined, 40)).toEqual([]);
});
