/** Fields with a price or a discount: of order lines, orders, documents, fairs and labels. */
const priceFields: ReadonlySet<string> = new Set([
  'price',
  'priceString',
  'mostAccurateRowTotal',
  'mostAccurateRowTotalString',
  'totalPrice',
  'totalPriceString',
  'total',
  'totalString',
  'globalDiscountFactor',
  'globalDiscountFactorString',
  'referencePriceString',
]);

/**
 * An answer for a user who may not see prices (P§6 price permission): products have an empty list of prices, every other price, sum and
 * discount is omitted, and the rest stays. The stored data is unchanged: such a user's order has its prices, for users who may see
 * them.
 */
export async function withoutPrices(response: Response): Promise<Response> {
  if (!response.ok || response.headers.get('Content-Type')?.startsWith('application/json') !== true) return response;
  return Response.json(priceless(await response.json()), { status: response.status });
}

function priceless(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(priceless);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !priceFields.has(key))
      .map(([key, part]) => [key, key === 'bulkPrices' ? [] : priceless(part)]),
  );
}
