import type { Product as WireProduct } from '../gen/models';

/** Most skus in one call for products (contract: SkuList). */
const skusPerCall = 500;

/** Products of any number of skus, each asked for once; long lists go in several calls at the same time. */
export async function productsInCalls(skus: readonly string[], call: (part: string[]) => Promise<WireProduct[]>): Promise<WireProduct[]> {
  const wanted = [...new Set(skus)];
  const calls: Promise<WireProduct[]>[] = [];
  for (let start = 0; start < wanted.length; start += skusPerCall) calls.push(call(wanted.slice(start, start + skusPerCall)));
  return (await Promise.all(calls)).flat();
}
