import { expect, test } from 'vitest';
import { tenantCodes } from '../../src/domain/tenant';
import { allTokens } from '../../src/themes/allTokens';
import { shopSigns } from './shopSigns';

test('papers carry the name and the colour of the look', () => {
  const looks = tenantCodes.map((code) => [code, allTokens[code].title, allTokens[code].palettes.light.primary.main]);
  expect(tenantCodes.map((code) => [code, shopSigns[code].name, shopSigns[code].colour])).toEqual(looks);
});
