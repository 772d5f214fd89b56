import { afterEach, expect, test, vi } from 'vitest';
import { openTabChannel, postToTabs } from './tabChannel';

afterEach(() => vi.unstubAllGlobals());

test('without channels, and where the browser refuses one, there is none and nothing fails', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(openTabChannel('cart')).toBeUndefined();
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    },
  );
  expect(openTabChannel('cart')).toBeUndefined();
  expect(() => postToTabs('cart', 'changed')).not.toThrow();
});
