import { expect } from 'vitest';
import { withCountedProduct, type Count, type CountedProduct } from '#domain/inventory/inventoryCount.ts';
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
  /** From now on, writes don't finish before the page is left, and are lost. */
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

/** Contents of a storage in memory after everything was sent. */
export const nothingLeft = { ...nothingKept, writtenBy: expect.any(String) as string };

/** Counts in a tab. */
export const counted = ({ keeper }: ReturnType<typeof countEngine>, change: (count: Count) => Count) =>
  keeper.change((kept) => ({ ...kept, count: change(kept.count) }));

/** Adds kilograms of cheese. */
export const cheese = (amount: string) => (count: Count) => withCountedProduct(count, product, 'KG', amount);
