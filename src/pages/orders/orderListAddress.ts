import { defaultOrderSort, formatOrderSort, parseOrderSort, parseOrderSource } from '../../domain/order';
import type { OrderListView } from '../../queries/order';

/** Reads the order list's address: `sort`, `source` and `page`, which counts from 1 there. What means nothing is left out. */
export function parseOrderListAddress(search: URLSearchParams, { canSeePrices }: { canSeePrices: boolean }): OrderListView {
  const sort = parseOrderSort(search.get('sort'));
  const page = /^[1-9]\d{0,5}$/.test(search.get('page') ?? '') ? Number.parseInt(search.get('page') ?? '', 10) - 1 : 0;
  // Sorting by sum would tell who sees no prices which order was the dearer.
  return { sort: sort.field === 'sum' && !canSeePrices ? defaultOrderSort : sort, source: parseOrderSource(search.get('source')), page };
}

/** The order list's address; what is the default is left out. */
export function formatOrderListAddress({ sort, source, page }: OrderListView): URLSearchParams {
  const search = new URLSearchParams();
  const sortText = formatOrderSort(sort);
  if (sortText !== formatOrderSort(defaultOrderSort)) search.set('sort', sortText);
  if (source) search.set('source', source);
  if (page > 0) search.set('page', String(page + 1));
  return search;
}
