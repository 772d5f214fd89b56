import { expect, test } from 'vitest';
import { deviationsOf } from './checks';
import { findOperation } from './route';

const tokenRoute = findOperation('GET', '/v1/my/token')!;
const pdfRoute = findOperation('GET', '/v1/t/AL/essence-list/pdf')!;
const textRoute = findOperation('GET', '/v1/customers/doesCustomerHaveBFUser/AL/100')!;
const clearRoute = findOperation('POST', '/v1/t/AL/my/shopping-cart/100/clear')!;

const plain = (text: string, status = 200) => new Response(text, { status, headers: { 'Content-Type': 'text/plain;charset=utf-8' } });

test.each([
  ['nothing, when it is right', tokenRoute, Response.json({ token: 'x' }), []],
  ['a field of another type', tokenRoute, Response.json({ token: 5 }), [expect.stringMatching(/^\$\.token: /)]],
  ['a field that is missing', tokenRoute, Response.json({}), [expect.stringMatching(/^\$\.token: /)]],
  [
    'a field that is not in the contract',
    tokenRoute,
    Response.json({ token: 'x', expires: 1 }),
    ['$.expires: a field that is not in the contract'],
  ],
  ["a status that it doesn't have", tokenRoute, Response.json({}, { status: 409 }), ['getToken answers 409, which is not in its contract']],
  [
    'an error of another shape',
    tokenRoute,
    Response.json({ error: 'x' }, { status: 401 }),
    [expect.stringMatching(/^\$\.status/), expect.stringMatching(/^\$\.code/), expect.stringMatching(/^\$\.message/)],
  ],
  [
    'text instead of JSON',
    tokenRoute,
    new Response('x', { headers: { 'Content-Type': 'text/plain' } }),
    ['an answer of the type "text/plain"'],
  ],
  ['nothing, for text where the contract has it', textRoute, plain('false'), []],
  ['a text that the contract has not', textRoute, plain('5'), [expect.stringMatching(/^\$: /)]],
  ['a text of no known meaning', textRoute, plain('yes'), ['its text is not a value of the contract']],
  ['an error as text', textRoute, plain('no', 404), ['an answer of the type "text/plain;charset=utf-8"']],
  [
    'JSON that breaks off',
    tokenRoute,
    new Response('{"token": "x', { headers: { 'Content-Type': 'application/json' } }),
    ['its answer is unreadable: it declares JSON but is not JSON'],
  ],
  [
    'a page instead of JSON',
    tokenRoute,
    new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
    ['an answer of the type "text/html"'],
  ],
  [
    'nothing, for a file of the right type',
    pdfRoute,
    new Response('%PDF', { headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': 'attachment; filename="a.pdf"' } }),
    [],
  ],
  ['a file without a name', pdfRoute, new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } }), ['a file without a name']],
  [
    'a file of another type',
    pdfRoute,
    new Response('x', { headers: { 'Content-Type': 'application/octet-stream' } }),
    ['a file of the type "application/octet-stream"'],
  ],
  ['nothing, for an empty answer', clearRoute, new Response(null, { status: 204 }), []],
])('detects the deviation: %s', async (_case, route, response, deviations) => {
  expect(await deviationsOf(route, response)).toEqual(deviations);
});
