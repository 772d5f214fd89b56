import { describe, expect, test } from 'vitest';
import { allTokens } from './allTokens';
import letters from './assets/letters.json';
import { drawFavicon, drawLogo, drawMissingImage } from './drawAssets';

describe.each(Object.values(allTokens))('drawn files of $code', (tokens) => {
  const folder = `./assets/${tokens.code}`;

  // `vitest -u` writes the files anew after a change of symbol or colour.
  test('logo on light and on dark', async () => {
    await expect(drawLogo(tokens, letters[tokens.code], 'light')).toMatchFileSnapshot(`${folder}/logo.svg`);
    await expect(drawLogo(tokens, letters[tokens.code], 'dark')).toMatchFileSnapshot(`${folder}/logo-on-dark.svg`);
  });

  test('favicon', async () => {
    await expect(drawFavicon(tokens)).toMatchFileSnapshot(`${folder}/favicon.svg`);
  });

  test('missing image', async () => {
    await expect(drawMissingImage(tokens)).toMatchFileSnapshot(`${folder}/missing-image.svg`);
  });

  test('has an address for each file', () => {
    expect(tokens.assets).toStrictEqual({
      favicon: expect.stringContaining(`assets/${tokens.code}/favicon.svg`),
      logo: expect.stringContaining(`assets/${tokens.code}/logo.svg`),
      logoOnDark: expect.stringContaining(`assets/${tokens.code}/logo-on-dark.svg`),
      missingImage: expect.stringContaining(`assets/${tokens.code}/missing-image.svg`),
    });
  });
});
