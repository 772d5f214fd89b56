import type { OrderItem } from '#gen/models/index.ts';
import { getOrderItemMock } from '#gen/models/index.faker.ts';
import { lastPaidOf, thresholdShare, watchPrices, type PriceWatchReport, type WatchedLine } from '#domain/price/priceWatch.ts';
import { made } from './made';
import { priceExample, productExample, unitExample } from './product';

const piece = unitExample('Stück', 'STK');
const carton = unitExample('Karton', 'KRT', 6);
const watched = (sku: string, name: string, price: string, amount: number, unit = piece): WatchedLine => ({
  product: productExample({
    sku,
    name,
    prices: [priceExample(price)],
    units: [piece, carton],
    allUnits: [piece, carton],
    defaultUnit: piece,
    storageUnit: piece,
  }),
  choice: { amount, unit },
});
const paid = (productSku: string, amount: number, ratio: number, total: string): OrderItem =>
  made(getOrderItemMock, {
    productSku,
    name: productSku,
    amount,
    ratio,
    unitAbbr: ratio === 1 ? 'STK' : 'KRT',
    baseUnit: 'STK',
    mostAccurateRowTotalString: total,
  });

/** Five lines: two dearer since 24 October, one cheaper, one whose carton had eight pieces, and one that was never bought. */
export const watchedLines: readonly WatchedLine[] = [
  watched('1', 'Almbutter, 250 g Stück', '2.70', 20),
  watched('2', 'Bergkäse 6 Monate gereift, Laib ca. 6 kg', '84.00', 1),
  watched('3', 'Erdbeeren, 500 g Tasse', '3.50', 6),
  watched('4', 'Rapsöl, 1 l Flasche', '2.10', 2, carton),
  watched('5', 'Kürbiskernöl, 0,5 l Flasche', '9.90', 1),
];

/** The last prices paid for them. */
export const lastPaidExample = lastPaidOf([
  {
    creationTime: '2026-10-24T08:00:00Z',
    orderItems: [paid('1', 20, 1, '50.00'), paid('2', 1, 1, '78.00'), paid('3', 6, 1, '24.00'), paid('4', 2, 8, '33.60')],
  },
]);

/** The changes of their prices, by a user's threshold. */
export const priceReport = (percent = 5): PriceWatchReport =>
  watchPrices(watchedLines, lastPaidExample, { threshold: thresholdShare(percent) });

/** A line of which fewer are wanted than were bought, so that another tier of an unchanged price list holds. */
export const otherTiersReport = (): PriceWatchReport => {
  const line = watched('6', 'Schlagobers, 1 l Packung', '3.00', 6);
  const prices = [...line.product.prices, priceExample('2.70', { minQuantity: 24 })];
  const bought = lastPaidOf([{ creationTime: '2026-10-24T08:00:00Z', orderItems: [paid('6', 24, 1, '64.80')] }]);
  return watchPrices([{ ...line, product: { ...line.product, prices } }], bought, { threshold: thresholdShare(5) });
};
