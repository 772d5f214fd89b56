import { limits } from '#domain/text/limits.ts';
import type { Product as WireProduct } from '#gen/models/index.ts';

/** Most skus in one call for products (contract: SkuList). */
const skusPerCall = 500;

function partsOf(skus: readonly string[], size: number): readonly (readonly string[])[] {
  const wanted = [...new Set(skus)];
  return Array.from({ length: Math.ceil(wanted.length / size) }, (_, part) => wanted.slice(part * size, (part + 1) * size));
}

/** Skus in parts that one query each takes, each sku once: a long list comes part by part, and a failure costs only its part. */
export function skuParts(skus: readonly string[]): readonly (readonly string[])[] {
  return partsOf(skus, limits.skusPerQuery);
}

/** Products of any number of skus, each asked for once; long lists go in several calls at the same time. */
export async function productsInCalls(skus: readonly string[], call: (part: string[]) => Promise<WireProduct[]>): Promise<WireProduct[]> {
  const parts = await Promise.all(partsOf(skus, skusPerCall).map((part) => call([...part])));
  return parts.flat();
}
