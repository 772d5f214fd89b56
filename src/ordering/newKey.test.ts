import { afterEach, expect, test, vi } from 'vitest';
import { newKey } from './newKey';

afterEach(() => vi.restoreAllMocks());

test.each([
  [0x00, '00000000-0000-4000-8000-000000000000'],
  [0xff, 'ffffffff-ffff-4fff-bfff-ffffffffffff'],
])('of random bytes %i a UUID of version 4 is made', (value, expected) => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation(
    (bytes) => (bytes as unknown as Uint8Array).fill(value) as unknown as typeof bytes,
  );
  expect(newKey()).toBe(expected);
});

test('no two keys are the same', () => {
  expect(new Set(Array.from({ length: 1_000 }, newKey)).size).toBe(1_000);
});
