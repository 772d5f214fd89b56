// @vitest-environment node
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ZodType } from 'zod';
import { openTestBackend, type Client } from '#mocks/client.fixture.ts';
import type { OperationId } from '#mocks/contract/operations.ts';
import { schemasOf } from '#mocks/contract/schemas.ts';
import * as contract from '#gen/index.ts';
import { ResponseError } from '#http/errors.ts';
import { configureHttp } from '#http/ports.ts';

/*
 * Each field of each answer that the finished screens read, at every depth: missing, null, or of another type, once in all entries of
 * its list and once in the first only. The transport's result satisfies the contract, by the independent checks of the mock; and one
 * bad entry beside a good one never costs the list.
 */
interface Definition {
  readonly type: string;
  readonly innerType?: ZodType;
  readonly element?: ZodType;
  readonly shape?: Readonly<Record<string, ZodType>>;
  readonly options?: readonly ZodType[];
  readonly left?: ZodType;
  readonly right?: ZodType;
}
type Path = readonly (string | number)[];

const search = { query: 'käse', customerId: '100' };
/** Sources of the good answers. */
const reads: Readonly<Partial<Record<OperationId, readonly [method: string, path: string, body?: unknown]>>> = {
  listCustomers: ['GET', '/v1/user/customers?tenant=AL'],
  getCustomer: ['GET', '/v1/effective-customers/AL/100'],
  listDeliveryAddresses: ['GET', '/v1/effective-customers/AL/100/delivery-addresses'],
  getInvoiceAddress: ['GET', '/v1/effective-customers/AL/100/invoice-address'],
  listConfirmationEmails: ['GET', '/v1/user/confirmation-emails'],
  getCart: ['GET', '/v1/t/AL/my/shopping-cart/100'],
  listCartEvents: ['GET', '/v1/t/AL/my/shopping-cart/100/events'],
  listOrderOverview: ['GET', '/v1/effective-customers/AL/100/orders/overview'],
  getOrder: ['GET', '/v1/effective-customers/AL/100/order/{orderId}'],
  getProductRestriction: ['GET', '/v1/t/AL/user/customers/100/product-restriction'],
  listRecentEssenceItemsOfProduct: ['GET', '/v1/t/AL/recent-essence-items/104711?customerId=100'],
  listOrders: ['GET', '/v1/effective-customers/AL/100/orders'],
  listCompanionOrders: ['GET', '/v1/t/AL/customers/100/companion-orders'],
  searchProducts: ['POST', '/v1/t/AL/products/search', search],
  searchProductsV2: ['POST', '/v1/t/AL/products/searchV2', search],
  browseCategories: ['POST', '/v1/t/AL/categories/browse', { customerId: '100' }],
  browseCategoriesV2: ['POST', '/v1/t/AL/categories/browseV2', { customerId: '100' }],
  completeProducts: ['POST', '/v1/t/AL/products/complete', search],
  getProduct: ['GET', '/v1/t/AL/products/104711?customerId=100'],
  getProductDetails: ['GET', '/v1/t/AL/products/104711/details'],
  listRecommendations: ['GET', '/v1/t/AL/products/104711/recommendations'],
  getProductsBySku: ['GET', '/v1/t/AL/products/skuBatch?sku=104711,104712'],
  findProductsBySku: ['POST', '/v1/t/AL/products/skuBatch', ['104711', '104712']],
  findCheckoutProductsBySku: ['POST', '/v1/t/AL/products/skubatch/checkout?customerId=100', ['104711', '104712']],
  findSuppliers: ['POST', '/v1/t/AL/suppliers', { supplierIds: [] }],
  getSafetyDatasheetAvailability: ['GET', '/v1/t/AL/products/104711/safetydatasheet/available'],
  listEssenceVisibilities: ['GET', '/v1/t/AL/customers/100/essence-visibility?sku=104711,104712'],
  listOrderTemplates: ['GET', '/v1/t/AL/my/order-templates?customerId=100'],
  listPromotedProductsForCart: ['GET', '/v1/t/AL/products/promoted-for-cart?customerId=100'],
  getUnreadNotificationCount: ['GET', '/v1/user/notifications/unread-count'],
  getHeader: ['GET', '/v1/cms/header'],
  getFooter: ['GET', '/v1/cms/footer'],
  getCustomTenantFooter: ['GET', '/v1/cms/custom-tenant-content-footer'],
  getStartPage: ['GET', '/v1/cms/startpage'],
  getFair: ['GET', '/v1/fair/herbst'],
};

const calls = new Map<string, unknown>(Object.entries(contract));
let as: Client;
let sent = '';
let orderId = '';
const counts = { calls: 0, fields: 0, answers: 0, words: 0 };
vi.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeAll(async () => {
  as = await openTestBackend().as('anna.al');
  const lines = ['104711', '104712'].map((sku) => ({ sku, amount: 2, unitAbbreviation: 'KRT' }));
  await as('PUT', '/v1/t/AL/my/shopping-cart-items/100', { body: lines });
  const { body: overview } = await as('GET', '/v1/effective-customers/AL/100/orders/overview');
  orderId = (overview as { orders: { id: string }[] }).orders[0]?.id ?? '';
  configureHttp({
    token: () => 'T',
    csrfToken: () => 'C',
    language: () => 'de',
    fetchToken: () => Promise.reject(new Error('none')),
    storeToken: () => undefined,
    onSignedOut: () => undefined,
    onContentUnauthorized: () => undefined,
  });
  vi.stubGlobal('fetch', async () => new Response(sent, { headers: { 'Content-Type': 'application/json' } }));
});

afterAll(() => {
  vi.unstubAllGlobals();
  process.stdout.write(`${counts.calls} calls, ${counts.fields} fields, ${counts.answers} broken answers, ${counts.words} new words\n`);
});

/** The result of a call for this answer of the backend. Its parameters don't matter. */
async function readAs(operation: OperationId, body: unknown): Promise<unknown> {
  sent = JSON.stringify(body);
  const call = calls.get(operation) as (...parameters: unknown[]) => Promise<unknown>;
  return call(...Array.from({ length: call.length - 1 }, () => ({ sku: 'x', query: 'x', tenant: 'AL', customerId: '100' })));
}

/** The first two entries of every list are enough. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shortened(part)]));
}

/** Every field in the contract; -1 stands for the entries of a list. */
function fieldsOf(schema: ZodType, at: Path, depth = 0): readonly Path[] {
  if (depth > 14) return [];
  const { innerType, element, shape, options = [], left, right } = schema._zod.def as unknown as Definition;
  const inside = [innerType, left, right, ...options].flatMap((part) => (part ? fieldsOf(part, at, depth + 1) : []));
  if (element) return [[...at, -1], ...fieldsOf(element, [...at, -1], depth + 1)];
  return [
    ...inside,
    ...Object.entries(shape ?? {}).flatMap(([name, field]) => [[...at, name], ...fieldsOf(field, [...at, name], depth + 1)]),
  ];
}

/** Every enumeration field, except the tenant, whose codes the shop has to know, and fields that name the kind of an object. */
function enumerationsOf(schema: ZodType): readonly Path[] {
  const places = new Set<string>();
  const visit = (part: ZodType | undefined, at: Path, depth = 0) => {
    if (!part || depth > 14) return;
    const { type, innerType, element, shape, options = [], left, right } = part._zod.def as unknown as Definition;
    if (type === 'enum') places.add(JSON.stringify(at));
    for (const inside of [innerType, left, right, ...options]) visit(inside, at, depth + 1);
    visit(element, [...at, -1], depth + 1);
    for (const [name, field] of Object.entries(shape ?? {})) visit(field, [...at, name], depth + 1);
  };
  visit(schema, []);
  return [...places].map((at) => JSON.parse(at) as Path);
}

/** The value with the part at a path changed, in all entries of lists or in the first only; undefined if the path leads nowhere. */
function changed(value: unknown, [step, ...rest]: Path, change: (value: unknown) => unknown, firstOnly: boolean): unknown {
  if (step === undefined) return change(value);
  if (step === -1) {
    if (!Array.isArray(value) || value.length === 0) return undefined;
    const entries = value.map((entry: unknown, place) => (firstOnly && place > 0 ? entry : changed(entry, rest, change, firstOnly)));
    return entries.includes(undefined) ? undefined : entries;
  }
  if (typeof value !== 'object' || value === null || !(step in value)) return undefined;
  const part = changed((value as Record<string, unknown>)[step], rest, change, firstOnly);
  if (part === undefined) return undefined;
  const { [step]: _gone, ...others } = value as Record<string, unknown>;
  return part === missing ? others : { ...others, [step]: part };
}

/** The part at a path. */
function partAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((part, step) => (part as Record<PropertyKey, unknown> | undefined)?.[step], value);
}

const missing = Symbol('missing');
const wrong = (value: unknown) => (typeof value === 'string' ? 7 : Array.isArray(value) ? 'x' : typeof value === 'object' ? 7 : 'x');
/** Replaces an unreadable word of an enumeration. */
const unreadableWord = '–';
/** A word that no enumeration has. */
const newWord = 'SEASONAL';
const changes: readonly (readonly [string, (value: unknown) => unknown])[] = [
  ['missing', () => missing],
  ['null', () => null],
  ['of another type', wrong],
  ['an empty object', () => ({})],
];

test.each(Object.keys(reads) as OperationId[])('%s: the validated answer matches the contract', async (operation) => {
  const [method, path, body] = reads[operation] ?? ['GET', ''];
  const { status, body: whole } = await as(method, path.replace('{orderId}', orderId), body === undefined ? {} : { body });
  expect(status).toBe(200);
  const good = shortened(whole);
  expect(await readAs(operation, good)).toEqual(good);
  const schema = (await schemasOf(operation)).answer(200);
  if (!schema) throw new Error(`No schema for ${operation}`);
  counts.calls += 1;
  // They are a test of their own.
  const openWords = new Set(
    enumerationsOf(schema)
      .filter(isOpen)
      .map((at) => JSON.stringify(at)),
  );
  const faults: string[] = [];
  const fields = [...new Set(fieldsOf(schema, []).map((at) => JSON.stringify(at)))].map((at) => JSON.parse(at) as Path);
  for (const at of fields) {
    counts.fields += 1;
    for (const [what, change] of changes) {
      for (const firstOnly of [false, true]) {
        if (what === 'missing' && at.at(-1) === -1) continue;
        const bad = changed(good, at, change, firstOnly);
        if (bad === undefined || (firstOnly && !at.includes(-1)) || openWords.has(JSON.stringify(at))) continue;
        counts.answers += 1;
        const name = `${at.join('.')} ${what}${firstOnly ? ' in the first entry' : ''}`;
        try {
          const read = await readAs(operation, bad);
          const issue = schema.safeParse(read).error?.issues.find(({ path }) => partAt(read, path) !== unreadableWord);
          if (issue) faults.push(`${name}: ${issue.path.join('.')} ${issue.message}`);
        } catch (error) {
          if (!(error instanceof ResponseError)) faults.push(`${name}: ${String(error)}`);
          // A list that has another entry is not lost.
          else if (firstOnly && at[0] === -1 && (good as unknown[]).length > 1) faults.push(`${name}: all is lost`);
        }
      }
    }
  }
  expect(faults).toEqual([]);
});

/**
 * Fields where a new word drops the whole object: half a list of allergens would be a false statement about health, and the kind of a
 * content block defines its fields.
 */
const closed = /\.allergenInformation\.|\.blocks\.-1\.component$/;
const isOpen = (at: Path) => !closed.test(`.${at.join('.')}`);

test.each(Object.keys(reads) as OperationId[])('%s: an unknown enum value costs nothing', async (operation) => {
  const [method, path, body] = reads[operation] ?? ['GET', ''];
  const { body: whole } = await as(method, path.replace('{orderId}', orderId), body === undefined ? {} : { body });
  const good = shortened(whole);
  const schema = (await schemasOf(operation)).answer(200);
  if (!schema) throw new Error(`No schema for ${operation}`);
  const lost: string[] = [];
  for (const at of enumerationsOf(schema)) {
    const name = `.${at.join('.')}`;
    const told = changed(good, at, () => newWord, false);
    if (told === undefined || !isOpen(at)) continue;
    counts.words += 1;
    const read: unknown = await readAs(operation, told).catch((error: unknown) => error);
    if (JSON.stringify(read) !== JSON.stringify(told)) lost.push(name);
    // In a list of words each entry is judged alone; a field that accepts any text, such as the tenant, is no enumeration here.
    if (at.at(-1) === -1 || at.at(-1) === 'tenant' || schema.safeParse(told).success) continue;
    const without = changed(good, at, () => missing, false);
    const isOptional = schema.safeParse(without).success;
    for (const [what, change] of [...changes, ['empty', () => ''] as const]) {
      counts.words += 1;
      const odd: unknown = await readAs(operation, changed(good, at, change, false)).catch((error: unknown) => error);
      const expected = isOptional ? without : changed(good, at, () => unreadableWord, false);
      if (stable(odd) !== stable(expected)) lost.push(`${name} ${what}`);
    }
  }
  expect(lost).toEqual([]);
});

/** As text, independent of the order of fields. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => one.localeCompare(other)))
      : part,
  );
}

test('new enum values were tried', () => {
  expect(counts.words).toBeGreaterThan(100);
});
