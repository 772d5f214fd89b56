import { expect, test } from 'vitest';
import { openTestBackend, type Client } from '../client.fixture';
import { readWorkbook } from '../files/workbook.fixture';

const inventories = (tail = '', customer = '100') => `/v1/t/AL/inventories${tail}${tail.includes('?') ? '&' : '?'}customerId=${customer}`;
const grouped = (query = '', customer = '100') => `/v1/t/AL/groupedInventories?customerId=${customer}&${query}`;

interface Listed {
  readonly inventories: readonly {
    readonly inventoryLocation?: string;
    readonly inventories: readonly { readonly id: string; readonly createdAt: string; readonly source: string }[];
  }[];
}

async function idsOf(client: Client, query = '', customer = '100'): Promise<string[]> {
  const { body } = await client('GET', grouped(query, customer));
  return (body as Listed).inventories.flatMap((group) => group.inventories).map(({ id }) => id);
}

const count = {
  unloadingArea: undefined as string | undefined,
  externalAddressId: '100-02',
  comment: 'Monatsende',
  inventoryItems: [{ productSku: '104711', capturedQuantity: 2.5, capturedUnit: 'KG' }],
  nonWebshopInventoryItems: [{ gtin: '9001234567894', productName: '=Kräutersirup', unit: 'Fl', amount: 6 }],
};

test('a count is stored for its customer, with its lines', async () => {
  const { as } = openTestBackend();
  const anna = await as('anna.al');
  const { status, body } = await anna('POST', inventories(), { body: count });
  expect([status, body]).toMatchObject([
    200,
    {
      customerId: '100',
      tenant: 'AL',
      createdBy: 'anna.al',
      source: 'WEB',
      externalAddressId: '100-02',
      numberOfRegularItems: 1,
      numberOfNonWebshopItems: 1,
    },
  ]);
  expect((await idsOf(anna))[0]).toBe(body.id);
  expect(await idsOf(anna, '', '101')).not.toContain(body.id);
  expect((await anna('POST', `/v1/t/AL/inventories/${body.id}/details`)).body).toEqual({
    items: [
      {
        id: `${body.id}-1`,
        productSku: '104711',
        capturedQuantity: 2.5,
        capturedUnit: 'KG',
        unitRatio: 1,
        categoryId: expect.any(String),
        productName: 'Bergkäse 6 Monate gereift, Laib ca. 6 kg',
      },
    ],
    nonWebshopItems: [count.nonWebshopInventoryItems[0]],
  });
});

test('the counts of a page are grouped by place, each with its address; those without a place come separately', async () => {
  const anna = await openTestBackend().as('anna.al');
  const made = async (more: Readonly<Record<string, unknown>>) => {
    const { externalAddressId: _, ...plain } = count;
    return (await anna('POST', inventories(), { body: { ...plain, ...more } })).body.id as string;
  };
  const [first, second, third] = [
    await made({ externalAddressId: '100-01', unloadingArea: 'Rampe hinten' }),
    await made({}),
    await made({ externalAddressId: '100-01' }),
  ];
  expect(new Set([first, second, third]).size).toBe(3);
  const { body } = await anna('GET', grouped());
  const places = (body as Listed).inventories.map(({ inventories: ofPlace, ...place }) => [place, ofPlace.map(({ id }) => id)]);
  // All three were made at the same moment; the fourth and fifth of the past have the same two places, the third none.
  expect(places).toEqual([
    [{ inventoryLocation: 'Am Anger 64, 9971 Matrei in Osttirol', externalAddressId: '100-01' }, [first, third, 'inventory-100-4']],
    [{}, [second, 'inventory-100-3']],
    [{ inventoryLocation: 'Am Anger 85, 9971 Matrei in Osttirol', externalAddressId: '100-02' }, ['inventory-100-5']],
  ]);
  const [own] = (body as Listed).inventories[0]?.inventories ?? [];
  expect(own).toMatchObject({ comment: 'Monatsende', unloadingArea: 'Rampe hinten' });
  expect((await anna('GET', grouped(), { scenario: 'emptyLists' })).body.inventories).toEqual([]);
});

test.each([
  [{ inventoryItems: [] }, 'emptyInventory', '$.inventoryItems'],
  [{ ...count, externalAddressId: 'x' }, 'unknownAddress', '$.externalAddressId'],
  [{ ...count, unloadingArea: 'Mond' }, 'unknownUnloadingArea', '$.unloadingArea'],
  // An area of another address than the one that was counted.
  [{ ...count, unloadingArea: 'Rampe hinten' }, 'unknownUnloadingArea', '$.unloadingArea'],
  [{ inventoryItems: [{ productSku: '1', capturedQuantity: 1, capturedUnit: 'KG' }] }, 'unknownProduct', '$.inventoryItems[0].productSku'],
  [
    { inventoryItems: [{ productSku: '104711', capturedQuantity: 1, capturedUnit: 'XX' }] },
    'unknownUnit',
    '$.inventoryItems[0].capturedUnit',
  ],
  [
    { inventoryItems: [{ productSku: '104711', capturedQuantity: -1, capturedUnit: 'KG' }] },
    'invalidField',
    '$.inventoryItems[0].capturedQuantity',
  ],
  [
    { inventoryItems: [], nonWebshopInventoryItems: [{ productName: ' ', unit: 'Fl', amount: 1 }] },
    'invalidField',
    '$.nonWebshopInventoryItems[0].productName',
  ],
])('%j is refused', async (body, code, field) => {
  const anna = await openTestBackend().as('anna.al');
  expect(await anna('POST', inventories(), { body })).toMatchObject({ status: 422, body: { code, field } });
});

test('a deleted inventory is listed as deleted until it is recovered', async () => {
  const anna = await openTestBackend().as('anna.al');
  const [id = ''] = await idsOf(anna);
  const deleted = async () => (await anna('GET', inventories('/deleted'))).body.inventories.map((entry: { id: string }) => entry.id);
  expect(await anna('DELETE', `/v1/t/AL/inventories/${id}`)).toMatchObject({ status: 204 });
  expect([await idsOf(anna), await deleted()]).toEqual([expect.not.arrayContaining([id]), expect.arrayContaining([id])]);
  expect(await anna('DELETE', `/v1/t/AL/inventories/${id}`)).toMatchObject({ status: 404 });
  expect(await anna('POST', `/v1/t/AL/inventories/recover/${id}`)).toMatchObject({ status: 204 });
  expect(await anna('POST', `/v1/t/AL/inventories/recover/${id}`)).toMatchObject({ status: 409 });
  expect([await idsOf(anna), await deleted()]).toEqual([expect.arrayContaining([id]), expect.not.arrayContaining([id])]);
});

test("another customer's inventory is refused, an unknown one is not found", async () => {
  const { as } = openTestBackend();
  const eva = await as('eva.al');
  for (const [method, tail] of [
    ['DELETE', ''],
    ['POST', '/details'],
  ] as const) {
    expect(await eva(method, `/v1/t/AL/inventories/inventory-100-5${tail}`)).toMatchObject({
      status: 403,
      body: { code: 'foreignCustomer' },
    });
    expect(await eva(method, `/v1/t/AL/inventories/inventory-100-99${tail}`)).toMatchObject({ status: 404 });
  }
  expect(await (await as('anna.gm'))('POST', '/v1/t/AL/inventories/inventory-100-5/details')).toMatchObject({ status: 403 });
});

test("two years of counts by place and page, the shop's and the handheld's", async () => {
  const jana = await openTestBackend().as('jana.al');
  const { body } = await jana('GET', grouped('pageSize=10', '1000'));
  const all = (body as Listed).inventories.flatMap((group) => group.inventories);
  expect([body.page, all.length]).toEqual([{ totalElements: 24, totalPages: 3, number: 0, size: 10 }, 10]);
  expect(new Set(all.map(({ source }) => source))).toEqual(new Set(['WEB', 'HANDHELD']));
  expect((body as Listed).inventories.some(({ inventoryLocation }) => inventoryLocation === undefined)).toBe(true);
  for (const [direction, sign] of [
    ['ASC', 1],
    ['DESC', -1],
  ] as const) {
    const { body: sorted } = await jana('GET', grouped(`pageSize=300&sortDirection=${direction}`, '1000'));
    for (const { inventories: ofPlace } of (sorted as Listed).inventories) {
      const moments = ofPlace.map(({ createdAt }) => createdAt);
      expect(moments).toEqual(moments.toSorted((one, other) => sign * one.localeCompare(other)));
    }
  }
});

test('the workbook has a row for each line, or one for each product with the sum, and values only for users who see prices', async () => {
  const { as } = openTestBackend();
  const anna = await as('anna.al');
  const made = await Promise.all([1, 2].map(async () => (await anna('POST', inventories(), { body: count })).body.id as string));
  const read = async (query: string) => {
    const { response } = await anna('GET', inventories(`/excel?inventoryIds=${made.join(',')}&${query}`));
    return readWorkbook(await response.arrayBuffer());
  };
  const lines = await read('groupByArticleChecked=false&generationMode=lastPrice');
  expect(lines).toHaveLength(5);
  expect(lines[2]?.slice(4, 10)).toEqual(['9001234567894', "'=Kräutersirup", 6, 'Fl', 6, 'Fl']);
  const [head, cheese, syrup] = await read('groupByArticleChecked=true&generationMode=averagePrice');
  expect(head).toEqual(['Artikelnummer', 'Artikel', 'Menge in Basiseinheit', 'Basiseinheit', 'Durchschnittspreis', 'Wert']);
  expect(cheese?.slice(0, 4)).toEqual(['104711', 'Bergkäse 6 Monate gereift, Laib ca. 6 kg', 5, 'KG']);
  expect(syrup?.slice(0, 4)).toEqual(['9001234567894', "'=Kräutersirup", 12, 'Fl']);
  const eva = await as('eva.al');
  const { response } = await eva('GET', inventories('/excel?groupByArticleChecked=true&generationMode=lastPrice', '200'));
  expect((await readWorkbook(await response.arrayBuffer()))[0]).toEqual([
    'Artikelnummer',
    'Artikel',
    'Menge in Basiseinheit',
    'Basiseinheit',
  ]);
});

test.each([
  // The counts of the past that are not deleted: 23 September, 21 October and 18 November.
  ['fromDate=2025-10-21&toDate=2025-11-18', ['2025-10-21', '2025-11-18']],
  ['fromDate=2025-10-22&toDate=2025-11-17', []],
  ['fromDate=2025-10-21', ['2025-10-21', '2025-11-18']],
  ['toDate=2025-10-21', ['2025-09-23', '2025-10-21']],
  ['toDate=2025-08-31', []],
  ['', ['2025-09-23', '2025-10-21', '2025-11-18']],
])('an export of the days %j includes the counts of the first and the last day', async (days, found) => {
  const anna = await openTestBackend().as('anna.al');
  const { response } = await anna('GET', inventories(`/excel?groupByArticleChecked=false&generationMode=lastPrice&${days}`));
  const [, ...rows] = await readWorkbook(await response.arrayBuffer());
  expect([...new Set(rows.map(([day]) => String(day)))].toSorted()).toEqual(found);
});

test("a blocked customer's inventories can't be deleted", async () => {
  const felix = await openTestBackend().as('felix.al');
  const [id = ''] = await idsOf(felix, '', '701');
  expect(id).toMatch(/^inventory-701-/);
  expect(await felix('DELETE', `/v1/t/AL/inventories/${id}`)).toMatchObject({ status: 403, body: { code: 'disabledCustomer' } });
  expect(await idsOf(felix, '', '701')).toContain(id);
});

test('an export requires ordered days and existing inventories', async () => {
  const anna = await openTestBackend().as('anna.al');
  const excel = (query: string) => anna('GET', inventories(`/excel?groupByArticleChecked=true&generationMode=lastPrice&${query}`));
  expect(await excel('fromDate=2025-11-02&toDate=2025-11-01')).toMatchObject({ status: 422, body: { field: 'toDate' } });
  expect(await excel('fromDate=2025-11-02&toDate=2025-11-02')).toMatchObject({ status: 200 });
  expect(await excel('inventoryIds=inventory-100-99')).toMatchObject({ status: 404, body: { field: 'inventoryIds' } });
  // The first two were deleted.
  expect(await excel('inventoryIds=inventory-100-2')).toMatchObject({ status: 404, body: { field: 'inventoryIds' } });
  expect(await anna('GET', inventories('/excel'))).toMatchObject({ status: 400 });
});
