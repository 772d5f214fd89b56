import { expect, test } from 'vitest';
import { openTestBackend } from './client.fixture';
import { openGates } from './gates';

const cartPath = '/v1/t/AL/my/shopping-cart/100';
const profilePath = '/v1/user/getCurrentUser';
const cheese = { sku: '104711', amount: 2, unitAbbreviation: 'KG' };
const never = new AbortController().signal;

/** Lets everything happen that waits for nothing. */
const rest = () => new Promise((resolve) => setTimeout(resolve));

/** Counts the calls that have passed. */
function counter() {
  const passed: string[] = [];
  return { passed, note: (name: string) => () => void passed.push(name) };
}

test('released calls proceed, later ones as well; all others wait', async () => {
  const gates = openGates();
  const { passed, note } = counter();
  void gates.pass('getCart', true, never).then(note('first'));
  void gates.pass('getCurrentUser', true, never).then(note('user'));
  await rest();
  expect(passed).toEqual([]);
  gates.release('getCart');
  void gates.pass('getCart', true, never).then(note('second'));
  await rest();
  expect(passed.toSorted()).toEqual(['first', 'second']);
  gates.release();
  await rest();
  expect(passed.at(-1)).toBe('user');
});

test('a call that arrives after its release does not wait until the gates are closed again', async () => {
  const gates = openGates();
  const { passed, note } = counter();
  gates.release('getCart');
  await gates.pass('getCart', true, never);
  gates.release();
  await gates.pass('getCurrentUser', true, never);
  gates.close();
  void gates.pass('getCart', true, never).then(note('cart'));
  void gates.pass('getCurrentUser', true, never).then(note('user'));
  await rest();
  expect(passed).toEqual([]);
});

test('a call held by hand waits in every scenario, even after an earlier release', async () => {
  const gates = openGates();
  const { passed, note } = counter();
  await gates.pass('getCart', false, never);
  gates.release();
  gates.hold('getCart');
  void gates.pass('getCart', false, never).then(note('cart'));
  await gates.pass('getCurrentUser', true, never);
  await rest();
  expect(passed).toEqual([]);
  gates.release('getCart');
  await rest();
  expect(passed).toEqual(['cart']);
  gates.hold('getCart');
  void gates.pass('getCart', true, never).then(note('again'));
  gates.release();
  await rest();
  expect(passed).toEqual(['cart', 'again']);
});

test('an aborted request is no longer held', async () => {
  const gates = openGates();
  const client = new AbortController();
  const waits = gates.pass('getCart', true, client.signal);
  client.abort();
  await expect(waits).resolves.toBeUndefined();
  await expect(gates.pass('getCart', true, client.signal)).resolves.toBeUndefined();
});

test('a held change is made on release, and a held fault is reported on release', async () => {
  const { as, backend } = openTestBackend();
  const anna = await as('anna.al');
  const { passed, note } = counter();
  const change = anna('PUT', cartPath, { body: cheese, scenario: 'setCartItem=held' });
  const fault = anna('GET', cartPath, { scenario: 'getCart=held,getCart=503' });
  void change.then(note('change'));
  void fault.then(note('fault'));
  await rest();
  expect([passed, (await anna('GET', cartPath)).body.items]).toEqual([[], []]);
  backend.release('setCartItem', 'getCart');
  expect([(await change).status, (await fault).status]).toEqual([200, 503]);
  expect((await anna('GET', cartPath)).body.items).toHaveLength(1);
});

test.each(['reset', 'another scenario'] as const)('after %s the calls are held again', async (what) => {
  const { as, backend } = openTestBackend();
  await backend.setScenario('all=held');
  backend.release();
  const anna = await as('anna.al');
  expect((await anna('GET', profilePath)).status).toBe(200);
  if (what === 'reset') await backend.reset();
  await backend.setScenario('getCart=held');
  const { passed, note } = counter();
  const held = anna('GET', cartPath);
  void held.then(note('cart'));
  await rest();
  expect(passed).toEqual([]);
  backend.release('getCart');
  await held;
});
