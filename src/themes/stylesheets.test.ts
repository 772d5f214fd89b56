import { expect, test } from 'vitest';
import { allTokens } from './allTokens';
import { paletteVariables, shopVariables } from './cssVariables';
import { stylesheetOf } from './stylesheetOf';

test('a stylesheet declares every variable that components may use', () => {
  const text = stylesheetOf('AL', allTokens.AL);
  const missing = [...Object.keys(shopVariables), ...Object.keys(paletteVariables)].filter((name) => !text.includes(`${name}:`));
  expect(missing).toEqual([]);
});
