import { expect, it } from 'vitest';
import { packagingOf } from './packaging';

it.each([
  ['ONE_WAY', 'SINGLE_USE'],
  ['ONE_WAY_WITH_DEPOSIT', 'SINGLE_USE_WITH_DEPOSIT'],
  ['WITH_REUSE', 'MULTI_USE'],
  ['WITH_REUSE_WITH_DEPOSIT', 'MULTI_USE_WITH_DEPOSIT'],
  [undefined, 'NO_DATA'],
] as const)('%s is shown as %s', (packaging, shown) => expect(packagingOf(packaging)).toBe(shown));
