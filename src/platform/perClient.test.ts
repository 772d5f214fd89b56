import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { perClient } from './perClient';

test('each query cache has a value of its own, created once, also if it is undefined', () => {
  let made = 0;
  const valueOf = perClient(() => {
    made += 1;
    return made === 1 ? undefined : made;
  });
  const [first, second] = [new QueryClient(), new QueryClient()];
  expect([valueOf(first), valueOf(first), valueOf(second), valueOf(second)]).toEqual([undefined, undefined, 2, 2]);
  expect(made).toBe(2);
});
