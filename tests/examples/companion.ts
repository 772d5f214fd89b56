import type { CompanionLine } from '#domain/order/companionOrder.ts';
import { decimal } from '#domain/price/money.ts';
import { getCompanionOrderItemMock, getCompanionOrderMock } from '#gen/models/index.faker.ts';
import { made } from './made';
import { productExample, unitExample } from './product';

const carton = unitExample('Karton', 'KRT', 6);
const line = (sku: string, name: string, over: Partial<CompanionLine> = {}): CompanionLine => ({
  requestedLine: { sku, name, amount: 2, unitAbbreviation: 'KRT' },
  product: productExample({ sku, name }),
  refusal: undefined,
  total: undefined,
  ...over,
});

/** Lines for stories: two that can be imported, and one for each reason why not. */
export const companionLinesExample: readonly CompanionLine[] = [
  line('104211', 'Almbutter, 250 g Stück', { total: decimal('29.40') }),
  line('904793', 'Tischfein Weinglas 35 cl, 6 Stück'),
  line('208840', 'Steinpilze getrocknet, 500 g Beutel', { product: undefined, refusal: { kind: 'noLongerAvailable' } }),
  line('707590', 'Graved Lachs geschnitten, 200 g Packung', { refusal: { kind: 'unitNotSold' } }),
  line('301177', 'Mehl glatt, 1 kg Packung', { refusal: { kind: 'belowMinimum', minimum: 4, unit: carton } }),
];

/** An order of the companion app for stories. */
export const companionOrderExample = made(getCompanionOrderMock, {
  id: 'companion-58',
  createdAt: '2026-11-20T16:02:00Z',
  createdBy: 'markus.ebner',
  comment: 'Inventur Kühlhaus',
  deliveryAddressExternalId: '100-01',
  unloadingArea: 'Küche',
  items: companionLinesExample.map(({ requestedLine: { sku, name = '', amount, unitAbbreviation } }) =>
    made(getCompanionOrderItemMock, { productSku: sku, name, amount, unitAbbreviation }),
  ),
});
