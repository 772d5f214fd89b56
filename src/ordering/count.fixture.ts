import { expect } from 'vitest';
import { withProduct, type Count, type CountedProduct } from '../domain/inventoryCount';
import { nothingKept, type CountStorage, type KeptCount } from './countStorage';
import type { countEngine } from './inventoryCount';

const product: CountedProduct = {
  sku: '104711',
  name: 'Bergkäse',
  units: [{ abbreviation: 'KG', name: 'Kilogramm', ratio: 1, gtins: [] }],
};

/** A device's storage in memory, as all its tabs have it. */
export interface MemoryStorage extends CountStorage {
  kept: KeptCount;
  /** Nothing can be stored any more. */
  isFull: boolean;
  /** What is stored from now on takes until the page is left, and comes to nothing. */
  isSlow: boolean;
}

export function memory(): MemoryStorage {
  const device: MemoryStorage = {
    kept: nothingKept,
    isFull: false,
    isSlow: false,
    read: () => Promise.resolve(device.kept),
    update: (_key, change) => {
      if (device.isFull) return Promise.reject(new Error('QuotaExceededError'));
      if (device.isSlow) return new Promise<never>(() => {});
      device.kept = change(device.kept);
      return Promise.resolve(device.kept);
    },
  };
  return device;
}

/** What a storage in memory has once everything was sent. */
export const nothingLeft = { ...nothingKept, writtenBy: expect.any(String) as string };

/** Counts in a tab. */
export const counted = ({ keeper }: ReturnType<typeof countEngine>, change: (count: Count) => Count) =>
  keeper.change((kept) => ({ ...kept, count: change(kept.count) }));

/** So many kilograms of cheese more. */
export const cheese = (amount: string) => (count: Count) => withProduct(count, product, 'KG', amount);
