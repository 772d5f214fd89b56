import { expect, test } from 'vitest';
import { allTokens } from './allTokens';
import { paletteVariables, shopVariables } from './cssVariables';
import { derivedFilesOf } from './derivedFiles';
import { stylesheetOf } from './stylesheetOf';
import { themeCodes } from './tenants';

// `vitest -u` writes the files anew after a change of the tokens, as a running development server does by itself.
test.each(themeCodes)('the files of %s are what its tokens make', async (code) => {
  for (const [path, text] of Object.entries(derivedFilesOf(code))) await expect(text).toMatchFileSnapshot(`./${path}`);
});

test('a stylesheet declares every variable that components may use', () => {
  const text = stylesheetOf('AL', allTokens.AL);
  const missing = [...Object.keys(shopVariables), ...Object.keys(paletteVariables)].filter((name) => !text.includes(`${name}:`));
  expect(missing).toEqual([]);
});
