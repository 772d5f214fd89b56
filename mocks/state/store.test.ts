import { expect, test } from 'vitest';
import { browserPersistence, memoryPersistence } from './persistence';
import { openStore, type Persistence } from './store';

const open = (persistence: Persistence) => openStore(persistence, () => '2025-11-21');

test('another tab reads the changes of a tab', async () => {
  const shared = memoryPersistence();
  const [one, other] = [open(shared), open(shared)];
  expect(other.current().scenario).toBe('');
  await one.change(async () => {
    one.current().scenario = 'slow';
  });
  expect(other.current().scenario).toBe('slow');
});

test('simultaneous changes of two tabs are all stored', async () => {
  const shared = memoryPersistence();
  const stores = [open(shared), open(shared)];
  await Promise.all(
    Array.from({ length: 40 }, (_, index) => {
      const store = stores[index % 2]!;
      return store.change(async () => {
        const before = store.current().nextNumber;
        await Promise.resolve();
        store.current().nextNumber = before + 1;
      });
    }),
  );
  expect(stores.map((store) => store.current().nextNumber)).toEqual([41, 41]);
  expect(open(shared).current().nextNumber).toBe(41);
});

test('the next change is applied after one that fails', async () => {
  const store = open(memoryPersistence());
  await expect(store.change(async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await store.change(async () => {
    store.current().scenario = 'after';
  });
  expect(store.current().scenario).toBe('after');
});

test('a change that fails or gives an invalid result changes nothing', async () => {
  const store = open(memoryPersistence());
  const spoil = async () => {
    store.current().scenario = 'spoilt';
    return 422;
  };
  await store.change(spoil, (status) => status < 400);
  await store.change(() => spoil().then(() => Promise.reject(new Error('no')))).catch(() => undefined);
  expect(store.current().scenario).toBe('');
});

test('a reset removes everything', async () => {
  const store = open(memoryPersistence());
  await store.change(async () => {
    store.current().scenario = 'slow';
  });
  await store.reset();
  expect(store.current()).toMatchObject({ scenario: '', nextNumber: 1, seededOn: '2025-11-21' });
});

test.each(['', 'null', '{"version":1}', 'x'])('a stored text %j of another shape is discarded', (text) => {
  const persistence = memoryPersistence();
  persistence.write(text, '1');
  expect(open(persistence).current().nextNumber).toBe(1);
});

test('an announced change of another tab is awaited until the browser has it', async () => {
  /** The storage as one process sees it. */
  const storageOf = () => {
    const items = new Map<string, string>();
    return { items, getItem: (key: string) => items.get(key) ?? null, setItem: (key: string, value: string) => void items.set(key, value) };
  };
  const [there, here] = [storageOf(), storageOf()];
  const [one, other] = [browserPersistence(there as unknown as Storage), browserPersistence(here as unknown as Storage)];
  await other.arrived();
  one.write('{}', 'first');
  setTimeout(() => there.items.forEach((value, key) => here.items.set(key, value)), 60);
  // The message comes first.
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  expect(other.version()).toBeUndefined();
  await other.arrived();
  expect([other.version(), other.read()]).toEqual(['first', '{}']);
});
