import type { InventoryLine } from '#domain/inventory/inventory.ts';
import { decimal } from '#domain/price/money.ts';
import { getInventoryItemMock, getInventoryMock } from '#gen/models/index.faker.ts';
import { made } from './made';
import { productExample } from './product';

/** An inventory for stories. */
export const inventoryExample = made(getInventoryMock, {
  id: 'inventory-100-26',
  customerId: '100',
  createdBy: 'anna.al',
  createdAt: '2026-11-20T17:20:00Z',
  inventoryLocation: 'Hauptplatz 4, 9971 Matrei in Osttirol',
  externalAddressId: '100-01',
  unloadingArea: 'Kühlhaus im Hof',
  comment: 'Monatsabschluss, ohne die Ware auf der Bergstation',
  numberOfRegularItems: 4,
  numberOfNonWebshopItems: 2,
  source: 'HANDHELD',
});

function line(place: number, name: string, over: Partial<InventoryLine>, quantity = 2): InventoryLine {
  const sku = `10420${place}`;
  return {
    item: made(getInventoryItemMock, {
      id: `inventory-100-26-${place}`,
      productSku: sku,
      capturedQuantity: quantity,
      capturedUnit: 'KRT',
      unitRatio: 6,
      productName: name,
    }),
    product: productExample({ sku, name }),
    category: 'Butter und Topfen',
    value: undefined,
    ...over,
  };
}

/** Lines for stories: of two categories, a part of a pack, nothing left, a product that has left the range. */
export const inventoryLinesExample: readonly InventoryLine[] = [
  line(1, 'Almbutter, 250 g Stück', { value: decimal('29.40') }),
  line(2, 'Topfen 20 %, 5 kg Eimer', { value: decimal('41.25') }, 2.5),
  line(
    3,
    'Weinglas 35 cl mit einem Namen, der auf dem Telefon über mehrere Zeilen geht',
    { category: 'Tischkultur', value: decimal(0) },
    0,
  ),
  line(4, 'Steinpilze getrocknet, 500 g Beutel', { product: undefined, category: undefined }),
];
