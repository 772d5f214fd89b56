import { expect, test } from 'vitest';
import { tellApart, tellValuesApart } from './filterText';

const chip = (text: string, kind: string | undefined, value: string) => ({ text, kind, value });
const textsOf = (...chips: ReturnType<typeof chip>[]) => tellApart(chips).map(({ text }) => text);

test.each([
  ['names of their own stay', [chip('Bio', 'Merkmale', 'BIO'), chip('Almhof', 'Marke', 'Almhof')], ['Bio', 'Almhof']],
  [
    'an attribute and a virtual category',
    [chip('Vegan', 'Merkmale', 'VEG'), chip('vegan', 'Themen', 'V-VEGAN')],
    ['Merkmale: Vegan', 'Themen: vegan'],
  ],
  ['two of one kind', [chip('Huber', 'Marke', '1'), chip('Huber', 'Marke', '2')], ['Marke: Huber (1)', 'Marke: Huber (2)']],
  [
    'two suppliers',
    [chip('Lieferant: Huber', undefined, '70021'), chip('Lieferant: Huber', undefined, '70022')],
    ['Lieferant: Huber (70021)', 'Lieferant: Huber (70022)'],
  ],
])('%s', (_what, chips, texts) => expect(textsOf(...chips)).toEqual(texts));

test('list values of the same name show their keys', () => {
  const values = [
    { value: '1', name: 'Huber', count: 2 },
    { value: '2', name: 'Maier', count: 1 },
    { value: '3', name: 'Huber', count: 1 },
  ];
  expect(tellValuesApart(values).map(({ name }) => name)).toEqual(['Huber (1)', 'Maier', 'Huber (3)']);
  const single = values.slice(0, 2);
  expect(tellValuesApart(single)).toBe(single);
});
