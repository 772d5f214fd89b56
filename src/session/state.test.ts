import { expect, test } from 'vitest';
import { tenantCodes } from '#domain/customer/tenant.ts';
import { sessionState, type Identity } from './state';

function tokenOf(claims: unknown): string {
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sig`;
}

function tokenFor(tenant: string | undefined): string {
  return tokenOf({ sub: 'u', locale: 'en-GB', realm_access: { roles: ['can-see-prices', ...(tenant ? [`tenant-${tenant}`] : [])] } });
}

const nobody: Identity = { token: undefined, tenant: undefined, customer: undefined, locale: undefined, availableLocales: undefined };
const states = (identity: Partial<Identity>) => sessionState({ ...nobody, ...identity });

test.each<[string, Partial<Identity>, object]>([
  ['nothing', {}, { kind: 'signed-out', reason: 'no-token', tenant: undefined, customerId: '' }],
  ['only a tenant', { tenant: 'AL' }, { kind: 'signed-out', tenant: 'AL', customerId: '' }],
  ['a customer but no token', { tenant: 'AL', customer: '100' }, { kind: 'signed-out', customerId: '' }],
  [
    'a token that is none',
    { token: 'x', tenant: 'AL', customer: '100' },
    { kind: 'signed-out', reason: 'unreadable-token', user: undefined, customerId: '' },
  ],
  ['a token', { token: tokenFor('AL') }, { kind: 'choose-customer', tenant: 'AL', customerId: '' }],
  ['a token and its tenant', { token: tokenFor('AL'), tenant: 'AL' }, { kind: 'choose-customer', tenant: 'AL' }],
  ['a token and a customer', { token: tokenFor('AL'), customer: '100' }, { kind: 'ready', tenant: 'AL', customerId: '100' }],
  ['all three', { token: tokenFor('AL'), tenant: 'AL', customer: '100' }, { kind: 'ready', tenant: 'AL', customerId: '100' }],
  ['another tenant', { token: tokenFor('AL'), tenant: 'GM', customer: '100' }, { kind: 'wrong-tenant', tenant: 'GM', customerId: '' }],
  ['another tenant of the same group', { token: tokenFor('KI'), tenant: 'KS' }, { kind: 'wrong-tenant', tenant: 'KS' }],
  ["a token without tenant in a tenant's shop", { token: tokenFor(undefined), tenant: 'AL' }, { kind: 'wrong-tenant', tenant: 'AL' }],
  [
    "a token without tenant in no tenant's shop",
    { token: tokenFor(undefined), customer: '1' },
    { kind: 'wrong-tenant', tenant: undefined },
  ],
  ['a token past its end', { token: tokenOf({ sub: 'u', exp: 1, realm_access: { roles: ['tenant-AL'] } }) }, { kind: 'choose-customer' }],
])('%s', (_case, identity, expected) => {
  expect(states(identity)).toMatchObject(expected);
});

test('each pair of different tenants is a wrong tenant, each equal pair is not', () => {
  for (const tenant of tenantCodes) {
    const token = tokenFor(tenant);
    for (const shop of tenantCodes) {
      expect(states({ token, tenant: shop, customer: '1' }).kind).toBe(tenant === shop ? 'ready' : 'wrong-tenant');
    }
  }
});

test('permissions apply only if the user may shop', () => {
  const token = tokenFor('AL');
  expect(states({ token }).permissions.canSeePrices).toBe(true);
  expect(states({ token, customer: '1' }).permissions.canSeePrices).toBe(true);
  expect(states({}).permissions.canSeePrices).toBe(false);
  expect(states({ token: 'x' }).permissions.canSeePrices).toBe(false);
  expect(states({ token, tenant: 'GM' }).permissions.canSeePrices).toBe(false);
});

test.each<[string, Partial<Identity>, string]>([
  ['German where none is asked for', {}, 'de'],
  ["the cookie's language", { locale: 'it', availableLocales: ['de', 'it'] }, 'it'],
  ["the cookie's language without its region", { locale: 'it-IT', availableLocales: ['de-AT', 'it-IT'] }, 'it'],
  ["the token's language", { token: tokenFor('AL'), availableLocales: ['de', 'en'] }, 'en'],
  ["the cookie's before the token's", { token: tokenFor('AL'), locale: 'it', availableLocales: ['de', 'en', 'it'] }, 'it'],
  ["German where the language asked for isn't offered", { locale: 'it', availableLocales: ['de', 'en'] }, 'de'],
  ['German for an unknown language', { locale: '<b>', availableLocales: ['de', 'en'] }, 'de'],
  ['German where nothing known is offered', { locale: 'en', availableLocales: ['xx', ''] }, 'de'],
])('the language is %s', (_case, identity, language) => {
  expect(states(identity).language).toBe(language);
});
