import { expect, test } from 'vitest';
import { allTokens } from './allTokens';
import { paletteVariables, shopVariables } from './cssVariables';
import { stylesheetOf } from './stylesheetOf';
import { themeCodes } from './tenants';

test.each(themeCodes)('the stylesheet of %s is what its tokens make', async (code) => {
  await expect(stylesheetOf(code, allTokens[code])).toMatchFileSnapshot(`./stylesheets/${code}.css`);
});

test('a stylesheet declares every variable that components may use', () => {
  const text = stylesheetOf('AL', allTokens.AL);
  const missing = [...Object.keys(shopVariables), ...Object.keys(paletteVariables)].filter((name) => !text.includes(`${name}:`));
  expect(missing).toEqual([]);
});
