import type { Order } from '#domain/order/order.ts';
import { deliveryOf, type Delivery, type DeliveryLine } from './delivery';

/** Barcodes of the example's products. */
export const exampleCodes = { loaf: '9001003706891', carton: '19001234567891', bottle: '9001234567894', smoked: '4006381333931' } as const;

const loaf = { productSku: '104711', displayedProductId: 'A-711', name: 'Bergkäse' };

/** An order of four lines, one free and one outside the shop: a loaf for 74.70 €, a carton for 7.50 €. */
export const exampleOrder: Order = {
  id: '4501000040',
  creationTime: '2026-11-26T08:00:00Z',
  customerId: '100',
  deliverySlotDate: '2026-11-28',
  deliveryAddress: { externalId: '100-02', companyLines: ['Berghütte'], street: 'Am Grat 3', postCode: '9971', city: 'Matrei' },
  unloadingArea: 'Talstation',
  requestedDeliveryDateFreshProducts: '2026-11-28',
  orderItems: [
    { ...loaf, amount: 2, unitAbbr: 'LAI', baseUnit: 'LAI', ratio: 1, mostAccurateRowTotalString: '149.40' },
    { productSku: '104712', name: 'Apfelsaft', amount: 3, unitAbbr: 'KRT', baseUnit: 'FLA', ratio: 6, priceString: '1.25' },
  ],
  freeItems: [{ productSku: '104713', name: 'Kostprobe', amount: 1, unitAbbr: 'STK' }],
  nonWebshopItems: [{ supplierProductId: 'HB-7781', gtin: exampleCodes.smoked, name: 'Räucherforelle', amount: 1.5, unit: 'kg' }],
};

const codes: Readonly<Record<string, DeliveryLine['codes']>> = {
  '104711': [{ gtin: exampleCodes.loaf, ratio: 1 }],
  '104712': [
    { gtin: exampleCodes.bottle, ratio: 1 },
    { gtin: exampleCodes.carton, ratio: 6 },
  ],
};

const limits: Readonly<Record<string, DeliveryLine['cold']>> = {
  '104711': { kind: 'fresh', degrees: 6, source: 'note' },
  '104712': null,
};

/** Its delivery, with the barcodes and temperature limits of its products. */
export function exampleDelivery(change: Partial<Delivery> = {}): Delivery {
  const delivery = deliveryOf(exampleOrder, 0);
  return {
    ...delivery,
    customerName: 'Gasthof Adler',
    contact: { name: 'Eva Egger', email: 'eva.egger@example.com' },
    hasFacts: true,
    lines: delivery.lines.map((line) => ({ ...line, codes: codes[line.sku ?? ''] ?? line.codes, cold: limits[line.sku ?? ''] })),
    ...change,
  };
}

/** The example's line at an index. */
export function exampleLine(place: number): DeliveryLine {
  const line = exampleDelivery().lines[place];
  if (!line) throw new Error(`The example has no line ${place}`);
  return line;
}
