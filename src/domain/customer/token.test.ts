import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noPermissions } from './permissions';
import { userOfClaims } from './token';

const nobody = { userId: '', preferredUserName: '', locale: 'de-AT', tenant: undefined, customers: [], config: noPermissions };

describe('userOfClaims', () => {
  it('parses the user of a valid token', () => {
    const claims = {
      sub: '7a0a1c6e',
      preferred_username: 'johanna.ebner',
      locale: 'it-IT',
      customers: ['100', '200'],
      realm_access: { roles: ['tenant-AL', 'can-see-prices', 'offline_access'] },
    };
    expect(userOfClaims(claims)).toEqual({
      userId: '7a0a1c6e',
      preferredUserName: 'johanna.ebner',
      locale: 'it-IT',
      tenant: 'AL',
      customers: ['100', '200'],
      config: { ...noPermissions, canSeePrices: true },
    });
  });

  it.each([
    [undefined],
    [null],
    ['token'],
    [42],
    [[]],
    [{}],
    [{ realm_access: null }],
    [{ realm_access: { roles: 'tenant-AL' } }],
    [{ realm_access: ['tenant-AL'] }],
  ])('parses %j as an empty user', (claims) => {
    expect(userOfClaims(claims)).toEqual(nobody);
  });

  it('shows the id if the name is missing', () => {
    expect(userOfClaims({ sub: ' u1 ', preferred_username: '  ' })).toMatchObject({ userId: 'u1', preferredUserName: 'u1' });
  });

  it.each([
    ['it_IT', 'it-IT'],
    ['EN', 'en'],
    ['de-CH-1996', 'de-CH-1996'],
    ['not a locale', 'de-AT'],
    ['', 'de-AT'],
    [['en'], 'de-AT'],
    [true, 'de-AT'],
  ])('parses the locale %j as %s', (locale, expected) => {
    expect(userOfClaims({ locale }).locale).toBe(expected);
  });

  it('skips entries that are not texts, parses numbers, and has each customer once', () => {
    expect(userOfClaims({ customers: ['100', null, 200, { id: 3 }, '', '100', 1.5, ['4']] }).customers).toEqual(['100', '200']);
    expect(userOfClaims({ realm_access: { roles: [null, 7, 'tenant-LE'] } }).tenant).toBe('LE');
  });

  it('parses own properties only', () => {
    expect(userOfClaims(Object.create({ sub: 'inherited' }))).toEqual(nobody);
    expect(userOfClaims(JSON.parse('{"__proto__": {"sub": "evil", "realm_access": {"roles": ["can-see-prices"]}}}'))).toEqual(nobody);
  });

  it('never throws and always returns a complete user, for any token', () => {
    const anything = fc.anything({ maxDepth: 3 });
    const claims = fc.oneof(
      anything,
      fc.record(
        { sub: anything, preferred_username: anything, locale: anything, customers: anything, realm_access: anything },
        { requiredKeys: [] },
      ),
      fc.record({ locale: fc.string(), customers: fc.array(anything), realm_access: fc.record({ roles: fc.array(anything) }) }),
    );
    fc.assert(
      fc.property(claims, (value) => {
        const user = userOfClaims(value);
        expect(Object.keys(user)).toEqual(Object.keys(nobody));
        expect(user.customers.every((customer) => typeof customer === 'string' && customer !== '')).toBe(true);
        expect(() => new Intl.Locale(user.locale)).not.toThrow();
      }),
      { numRuns: 3000 },
    );
  });
});
