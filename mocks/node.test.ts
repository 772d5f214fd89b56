import { afterAll, beforeAll, expect, test } from 'vitest';
import { createNodeBackend } from './node';

const carrier = createNodeBackend({ isStrict: true });
beforeAll(() => carrier.start());
afterAll(() => carrier.stop());

test('the fetches of this process reach the backend, cookies included', async () => {
  const signOn = await carrier.backend.signIn('anna.al', '100');
  const Cookie = Object.entries(signOn?.cookies ?? {})
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const ask = (path: string, headers: Record<string, string>) => fetch(`http://shop.example${path}`, { headers });
  expect((await ask('/v1/my/token', {})).status).toBe(401);
  expect((await ask('/v1/my/token', { Cookie })).status).toBe(200);
  const cart = await ask('/v1/t/AL/my/shopping-cart/100', { Authorization: `Bearer ${signOn?.token}` });
  expect(await cart.json()).toMatchObject({ customerId: '100', items: [] });
});

test('without a network the fetch itself fails', async () => {
  await expect(fetch('http://shop.example/v1/cms/header', { headers: { 'x-mock-scenario': 'offline' } })).rejects.toThrow(TypeError);
});
