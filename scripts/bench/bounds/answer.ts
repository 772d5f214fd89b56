/** The part of a search's answer that a plain row needs. */
interface WireProduct {
  sku: string;
  name: string;
  thumbnailUrl?: string;
  units: readonly { name: string; abbreviation: string; isDefault: boolean }[];
  bulkPrices?: readonly { rawValueString: string }[];
}

/** A row of the bounds' pages: what they show of a product. */
export interface Row {
  readonly sku: string;
  readonly name: string;
  readonly picture: string;
  readonly price: string;
  readonly units: readonly string[];
  readonly unit: string;
}

const money = new Intl.NumberFormat('de-AT', { style: 'currency', currency: 'EUR' });

/** The rows of a search's answer. */
export function rowsOf({ products }: { products: readonly WireProduct[] }): Row[] {
  return products.map(({ sku, name, thumbnailUrl = '', units, bulkPrices }) => ({
    sku,
    name,
    picture: thumbnailUrl,
    price: bulkPrices?.[0] ? money.format(Number(bulkPrices[0].rawValueString)) : '',
    units: units.map((unit) => unit.name),
    unit: units.find(({ isDefault }) => isDefault)?.name ?? units[0]?.name ?? '',
  }));
}

/** How many rows the page is asked for: `?size=300`. */
export const sizeOf = (search: string) => Number(new URLSearchParams(search).get('size') ?? 100);
