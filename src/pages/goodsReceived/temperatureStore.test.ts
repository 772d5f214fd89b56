import { expect, test } from 'vitest';
import type { StoredValue } from '#platform/stored.ts';
import { emptyEntry } from './rules/delivery';
import { exampleDelivery } from './rules/delivery.fixture';
import type { TemperatureRecord } from './rules/temperatures';
import { exampleRecord } from './rules/temperatures.fixture';
import { finishWithTemperatures } from './temperatureStore';

type Records = readonly TemperatureRecord[];

/** A store that refuses to write while `isFull` says so. */
function storeOf(before: Records, isFull: () => boolean): StoredValue<Records> & { readonly written: () => Records } {
  let [shown, written] = [before, before];
  let isLasting = true;
  const keep = (records: Records | undefined) => {
    shown = records ?? [];
    isLasting = !isFull();
    if (isLasting) written = shown;
  };
  return {
    written: () => written,
    isKept: () => true,
    read: () => shown,
    keep,
    forget: () => keep(undefined),
    change: (next) => keep(next(shown)),
    isLasting: () => isLasting,
    subscribe: () => () => undefined,
  };
}

const delivery = exampleDelivery({
  openedAt: Date.UTC(2026, 10, 30, 5),
  entries: { '0': { ...emptyEntry, received: 2, temperature: 3, takenBy: 'Eva', takenAt: Date.UTC(2026, 10, 30, 5, 20) } },
});

test('the temperatures are stored before the delivery is deleted', () => {
  const store = storeOf([exampleRecord], () => false);
  let atFinish: Records = [];
  const areStored = finishWithTemperatures(store, delivery, '2026-11-30', () => {
    atFinish = store.written();
  });
  expect([areStored, atFinish.map(({ temperature }) => temperature)]).toEqual([true, [4.5, 3]]);
});

test('a full device stores them once the delivery has made room', () => {
  let isFull = true;
  const store = storeOf([], () => isFull);
  const areStored = finishWithTemperatures(store, delivery, '2026-11-30', () => {
    isFull = false;
  });
  expect([areStored, store.written().length]).toEqual([true, 1]);
});

test('a device that refuses says so, and they last as long as the page', () => {
  const store = storeOf([], () => true);
  expect(finishWithTemperatures(store, delivery, '2026-11-30', () => undefined)).toBe(false);
  expect([store.written().length, store.read().length]).toEqual([0, 1]);
});

test('a delivery without temperatures changes nothing', () => {
  const store = storeOf([exampleRecord], () => false);
  expect(finishWithTemperatures(store, exampleDelivery(), '2027-06-01', () => undefined)).toBe(true);
  expect(store.written()).toEqual([exampleRecord]);
});
