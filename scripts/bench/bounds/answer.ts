import type { SearchResult } from '#gen/models/index.ts';

const money = new Intl.NumberFormat('de-AT', { style: 'currency', currency: 'EUR' });

/** The rows of the bounds' pages, from a search's answer. */
export const rowsOf = ({ products }: SearchResult) =>
  products.map(({ sku, name, thumbnailUrl = '', units, bulkPrices }) => ({
    sku,
    name,
    picture: thumbnailUrl,
    price: bulkPrices?.[0] ? money.format(Number(bulkPrices[0].rawValueString)) : '',
    units: units.map((unit) => unit.name),
    unit: (units.find(({ isDefault }) => isDefault) ?? units[0])?.name ?? '',
  }));
