import { expect, test } from 'vitest';
import { allTokens } from './allTokens';

test.each(Object.values(allTokens))('$code has an address for each drawn file', (tokens) => {
  expect(tokens.assets).toStrictEqual({
    favicon: expect.stringContaining(`assets/${tokens.code}/favicon.svg`),
    logo: expect.stringContaining(`assets/${tokens.code}/logo.svg`),
    logoOnDark: expect.stringContaining(`assets/${tokens.code}/logo-on-dark.svg`),
    missingImage: expect.stringContaining(`assets/${tokens.code}/missing-image.svg`),
  });
});
