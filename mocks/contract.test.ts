import { expect, test } from 'vitest';
import { openTestBackend } from './client.fixture';
import { answerToExample, callExample, exampleAnswer } from './contract/examples.fixture';
import { answerTypes } from './contract/operation';
import { operations, type OperationId } from './contract/operations';

const ids = Object.keys(operations) as OperationId[];

/** Fields that depend on the moment, which no example can contain. */
const passing: readonly string[] = ['token', 'queryDurationMs'];

/** Places where an example contains data that the answer lacks; examples may omit entries of a list and fields of an object. */
function inventedIn(example: unknown, answer: unknown, path = '$'): string[] {
  if (Array.isArray(example) && Array.isArray(answer)) {
    if (example.length === 0 && answer.length > 0) return [`${path}: the answer isn't empty`];
    return example.flatMap((part: unknown, place) =>
      answer.some((candidate) => inventedIn(part, candidate).length === 0) ? [] : [`${path}[${place}]: ${JSON.stringify(part)}`],
    );
  }
  if (typeof example === 'object' && example !== null && typeof answer === 'object' && answer !== null) {
    return Object.entries(example)
      .filter(([key]) => !passing.includes(key))
      .flatMap(([key, part]) => inventedIn(part, (answer as Readonly<Record<string, unknown>>)[key], `${path}.${key}`));
  }
  return example === answer ? [] : [`${path}: ${JSON.stringify(example)}`];
}

test.each([
  ['is equal', { a: 1, b: [{ c: 'x' }] }, { a: 1, b: [{ c: 'x' }] }, []],
  ['leaves out', { b: [{ c: 'y' }] }, { a: 1, b: [{ c: 'x' }, { c: 'y', d: 2 }] }, []],
  ['has another value', { a: 1 }, { a: 2 }, ['$.a: 1']],
  ['has a field more', { a: 1, b: null }, { a: 1 }, ['$.b: null']],
  ['has an entry more', ['x', 'z'], ['x', 'y'], ['$[1]: "z"']],
  ['leaves out everything', { b: [] }, { b: ['x'] }, ["$.b: the answer isn't empty"]],
  ['shows a list for an object', { a: [] }, { a: {} }, []],
])('an example that %s', (_case, example, answer, invented) => {
  expect(inventedIn(example, answer)).toEqual(invented);
});

test.each(ids)('%s answers its example call as documented in the contract', async (id) => {
  const { status, body, response } = await answerToExample(openTestBackend(), id);
  const shown = exampleAnswer(id);
  expect([status, status === shown.status ? undefined : body?.message]).toEqual([shown.status, undefined]);
  expect(response.headers.get('Content-Type')?.split(';')[0]).toBe(answerTypes(operations[id])[0]);
  expect(inventedIn(shown.body, body)).toEqual([]);
});

/** Calls whose example names a day that has passed at another time: a day of delivery is only offered until its deadline. */
const dated: readonly OperationId[] = ['submitCart', 'submitSubshopCart'];

test.each(ids)('%s accepts its example call on any day', async (id) => {
  const sunday = new Date('2027-02-28T22:30:00Z');
  const { status, body } = await answerToExample(openTestBackend({ now: () => sunday }), id);
  expect([status, body?.code]).toEqual(dated.includes(id) ? [422, 'dayNotOffered'] : [exampleAnswer(id).status, undefined]);
});

test("all example calls succeed one after the other, as in a tool's collection", async () => {
  const anna = await openTestBackend().as('anna.al');
  const refused: string[] = [];
  for (const id of ids) if (!(await callExample(anna, id)).response.ok) refused.push(id);
  // The cart was cleared by a call before, and only David may see the report.
  expect(refused).toEqual(['submitCart', 'createEmbeddedAnalyticsToken']);
});

test.each(ids.filter((id) => operations[id].reads && operations[id].answer === 'json' && id !== 'getToken'))(
  '%s gives the same answer twice',
  async (id) => {
    const answers = await Promise.all([1, 2].map(async () => (await answerToExample(openTestBackend(), id)).body));
    const [one, other] = answers.map((answer) => JSON.stringify(answer).replaceAll(/"queryDurationMs":\d+/g, ''));
    expect(one).toBe(other);
  },
);

test.each(ids.filter((id) => operations[id].security === 'bearer'))('%s refuses visitors', async (id) => {
  expect(await callExample(openTestBackend().visitor, id)).toMatchObject({ status: 401, body: { code: 'tokenMissing' } });
});

test.each(ids.filter((id) => operations[id].security === 'csrf' && operations[id].method !== 'GET'))(
  '%s needs the CSRF token',
  async (id) => {
    const { visitor } = openTestBackend();
    visitor.cookies['XSRF-TOKEN'] = '';
    expect(await callExample(visitor, id)).toMatchObject({ status: 403, body: { code: 'csrfMismatch' } });
  },
);

test.each(ids.filter((id) => operations[id].path.includes('{customerId}')))("%s refuses another user's customer", async (id) => {
  const eva = await openTestBackend().as('eva.al');
  expect(await callExample(eva, id)).toMatchObject({ status: 403, body: { code: 'foreignCustomer' } });
});

test('an order of an empty cart and a report without the permission are refused', async () => {
  const anna = await openTestBackend().as('anna.al');
  for (const id of ['submitCart', 'submitSubshopCart'] as const)
    expect(await callExample(anna, id)).toMatchObject({ status: 409, body: { code: 'emptyCart' } });
  expect(await callExample(anna, 'createEmbeddedAnalyticsToken')).toMatchObject({ status: 403 });
});

const mayAnswerText = ids.filter((id) => answerTypes(operations[id]).includes('text/plain'));

test('one call answers plain text', () => {
  expect(mayAnswerText).toEqual(['doesCustomerHaveBfUser']);
});

test.each([
  ['text/plain', 200, 'text/plain', 'true'],
  ['text/*', 200, 'text/plain', 'true'],
  ['application/json;q=0.5, text/plain', 200, 'text/plain', 'true'],
  ['application/json, text/plain', 200, 'application/json', 'true'],
  ['*/*', 200, 'application/json', 'true'],
])('doesCustomerHaveBfUser with Accept: %s', async (Accept, status, type, text) => {
  const anna = await openTestBackend().as('anna.al');
  const { response } = await callExample(anna, 'doesCustomerHaveBfUser', { Accept });
  expect([response.status, response.headers.get('Content-Type')?.split(';')[0], await response.text()]).toEqual([status, type, text]);
});

test.each(['image/png', 'nonsense', 'text/plain;q=0, application/json;q=0'])('Accept: %s accepts no answer', async (Accept) => {
  const anna = await openTestBackend().as('anna.al');
  expect(await callExample(anna, 'doesCustomerHaveBfUser', { Accept })).toMatchObject({
    status: 406,
    body: { code: 'notAcceptable', message: 'Die Antwort gibt es nur als application/json, text/plain.' },
  });
});

test.each([
  ['getEssenceListPdf', 'application/json', 406],
  ['getEssenceListPdf', 'application/pdf', 200],
  ['getCart', 'text/plain', 406],
  ['clearCart', 'text/plain', 204],
] as const)('%s with Accept: %s is answered with %i', async (id, Accept, status) => {
  const anna = await openTestBackend().as('anna.al');
  expect((await callExample(anna, id, { Accept })).status).toBe(status);
});
