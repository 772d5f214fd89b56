import { expect, test } from 'vitest';
import { tenantCodes } from '#domain/customer/tenant.ts';
import { allTokens } from '#themes/allTokens.ts';
import { shopSigns } from './shopSigns';

test('documents have the name and the colour of the look', () => {
  const looks = tenantCodes.map((code) => [code, allTokens[code].title, allTokens[code].palettes.light.primary.main]);
  expect(tenantCodes.map((code) => [code, shopSigns[code].name, shopSigns[code].colour])).toEqual(looks);
});
