/** A call to the mock backend as somebody who is signed on; answers the body. */
export type Call = (method: string, path: string, body?: unknown) => Promise<string>;

/** What of a product is looked at here; the rest of it stays as it is. */
interface WireProduct {
  readonly sku: string;
  readonly shopAvailability: { readonly status: string };
  readonly minSaleQuantity: number;
  readonly units: readonly { readonly abbreviation: string; readonly isDefault: boolean }[];
}

/** So many products of which one unit can be ordered. */
export async function orderable(call: Call, customerId: string, count: number): Promise<readonly WireProduct[]> {
  const found: WireProduct[] = [];
  for (let page = 0; found.length < count; page += 1) {
    const { products } = JSON.parse(await call('POST', '/v1/t/AL/categories/browse', { page, size: 300, customerId })) as {
      products: WireProduct[];
    };
    if (products.length === 0) throw new Error(`There are only ${found.length} of ${count} products`);
    found.push(
      ...products.filter(
        ({ shopAvailability, minSaleQuantity, units }) => units.length > 0 && shopAvailability.status === 'ACTIVE' && minSaleQuantity === 0,
      ),
    );
  }
  return found.slice(0, count);
}

const defaultUnit = ({ units }: WireProduct): string => (units.find(({ isDefault }) => isDefault) ?? units[0])?.abbreviation ?? '';

/** Puts as many lines into the cart. */
export async function fillCart(call: Call, customerId: string, lines: number): Promise<void> {
  const products = await orderable(call, customerId, lines);
  const items = products.map((product) => ({ sku: product.sku, amount: 1, unitAbbreviation: defaultUnit(product) }));
  await call('PUT', `/v1/t/AL/my/shopping-cart-items/${customerId}`, items);
}

/** Makes an order template with as many lines; answers its id. */
export async function longTemplate(call: Call, customerId: string, lines: number): Promise<string> {
  const templates = '/v1/t/AL/my/order-templates';
  const { id } = JSON.parse(await call('POST', `${templates}?customerId=${customerId}`, { name: 'Wand', customerId })) as { id: string };
  for (const product of await orderable(call, customerId, lines))
    await call('PUT', `${templates}/${id}/order-template-item?customerId=${customerId}`, {
      productSku: product.sku,
      amount: 1,
      unit: defaultUnit(product),
    });
  return id;
}
