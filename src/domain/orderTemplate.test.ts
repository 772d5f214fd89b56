import { expect, test } from 'vitest';
import { isTemplateName, mayChangeTemplate, templateItemOf, templatesNamed } from './orderTemplate';

const anna = { userId: 'u-1', preferredUserName: 'anna.al' };
const by = (userId: string, username: string, ...sharedWith: string[]) => ({ createdBy: { userId, username }, sharedWith });

test.each([
  ['made by the user', by('u-1', 'anna.al'), true],
  ['made by the user under an id of another system', by('x-9', 'Anna.AL'), true],
  ['shared with the user', by('u-2', 'ben.al', 'eva.al', 'Anna.al'), true],
  ['of somebody else', by('u-2', 'ben.al', 'eva.al'), false],
  ['of somebody with a longer name', by('u-2', 'anna.al2', 'anna'), false],
])('may be changed: %s', (_what, one, expected) => {
  expect(mayChangeTemplate(one, anna)).toBe(expected);
});

test.each([
  ['', false],
  ['   ', false],
  ['\t\n', false],
  ['B', true],
  [' Buffet ', true],
  ['B'.repeat(100), true],
  ['B'.repeat(101), false],
])('%j as a name: %s', (typed, expected) => {
  expect(isTemplateName(typed)).toBe(expected);
});

test.each([
  ['', ['Frühstück', 'Kühlhaus nachfüllen']],
  ['FRÜH', ['Frühstück']],
  ['nach kühl', ['Kühlhaus nachfüllen']],
  [' x', []],
])('filter %j', (typed, expected) => {
  expect(templatesNamed([{ name: 'Frühstück' }, { name: 'Kühlhaus nachfüllen' }], typed).map(({ name }) => name)).toEqual(expected);
});

test('an item is the product with its chosen amount and unit', () => {
  expect(templateItemOf('104711', 3, 'LAI')).toEqual({ productSku: '104711', amount: 3, unit: 'LAI' });
});
