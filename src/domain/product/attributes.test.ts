import { expect, it } from 'vitest';
import { badgesOf, labelsOf, orderDeadlineOf, readOrderDeadline } from './attributes';

const attributes = (...keys: string[]) => keys.map((key) => ({ key, displayName: `Name ${key}` }));

it.each([
  ['Tiefgekuehlt', 'deep-frozen'],
  ['Gekuehlt', 'cooled'],
  ['Wiegeartikel', 'weighed-item'],
  ['BIO', 'organic'],
  ['MSC', 'msc'],
  ['ASC', 'asc'],
  ['VEG', 'vegan'],
  ['GF', 'gluten-free'],
  ['LF', 'lactose-free'],
])('%s has the badge %s', (attribute, key) =>
  expect(badgesOf(attributes(attribute))).toEqual([{ key, label: `Name ${attribute}`, extension: undefined }]),
);

it.each(['EG', 'ED', 'AMAGuetesiegel', 'AMAGenussregion', 'HAL', 'KOS', 'VEGET', 'Neuheit', 'constructor'])('%s shows no logo', (key) => {
  expect(badgesOf(attributes(key))).toEqual([]);
  expect(labelsOf(attributes(key))).toEqual([`Name ${key}`]);
});

it('names all badges, in the fixed order', () => {
  expect(badgesOf(attributes('LF', 'VEG', 'Gekuehlt', 'BIO', 'HAL')).map(({ key }) => key)).toEqual([
    'cooled',
    'organic',
    'vegan',
    'lactose-free',
  ]);
  expect(badgesOf(attributes('BIO', 'BIO')).map(({ key }) => key)).toEqual(['organic']);
});

it('names the cooling of a product once', () => {
  expect(badgesOf(attributes('Gekuehlt', 'Tiefgekuehlt', 'BIO')).map(({ key }) => key)).toEqual(['deep-frozen', 'organic']);
});

it('shows no label for the pre-order mark, and each name once', () => {
  expect(labelsOf(attributes('Bestellartikel', 'BIO', 'HAL', 'HAL'))).toEqual(['Name HAL']);
});

it.each([
  ['14:30', 14, 30, '14:30'],
  ['0:00', 0, 0, '00:00'],
  ['23:59', 23, 59, '23:59'],
  ['9:05', 9, 5, '09:05'],
  [' 08:00 ', 8, 0, '08:00'],
])('parses the deadline %j', (text, hours, minutes, shown) => expect(readOrderDeadline(text)).toEqual({ hours, minutes, text: shown }));

it.each([undefined, '', '24:00', '12:60', '1230', '12:5', '-1:00', '12:30:00', 'mittags', '012:30', '12.30'])(
  'ignores the deadline %j',
  (text) => expect(readOrderDeadline(text)).toBeUndefined(),
);

it('shows a readable deadline as badge', () => {
  const deadline = (extension?: string) => ({ key: 'Bestellschluss', displayName: 'Bestellschluss', ...(extension ? { extension } : {}) });
  expect(badgesOf([deadline('9:30')])).toEqual([{ key: 'order-deadline', label: 'Bestellschluss', extension: '09:30' }]);
  expect(badgesOf([deadline('25:00')])).toEqual([]);
  expect(badgesOf([deadline()])).toEqual([]);
  expect(labelsOf([deadline('25:00')])).toEqual([]);
  expect(orderDeadlineOf([deadline('25:00'), deadline('10:00')])?.text).toBe('10:00');
  expect(orderDeadlineOf([{ key: 'BIO', displayName: 'Bio', extension: '10:00' }])).toBeUndefined();
});
