import { afterEach, expect, test, vi } from 'vitest';
import { newKey } from './newKey';

afterEach(() => vi.restoreAllMocks());

test.each([
  [0x00, '00000000-0000-4000-8000-000000000000'],
  [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
])('random bytes %i give a UUID of version 4', (value, expected) => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation(
    (bytes) => (bytes as unknown as Uint8Array).fill(value) as unknown as typeof bytes,
  );
  expect(newKey()).toBe(expected);
});

test('no two keys are equal', () => {
  expect(new Set(Array.from({ length: 1_000 }, newKey)).size).toBe(1_000);
});
