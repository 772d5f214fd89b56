import { expect, test } from 'vitest';
import { crmFormRules, crmSubmissionOf, emptyCrmForm, isCrmFormFilled, offeredInterests, readCrmForm, refusedCrmFields } from './crmForm';
import { parseKept } from '#platform/keptJson.ts';

const right = { email: ' anna@example.org ', firstName: 'Anna', lastName: ' Huber', company: ' ', interests: ['wine', 'gone'] };
const offered = [
  { key: 'cheese', label: 'Käse' },
  { key: 'wine', label: 'Wein' },
];

test.each<[string, object, Record<string, string>]>([
  ['all is right', {}, {}],
  ['no address', { email: ' ' }, { email: 'contentForm.fault.emailMissing' }],
  ['an address that is none', { email: 'anna@example' }, { email: 'contentForm.fault.email' }],
  ['no names', { firstName: '', lastName: ' ' }, { firstName: 'contentForm.fault.missing', lastName: 'contentForm.fault.missing' }],
  ['names of 100 characters', { firstName: 'a'.repeat(100), lastName: ` ${'a'.repeat(100)} ` }, {}],
  ['a name of 101 characters', { lastName: 'a'.repeat(101) }, { lastName: 'field.tooLong' }],
  ['a company of 200 characters', { company: 'a'.repeat(200) }, {}],
  ['a company of 201 characters', { company: 'a'.repeat(201) }, { company: 'field.tooLong' }],
  ['no interest', { interests: [] }, {}],
])('%s', (_case, change, faults) => {
  const { error } = crmFormRules.safeParse({ ...right, ...change });
  expect(Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))).toEqual(faults);
});

test('the form is sent without blanks, without an empty company, and with the offered interests only', () => {
  expect(crmSubmissionOf(right, offered)).toEqual({
    email: 'anna@example.org',
    firstName: 'Anna',
    lastName: 'Huber',
    interests: [{ key: 'wine', label: 'Wein' }],
  });
  expect(crmSubmissionOf({ ...right, company: ' Seeblick ' }, [])).toMatchObject({ company: 'Seeblick', interests: [] });
});

test("the form's own interest goes along with what was chosen", () => {
  const ownInterest = { key: 'new-customer', label: 'Kunde werden' };
  expect(crmSubmissionOf(right, offered, ownInterest)).toMatchObject({ interests: [{ key: 'wine', label: 'Wein' }, ownInterest] });
  expect(crmSubmissionOf(emptyCrmForm, [], ownInterest)).toMatchObject({ interests: [ownInterest] });
});

test('interests without a key or a name, duplicates, and overlong ones are not offered', () => {
  const bad = [
    { key: '', label: 'x' },
    { key: 'y', label: ' ' },
    { key: 'wine', label: 'Weine' },
    { key: 'k'.repeat(101), label: 'x' },
    { key: 'z', label: 'l'.repeat(201) },
  ];
  expect(offeredInterests([...offered, ...bad])).toEqual(offered);
  expect(offeredInterests(Array.from({ length: 120 }, (_, place) => ({ key: `${place}`, label: 'x' })))).toHaveLength(100);
});

test.each<[readonly string[], readonly string[]]>([
  [['$.email'], ['email']],
  [
    ['lastName', '$.interests[2].key'],
    ['lastName', 'interests'],
  ],
  [['$.captchaToken', 'constructor'], []],
])('a refusal of %j marks %j', (paths, fields) => {
  expect(refusedCrmFields(paths)).toEqual(fields);
});

test.each([null, 'x', 'null', '7', '{"email":7,"interests":"wine"}', '{"interests":[7]}'])('%j is not a stored form', (text) => {
  expect(readCrmForm(parseKept(text))).toEqual(emptyCrmForm);
});

test('a stored form is restored unchanged', () => {
  expect(readCrmForm(parseKept(JSON.stringify(right)))).toEqual(right);
  expect([isCrmFormFilled(right), isCrmFormFilled(emptyCrmForm), isCrmFormFilled({ ...emptyCrmForm, interests: ['wine'] })]).toEqual([
    true,
    false,
    true,
  ]);
});
