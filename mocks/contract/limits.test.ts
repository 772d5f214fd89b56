import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { openTestBackend } from '../client.fixture';

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly [key: string]: unknown;
}

interface Contract {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          {
            readonly operationId?: string;
            readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
          }
        >
      >
    >
  >;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** The free texts and the lists of a body without a bound, as paths into it. */
function unbounded({ components }: Contract, schema: Schema, path: string, seen: readonly string[] = []): string[] {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return seen.includes(name) ? [] : unbounded({ components } as Contract, components.schemas[name] ?? {}, path, [...seen, name]);
  }
  const into = (part: Schema, where: string) => unbounded({ components } as Contract, part, where, seen);
  const isFree =
    schema.type === 'string' &&
    !['enum', 'pattern', 'const', 'maxLength'].some((key) => key in schema) &&
    !['date', 'date-time', 'uuid'].includes(schema.format ?? '');
  return [
    ...(isFree || (schema.type === 'array' && !('maxItems' in schema)) ? [path] : []),
    ...(schema.items ? into(schema.items, `${path}[]`) : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => into(part, `${path}.${name}`)),
    ...[schema.allOf, schema.oneOf, schema.anyOf].flatMap((parts) => (parts ?? []).flatMap((part) => into(part, path))),
  ];
}

test.each(['v1', 'klevu-proxy'])('every free text and list that a caller sends to %s is bounded', (name) => {
  const contract = parse(readFileSync(new URL(`../../openapi/${name}.yaml`, import.meta.url), 'utf8')) as Contract;
  const bodies = Object.values(contract.paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ operationId, requestBody }) => Object.values(requestBody?.content ?? {}).map(({ schema }) => ({ operationId, schema })));
  expect(bodies.length).toBeGreaterThan(3);
  expect(bodies.flatMap(({ operationId, schema }) => unbounded(contract, schema, operationId ?? ''))).toEqual([]);
});

const line = { sku: '104711', amount: 1, unitAbbreviation: 'KG' };

test.each<[string, string, string, unknown, string]>([
  [
    'a template name of 101 letters',
    'POST',
    '/v1/t/AL/my/order-templates?customerId=100',
    { name: 'x'.repeat(101), customerId: '100' },
    '$.name',
  ],
  [
    'notes of 1,001 letters',
    'POST',
    '/v1/t/AL/my/shopping-cart/100/submit',
    { deliveryAddressExternalId: '100-01', notes: 'x'.repeat(1001) },
    '$.notes',
  ],
  ['a search for 201 letters', 'POST', '/v1/t/AL/products/search', { query: 'x'.repeat(201) }, '$.query'],
  ['2,001 lines', 'PUT', '/v1/t/AL/my/shopping-cart-items/100', Array.from({ length: 2001 }, () => line), '$'],
  ['a brand of 201 letters', 'POST', '/v1/t/AL/products/search', { filter: { brandNames: ['x'.repeat(201)] } }, '$.filter.brandNames[0]'],
  [
    'a channel twice',
    'PUT',
    '/v1/user/notifications/preferences',
    [{ type: { id: 2, name: 'Aktionen' }, channels: ['EMAIL', 'EMAIL'] }],
    '$[0].channels',
  ],
  ['a mail recipient twice', 'PUT', '/v1/user/updateUserData', { labelmails: ['a@example.com', 'a@example.com'] }, '$.labelmails'],
])('%s is refused by the field, and changes nothing', async (_case, method, path, body, field) => {
  const anna = await openTestBackend().as('anna.al');
  const before = (await anna('GET', '/v1/user/notifications/preferences')).body;
  const { status, body: problem } = await anna(method, path, { body });
  expect([status, problem.field]).toEqual([expect.toSatisfy((answered: number) => answered === 400 || answered === 422), field]);
  expect((await anna('GET', '/v1/user/notifications/preferences')).body).toEqual(before);
});

test('a plain text is bounded as well', async () => {
  const anna = await openTestBackend().as('anna.al');
  const { status } = await anna('PUT', '/v1/t/AL/my/order-templates/template-100-1/shared-with?customerId=100', { text: 'x'.repeat(201) });
  expect([400, 422]).toContain(status);
});

test('mail addresses keep their umlauts, and invalid addresses are refused', async () => {
  const anna = await openTestBackend().as('anna.al');
  const mail = 'küche@gasthof-öder.example';
  await anna('PUT', `/v1/user/labelMail?mail=${encodeURIComponent(mail)}`);
  expect((await anna('GET', '/v1/user/getCurrentUser')).body.labelmails).toContain(mail);
  const order = (confirmationMailAdresses: string[]) =>
    anna('POST', '/v1/t/AL/my/shopping-cart/100/submit', { body: { deliveryAddressExternalId: '100-01', confirmationMailAdresses } });
  expect((await order([mail])).body.field).toBe('$.unloadingArea');
  expect((await order(['küche'])).body.field).toBe('$.confirmationMailAdresses[0]');
});
