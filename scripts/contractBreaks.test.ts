import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { breaksBetween, type Contract } from './contractBreaks';

/** A contract with one of everything that is compared. */
const contract = `
servers: [{ url: /v1 }]
paths:
  /carts/{id}:
    parameters:
      - { name: id, in: path, required: true, schema: { type: string } }
    get:
      security: [{ bearerAuth: [] }]
      parameters:
        - { name: page, in: query, schema: { type: integer, minimum: 0, default: 0 } }
        - { name: skus, in: query, explode: false, schema: { type: array, items: { type: string } } }
        - { $ref: '#/components/parameters/Key' }
      responses:
        '200':
          headers: { Date: { schema: { type: string } } }
          content:
            application/json: { schema: { $ref: '#/components/schemas/Cart' } }
            text/plain: { schema: { type: string } }
        '404': { $ref: '#/components/responses/NotFound' }
    put:
      security: [{ bearerAuth: [] }]
      requestBody:
        content:
          application/json: { schema: { $ref: '#/components/schemas/Line' } }
      responses: { '204': {} }
    post:
      security: [{ bearerAuth: [] }]
      responses: { '204': {} }
components:
  parameters:
    Key: { name: Key, in: header, schema: { type: string, maxLength: 20 } }
  responses:
    NotFound: { content: { application/json: { schema: { type: object, properties: { code: { type: string } } } } } }
  schemas:
    Cart:
      allOf:
        - { $ref: '#/components/schemas/Named' }
        - type: object
          required: [total, lines]
          properties:
            total: { type: number, minimum: 0 }
            count: { type: integer }
            day: { type: string, format: date }
            lines: { type: array, items: { $ref: '#/components/schemas/Line' } }
            state: { type: string, enum: [OPEN, SENT] }
            kind: { type: string, const: own }
            block: { $ref: '#/components/schemas/Block' }
            either: { oneOf: [{ type: string }, { $ref: '#/components/schemas/Named' }] }
            key: { anyOf: [{ type: string, enum: [BIO] }, { type: string }] }
            parent: { $ref: '#/components/schemas/Cart' }
    Named: { type: object, required: [name], properties: { name: { type: string } } }
    Line:
      type: object
      required: [sku]
      properties:
        sku: { type: string, maxLength: 10 }
        unit: { type: string, enum: [KG, KRT] }
        amount: { type: integer, minimum: 1 }
        note: { type: string }
        tags: { type: array, items: { type: string } }
    Block:
      oneOf: [{ $ref: '#/components/schemas/Text' }, { $ref: '#/components/schemas/Picture' }]
      discriminator:
        propertyName: component
        mapping: { text: '#/components/schemas/Text', picture: '#/components/schemas/Picture' }
    Text: { type: object, properties: { component: { const: text }, text: { type: string } } }
    Picture: { type: object, properties: { component: { const: picture }, url: { type: string } } }
    AllergenInformation: { type: object, properties: { allergen: { type: string, enum: [MILK] } } }
`;

/** Breaking changes when one part of the contract's text replaces another. */
function breaksWhen(old: string, now: string): string[] {
  expect(contract).toContain(old);
  const [before, after] = [parse(contract) as Contract, parse(contract.replace(old, () => now)) as Contract];
  return breaksBetween(before, after).map(({ where, what }) => `${where}: ${what}`);
}

const cart = 'GET /v1/carts/{id}';

test.each([
  // Calls
  [
    'a path is renamed',
    '/carts/{id}:',
    '/baskets/{id}:',
    ['GET', 'PUT', 'POST'].map((method) => `${method} /v1/carts/{id}: is gone`).toSorted(),
  ],
  ['a call is removed', '    post:\n', '    x-post:\n', ['POST /v1/carts/{id}: is gone']],
  ['the base moves', 'url: /v1', 'url: /v2', ['GET', 'POST', 'PUT'].map((method) => `${method} /v1/carts/{id}: is gone`)],
  ['another token is asked for', '[{ bearerAuth: [] }]', '[{ csrfToken: [] }]', [`${cart}: requires csrfToken, and accepted bearerAuth`]],
  // Parameters
  ['a parameter is removed', 'name: page', 'name: index', [`${cart}: the query parameter page is gone`]],
  ['a parameter moves', '{ name: page, in: query', '{ name: page, in: header', [`${cart}: the query parameter page is gone`]],
  [
    'a parameter has to be sent',
    '{ name: page, in: query,',
    '{ name: page, required: true, in: query,',
    [`${cart}: the query parameter page is required now`],
  ],
  [
    'a new parameter has to be sent',
    "        - { $ref: '#/components/parameters/Key' }",
    "        - { $ref: '#/components/parameters/Key' }\n        - { name: lang, in: query, required: true, schema: { type: string } }",
    [`${cart}: the query parameter lang is new and required`],
  ],
  ['a list is serialised differently', 'explode: false', 'explode: true', [`${cart}: the query parameter skus is serialised differently`]],
  ['a default changes', 'default: 0', 'default: 1', [`${cart} page (requests): its default is no longer 0`]],
  ['a parameter takes less', 'minimum: 0, default', 'minimum: 1, default', [`${cart} page (requests): its minimum is 1 and was 0`]],
  ['a shared parameter takes less', 'maxLength: 20', 'maxLength: 15', [`${cart} Key (requests): its maxLength is 15 and was 20`]],
  // Requests
  ['a body has to be sent', 'requestBody:\n', 'requestBody:\n        required: true\n', ['PUT /v1/carts/{id}: a body is required now']],
  ['a body is no longer taken', 'requestBody:\n', 'x-body:\n', ['PUT /v1/carts/{id}: accepts no body any more']],
  [
    'a body changes its type',
    "          application/json: { schema: { $ref: '#/components/schemas/Line' } }",
    "          text/plain: { schema: { $ref: '#/components/schemas/Line' } }",
    ['PUT /v1/carts/{id}: no longer accepts application/json'],
  ],
  ['a field has to be sent', 'required: [sku]', 'required: [sku, unit]', ['Line.unit (requests): is required now']],
  ['a new field has to be sent', 'required: [sku]', 'required: [sku, day]', ['Line.day (requests): is new and required']],
  ['a field becomes shorter', 'maxLength: 10', 'maxLength: 5', ['Line.sku (requests): its maxLength is 5 and was 10']],
  [
    'a field gets a format',
    'note: { type: string }',
    'note: { type: string, format: uuid }',
    ['Line.note (requests): its format has to be uuid'],
  ],
  [
    'a field gets words',
    'note: { type: string }',
    'note: { type: string, enum: [A] }',
    ['Line.note (requests): accepts A only, and accepted any value'],
  ],
  [
    'entries must differ',
    'tags: { type: array,',
    'tags: { type: array, uniqueItems: true,',
    ['Line.tags (requests): its entries must be unique now'],
  ],
  [
    'no other fields are taken',
    'required: [sku]',
    'additionalProperties: false\n      required: [sku]',
    ['Line (requests): accepts no other fields any more'],
  ],
  // Both ways
  ['a field that is sent and read changes its name', 'note:', 'remark:', ['Line.note (answers): is gone', 'Line.note (requests): is gone']],
  [
    'a type changes',
    'amount: { type: integer',
    'amount: { type: string',
    ['Line.amount (answers): may be string, and was integer', 'Line.amount (requests): accepts string only, and accepted integer'],
  ],
  [
    'a whole number may be any',
    'amount: { type: integer',
    'amount: { type: number',
    ['Line.amount (answers): may be number, and was integer'],
  ],
  ['a number must be whole', 'total: { type: number', 'total: { type: integer', []],
  ['a word is gone', 'enum: [KG, KRT]', 'enum: [KG]', ['Line.unit (requests): no longer accepts KRT']],
  ['a word comes', 'enum: [KG, KRT]', 'enum: [KG, KRT, STK]', []],
  ['a field that is sent may be left out', 'required: [sku]', 'required: []', ['Line.sku (answers): may be missing now']],
  [
    'a field may be null',
    'amount: { type: integer',
    "amount: { type: [integer, 'null']",
    ['Line.amount (answers): may be integer, null, and was integer'],
  ],
  ['a least amount is lowered', 'minimum: 1 }', 'minimum: 0 }', ['Line.amount (answers): may be below 1']],
  ['a least amount is raised', 'minimum: 1 }', 'minimum: 2 }', ['Line.amount (requests): its minimum is 2 and was 1']],
  [
    'entries of a list change',
    'items: { type: string } }\n    Block',
    'items: { type: integer } }\n    Block',
    ['Line.tags[] (answers): may be integer, and was string', 'Line.tags[] (requests): accepts integer only, and accepted string'],
  ],
  // Answers
  ['an answer is removed', "'200':", "'201':", [`${cart}: no longer answers 200`]],
  ['an error is removed', "'404':", "'409':", [`${cart}: no longer answers 404`]],
  ['an answer loses a header', 'headers: { Date:', 'headers: { Age:', [`${cart}: its answer 200 no longer has Date`]],
  ['an answer loses a type', 'text/plain:', 'text/html:', [`${cart}: its answer 200 is no longer text/plain`]],
  [
    'an answer gets a body',
    "responses: { '204': {} }\n    post",
    "responses: { '204': { content: { a/b: {} } } }\n    post",
    ['PUT /v1/carts/{id}: its answer 204 has a body now'],
  ],
  ['a field of an answer is gone', 'count:', 'counted:', ['Cart.count (answers): is gone']],
  [
    'an inherited field is gone',
    'properties: { name:',
    'properties: { title:',
    ['Cart.name (answers): is gone', 'Named.name (answers): is gone'],
  ],
  ['a field of an answer may be missing', 'required: [total, lines]', 'required: [lines]', ['Cart.total (answers): may be missing now']],
  ['a day becomes a moment', 'format: date }', 'format: date-time }', ['Cart.day (answers): its format is no longer date']],
  ['a constant changes', 'const: own', 'const: fair', ['Cart.kind (answers): may be fair now']],
  [
    'another alternative comes',
    'oneOf: [{ type: string },',
    'oneOf: [{ type: string }, { type: integer },',
    ['Cart.either (answers): may be of the new kind {"type":"integer"}'],
  ],
  ['a field of a kind is gone', 'url: { type', 'address: { type', ['Picture.url (answers): is gone']],
  ['an error loses a field', 'code:', 'name:', [`${cart} 404.code (answers): is gone`]],
])('%s', (_case, old, now, breaks) => {
  expect(breaksWhen(old, now).toSorted()).toEqual(breaks);
});

test.each([
  ['a call', '    post:\n', "    patch: { responses: { '204': {} } }\n    post:\n"],
  [
    'a parameter',
    "        - { $ref: '#/components/parameters/Key' }",
    "        - { $ref: '#/components/parameters/Key' }\n        - { name: lang, in: query, schema: { type: string } }",
  ],
  [
    'another name for a part of the address',
    '/carts/{id}:\n    parameters:\n      - { name: id',
    '/carts/{cart}:\n    parameters:\n      - { name: cart',
  ],
  ['a token that is optional', '[{ bearerAuth: [] }]', '[{ optionalBearerAuth: [] }]'],
  ['no token', 'security: [{ bearerAuth: [] }]\n      responses', 'responses'],
  ['a field to send', 'note: { type: string }', 'note: { type: string }\n        other: { type: string }'],
  ['a field to read', 'count: { type: integer }', 'count: { type: integer }\n            more: { type: string }'],
  ['a field that is always there', 'required: [total, lines]', 'required: [total, lines, count]'],
  ['a status', "'404':", "'409': {}\n        '404':"],
  ['a type of an answer', 'text/plain:', 'text/html: {}\n            text/plain:'],
  ['a word of an answer', 'enum: [OPEN, SENT]', 'enum: [OPEN, SENT, LOST]'],
  ['free words of an answer', 'type: string, enum: [OPEN, SENT]', 'type: string'],
  ['a longer text', 'maxLength: 10', 'maxLength: 11'],
  ['a known word beside free ones', 'enum: [BIO]', 'enum: [BIO, GF]'],
  [
    'a kind that says which it is',
    "picture: '#/components/schemas/Picture' }",
    "picture: '#/components/schemas/Picture', named: '#/components/schemas/Named' }",
  ],
  ['a description', 'note: { type: string }', 'note: { type: string, description: A note., example: x }'],
])('%s may be added', (_case, old, now) => {
  expect(breaksWhen(old, now)).toEqual([]);
});

const allergens = (words: string) =>
  parse(`
paths:
  /a: { get: { responses: { '200': { content: { application/json: { schema: { $ref: '#/components/schemas/AllergenInformation' } } } } } } }
components: { schemas: { AllergenInformation: { properties: { allergen: { type: string, enum: [${words}] } } } } }
`) as Contract;

test('a new allergen value is a break, because clients would misread it', () => {
  expect(breaksBetween(allergens('MILK'), allergens('MILK, EGGS'))).toEqual([
    { where: 'AllergenInformation.allergen (answers)', what: 'may be EGGS now', why: 'Clients cannot read an unexpected value.' },
  ]);
});

test.each(['v1', 'klevu-proxy'])('%s breaks nothing alone, and everything if it is empty', (name) => {
  const real = parse(readFileSync(`openapi/${name}.yaml`, 'utf8')) as Contract;
  expect(breaksBetween(real, real)).toEqual([]);
  const calls = Object.values(real.paths ?? {}).flatMap((item) => Object.keys(item));
  expect(breaksBetween(real, {})).toHaveLength(calls.length);
  expect(breaksBetween({}, real)).toEqual([]);
});
