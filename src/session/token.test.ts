import { expect, test } from 'vitest';
import { userOfToken } from './token';

function base64(value: string): string {
  return Buffer.from(value, 'utf8').toString('base64url');
}

function tokenOf(claims: unknown): string {
  return `${base64('{"alg":"RS256","typ":"JWT"}')}.${base64(JSON.stringify(claims))}.c2lnbmF0dXJl`;
}

const buyer = {
  sub: 'u-1',
  preferred_username: 'köchin@wirt.example',
  locale: 'it-IT',
  customers: ['100', '200'],
  realm_access: { roles: ['tenant-AL', 'can-see-prices'] },
  exp: 4_102_444_800,
};

test('a valid token has user, tenant, customers and permissions', () => {
  expect(userOfToken(tokenOf(buyer))).toMatchObject({
    userId: 'u-1',
    preferredUserName: 'köchin@wirt.example',
    locale: 'it-IT',
    tenant: 'AL',
    customers: ['100', '200'],
    config: { canSeePrices: true, canSeeBonuses: false },
  });
});

test.each([
  ['empty', ''],
  ['a blank', ' '],
  ['one dot', '.'],
  ['two dots', '..'],
  ['no dots', 'token'],
  ['one part', `${base64('{}')}`],
  ['empty claims', 'a..c'],
  ['blank claims', 'a. .c'],
  ['claims that are no base64', 'a.***.c'],
  ['claims of an impossible length', 'a.abcde.c'],
  ['claims that are no JSON', `a.${base64('claims')}.c`],
  ['claims cut off', tokenOf(buyer).slice(0, 80)],
  ['claims with a byte order mark', `a.${base64('\ufeff{}')}.c`],
  ['claims in broken UTF-8', `a.${Buffer.from([0x7b, 0x22, 0xff, 0xfe]).toString('base64url')}.c`],
  ['claims null', tokenOf(null)],
  ['claims a number', tokenOf(42)],
  ['claims a text', tokenOf('user')],
  ['claims a boolean', tokenOf(true)],
  ['claims a list', tokenOf([buyer])],
  ['the words undefined', 'undefined'],
  ['the words [object Object]', '[object Object]'],
  ['JSON instead of a token', JSON.stringify(buyer)],
  ['a script', '<script>alert(1)</script>'],
  ['control characters', '\u0000.\u0000.\u0000'],
  ['an emoji', '🧀.🧀.🧀'],
  ['100 kB of one letter', 'a'.repeat(100_000)],
  ['100,000 dots', '.'.repeat(100_000)],
  ['claims nested 100,000 deep and never closed', `a.${base64('['.repeat(100_000))}.c`],
])('%s is not a token', (_shape, token) => {
  expect(userOfToken(token)).toBeUndefined();
});

test.each<[string, unknown]>([
  ['no claim at all', {}],
  ['no roles', { ...buyer, realm_access: undefined }],
  ['roles null', { ...buyer, realm_access: { roles: null } }],
  ['roles a text', { ...buyer, realm_access: { roles: 'tenant-AL' } }],
  ['roles an object', { ...buyer, realm_access: { roles: { 0: 'tenant-AL' } } }],
  ['roles of other types', { ...buyer, realm_access: { roles: [1, null, {}, ['tenant-AL']] } }],
  ['realm access a list', { ...buyer, realm_access: ['tenant-AL'] }],
  ['an unknown tenant', { ...buyer, realm_access: { roles: ['tenant-XX'] } }],
  ['a tenant role without a code', { ...buyer, realm_access: { roles: ['tenant-'] } }],
])('a token with %s has a user without tenant and permissions', (_shape, claims) => {
  const user = userOfToken(tokenOf(claims));
  expect(user).toMatchObject({ tenant: undefined });
  expect(Object.values(user!.config)).toEqual(Array.from({ length: 8 }, () => false));
});

test.each<[string, unknown, object]>([
  ['customers missing', { ...buyer, customers: undefined }, { customers: [] }],
  ['customers a text', { ...buyer, customers: '100' }, { customers: [] }],
  ['customers of other types', { ...buyer, customers: [null, {}, '100'] }, { customers: ['100'] }],
  ['an impossible locale', { ...buyer, locale: '../../de' }, { locale: 'de-AT' }],
  ['a locale of another type', { ...buyer, locale: {} }, { locale: 'de-AT' }],
  ['no user name', { ...buyer, preferred_username: undefined }, { preferredUserName: 'u-1' }],
  ['an end in the past', { ...buyer, exp: 1 }, { userId: 'u-1' }],
  ['an end of another type', { ...buyer, exp: 'never' }, { userId: 'u-1' }],
  ['unknown roles', { ...buyer, realm_access: { roles: ['tenant-AL', 'root', '__proto__'] } }, { tenant: 'AL' }],
  [
    '8 kB of roles',
    { ...buyer, realm_access: { roles: ['tenant-AL', ...Array.from({ length: 500 }, (_, n) => `role-${n}-more`)] } },
    { tenant: 'AL' },
  ],
])('a token with %s still has its user', (_shape, claims, expected) => {
  expect(userOfToken(tokenOf(claims))).toMatchObject(expected);
});

test('a token without its signature part is still parsed; the server refuses it', () => {
  expect(userOfToken(tokenOf(buyer).split('.').slice(0, 2).join('.'))).toMatchObject({ userId: 'u-1' });
});
