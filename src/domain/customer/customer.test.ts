import { describe, expect, it } from 'vitest';
import { made } from '#tests/examples/made.ts';
import type { CustomerSummary } from '#gen/models/index.ts';
import { getCustomerAddressMock, getCustomerSummaryMock } from '#gen/models/index.faker.ts';
import {
  addressLine,
  defaultCustomerSort,
  filterCustomers,
  findCustomer,
  isChoosable,
  needsSearchBox,
  notChoosableReason,
  onlyCustomer,
  restrictionOf,
  sortCustomers,
} from './customer';

function customer(
  customerId: string,
  displayName: string,
  street: string,
  postCode: string,
  city: string,
  over: Partial<CustomerSummary> = {},
): CustomerSummary {
  return made(getCustomerSummaryMock, {
    tenant: 'AL',
    customerId,
    displayName,
    customerAddress: made(getCustomerAddressMock, { street, postCode, city }),
    ...over,
  });
}

const ebner = customer('100', 'Gasthof Ebner', 'Dorfplatz 4', '9900', 'Lienz');
const oedt = customer('99', 'Ödt Catering', 'Am Anger 1', '6020', 'Innsbruck');
const alm = customer('1000', 'Almwirt', 'Zur Alm 7', '6100', 'Seefeld');
const all = [alm, ebner, oedt];
const ids = (customers: readonly CustomerSummary[]) => customers.map(({ customerId }) => customerId);

describe('addressLine', () => {
  it.each([
    ['Dorfplatz 4', '9900', 'Lienz', 'Dorfplatz 4, 9900 Lienz'],
    [' Dorfplatz 4 ', '', 'Lienz', 'Dorfplatz 4, Lienz'],
    ['', '9900', 'Lienz', '9900 Lienz'],
    ['Dorfplatz 4', '', '', 'Dorfplatz 4'],
    ['', '', '', ''],
  ])('%j %j %j → %j', (street, postCode, city, line) => {
    expect(addressLine({ street, postCode, city })).toBe(line);
  });

  it('handles incomplete records', () => {
    expect(addressLine(JSON.parse('{"city": "Lienz"}'))).toBe('Lienz');
  });
});

describe('filterCustomers', () => {
  it.each([
    ['', ['1000', '100', '99']],
    ['   ', ['1000', '100', '99']],
    ['100', ['1000', '100']], // id
    ['ebner', ['100']], // name
    ['EBNER', ['100']],
    ['ödt', ['99']],
    ['ÖDT', ['99']],
    ['O\u0308dt', ['99']], // decomposed, as some keyboards send it
    ['ODT', ['99']], // without its dots
    ['oedt\u200b', ['99']], // in two letters, with an invisible character
    ['９９００', ['100']], // full-width digits
    ['٩٩٠٠', ['100']],
    ['zur alm', ['1000']], // street
    ['lienz', ['100']], // city
    ['dorfplatz 4, 9900', ['100']], // across the parts as they are shown
    [' lienz ', ['100']],
    ['graz', []],
    ['.*', []],
  ])('finds by %j %j', (text, expected) => {
    expect(ids(filterCustomers(all, text))).toEqual(expected);
  });

  it('finds by the displayed number only, not by the id across tenants', () => {
    expect(filterCustomers(all, 'AL-100')).toEqual([]);
  });
});

describe('sortCustomers', () => {
  it.each([
    [undefined, ['99', '100', '1000']],
    [{ column: 'id', direction: 'desc' }, ['1000', '100', '99']],
    [{ column: 'name', direction: 'asc' }, ['1000', '100', '99']], // Almwirt, Gasthof, Ödt
    [{ column: 'name', direction: 'desc' }, ['99', '100', '1000']],
    [{ column: 'address', direction: 'asc' }, ['99', '100', '1000']], // Am Anger, Dorfplatz, Zur Alm
    [{ column: 'address', direction: 'desc' }, ['1000', '100', '99']],
  ] as const)('by %j: %j', (sort, expected) => {
    expect(ids(sortCustomers(all, sort))).toEqual(expected);
  });

  it('sorts by id ascending by default, leaves its input unchanged, and sorts equal names by id', () => {
    expect(defaultCustomerSort).toEqual({ column: 'id', direction: 'asc' });
    const twins = [customer('20', 'Alm', 'x', '1', 'y'), customer('3', 'Alm', 'x', '1', 'y')];
    expect(ids(sortCustomers(twins, { column: 'name', direction: 'desc' }))).toEqual(['3', '20']);
    expect(ids(twins)).toEqual(['20', '3']);
  });
});

describe('choosing a customer', () => {
  it('shows the search box only above 5 customers', () => {
    expect([0, 5, 6, 40].map(needsSearchBox)).toEqual([false, false, true, true]);
  });

  it('explains why a disabled customer cannot be chosen', () => {
    const closed = { ...ebner, disabled: true, disabledReason: ' Auf Wunsch stillgelegt. ' };
    expect([isChoosable(ebner), notChoosableReason(ebner)]).toEqual([true, undefined]);
    expect([isChoosable(closed), notChoosableReason(closed)]).toEqual([false, { kind: 'disabled', text: 'Auf Wunsch stillgelegt.' }]);
    expect(notChoosableReason({ disabled: true, disabledReason: ' ' })).toEqual({ kind: 'disabled', text: undefined });
    expect(notChoosableReason({ disabled: true })).toEqual({ kind: 'disabled', text: undefined });
  });

  it('preselects the only customer that can be chosen', () => {
    expect(onlyCustomer([])).toBeUndefined();
    expect(onlyCustomer([ebner])).toBe(ebner);
    expect(onlyCustomer([{ ...ebner, disabled: true }])).toBeUndefined();
    expect(onlyCustomer([ebner, { ...oedt, disabled: true }])).toBeUndefined();
  });

  it('finds an account by tenant and number', () => {
    const other = { ...ebner, tenant: 'GM' as const };
    expect(findCustomer([other, ebner], { tenant: 'AL', customerId: '100' })).toBe(ebner);
    expect(findCustomer([ebner], { tenant: 'GM', customerId: '100' })).toBeUndefined();
    expect(findCustomer([ebner], { tenant: 'AL', customerId: '101' })).toBeUndefined();
  });
});

describe('restrictionOf', () => {
  it.each([
    [undefined, undefined],
    [{}, undefined],
    [{ essenceOnly: false, blockedCategoryIds: [], message: 'x' }, undefined],
    [{ essenceOnly: 'yes' }, undefined],
    [{ essenceOnly: true }, { essenceOnly: true, categoriesLimited: false, text: undefined }],
    [{ allowedCategoryIds: [] }, { essenceOnly: false, categoriesLimited: true, text: undefined }],
    [
      { blockedCategoryIds: ['70'], message: ' Eingeschränkt. ' },
      { essenceOnly: false, categoriesLimited: true, text: 'Eingeschränkt.' },
    ],
    [
      { blockedCategoryIds: ['70'], message: 5 },
      { essenceOnly: false, categoriesLimited: true, text: undefined },
    ],
  ])('%j → %j', (wire, expected) => {
    expect(restrictionOf(wire as Parameters<typeof restrictionOf>[0])).toEqual(expected);
  });
});
