import { expect, test } from 'vitest';
import { openTestBackend } from '../client.fixture';

const submit = '/v1/cms/form/submit';
const captchaToken = 'test-token mock';
const answers = {
  'Name des Betriebs': ['Gasthof Seeblick'],
  Postleitzahl: ['5700'],
  'Art des Betriebs': ['Hotel'],
  'Wie möchten Sie kontaktiert werden?': ['Per E-Mail'],
  'Welche Sortimente brauchen Sie?': ['Frische', 'Tiefkühlung'],
};
const linesOf = (given: Readonly<Record<string, readonly string[]>>) => Object.entries(given).map(([label, values]) => ({ label, values }));
const bodyOf = (change: Readonly<Record<string, readonly string[]>> = {}) => ({
  captchaToken,
  formId: 'form-2',
  lines: linesOf({ ...answers, ...change }),
});

test('a form sent by a visitor is stored without its captcha token, newest first', async () => {
  const { backend, visitor } = openTestBackend();
  expect((await visitor('GET', '/v1/cms/form/sitekey')).body).toEqual({ siteKey: 'test:mock' });
  expect(await visitor('POST', submit, { body: bodyOf() })).toMatchObject({ status: 204 });
  const person = { email: 'anna@example.org', firstName: 'Anna', lastName: 'Huber', interests: [{ key: 'wine', label: 'Wein' }] };
  expect(await visitor('POST', '/v1/cms/crm/form/submit', { body: { captchaToken, ...person } })).toMatchObject({ status: 204 });
  expect(backend.submissions()).toEqual([
    { at: '2025-11-21T08:00:00.000Z', tenant: 'AL', content: person },
    { at: '2025-11-21T08:00:00.000Z', tenant: 'AL', content: { formId: 'form-2', lines: linesOf(answers) } },
  ]);
});

test.each<[string, object, number, string, string]>([
  ['an unknown form', { ...bodyOf(), formId: 'form-99' }, 404, 'notFound', '$.formId'],
  ['an unknown token', { ...bodyOf(), captchaToken: 'x' }, 422, 'captchaRefused', '$.captchaToken'],
  ['an empty answer', bodyOf({ 'Name des Betriebs': [' '] }), 422, 'answerMissing', 'Name des Betriebs'],
  ['a required line that is missing', { ...bodyOf(), lines: linesOf(answers).slice(1) }, 422, 'answerMissing', 'Name des Betriebs'],
  ['a broken pattern', bodyOf({ Postleitzahl: ['57'] }), 422, 'invalidField', 'Postleitzahl'],
  ['an unknown choice', bodyOf({ 'Art des Betriebs': ['Kiosk'] }), 422, 'invalidField', 'Art des Betriebs'],
  [
    'two where one is chosen',
    bodyOf({ 'Wie möchten Sie kontaktiert werden?': ['Telefonisch', 'Per E-Mail'] }),
    422,
    'invalidField',
    'Wie möchten Sie kontaktiert werden?',
  ],
  ['two texts', bodyOf({ Postleitzahl: ['5700', '5701'] }), 422, 'invalidField', 'Postleitzahl'],
  ['an answer to nothing', bodyOf({ Alter: ['40'] }), 422, 'invalidField', 'Alter'],
])('%s is refused, and nothing is stored', async (_case, body, status, code, field) => {
  const { backend, visitor } = openTestBackend();
  expect(await visitor('POST', submit, { body })).toMatchObject({ status, body: { code, field } });
  expect(backend.submissions()).toEqual([]);
});

test('all faulty labels are named', async () => {
  const { visitor } = openTestBackend();
  const { body } = await visitor('POST', submit, { body: { ...bodyOf(), lines: [{ label: 'Postleitzahl', values: ['x'] }] } });
  expect(body.errors.map(({ field }: { field: string }) => field)).toEqual([
    'Name des Betriebs',
    'Postleitzahl',
    'Art des Betriebs',
    'Wie möchten Sie kontaktiert werden?',
    'Welche Sortimente brauchen Sie?',
  ]);
});

test('invalid patterns block no answer, slow ones finish at once, and unusual labels are accepted', async () => {
  const { visitor } = openTestBackend();
  const trial = (given: Readonly<Record<string, readonly string[]>>) =>
    visitor('POST', submit, { body: { captchaToken, formId: 'form-3', lines: linesOf(given) } });
  expect((await trial({ 'Ungültiges Muster': ['x'], 'Vorausschauendes Muster': ['x'], 'a.b[0].__proto__': ['1'] })).status).toBe(204);
  expect(await trial({ 'Langsames Muster': [`${'a'.repeat(3999)}!`] })).toMatchObject({ status: 422, body: { field: 'Langsames Muster' } });
});

test('the scenario refuses every captcha token', async () => {
  const { visitor } = openTestBackend();
  expect(await visitor('POST', submit, { body: bodyOf(), scenario: 'captchaRefused' })).toMatchObject({
    status: 422,
    body: { code: 'captchaRefused' },
  });
});
