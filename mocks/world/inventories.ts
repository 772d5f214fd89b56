import type { Inventory, InventoryItem, NonWebshopInventoryItem, Product } from '#gen/models/index.ts';
import { addDays, momentOf, type LocalDate } from '#domain/text/calendar.ts';
import { demoUsers } from '../demoUsers';
import { seededRandom, type SeededRandom } from '../seededRandom';
import type { InventoryRecord, InventoryState } from '../state/inventories';
import { customerKey, type State } from '../state/state';
import type { CustomerRecord } from './customers';
import type { Assortment } from './orderHistory';
import { toolKitchen } from './toolKitchen';

/** Counts in the made-up past: of the large kitchen one a month and more, of everybody else one now and then. */
const counts = { large: 26, small: 5 } as const;
/** Of the counts of a customer, how many of the oldest were deleted. */
const deletedCounts = 2;
/** Days between two counts. */
const interval = 28;

const otherItems: readonly NonWebshopInventoryItem[] = [
  { gtin: '9001234567894', productName: 'Kräutersirup vom Nachbarn', unit: 'Fl', amount: 6 },
  { productName: '=Sonderposten Servietten', unit: 'Pkg', amount: 4 },
  { gtin: '9001234500017', productName: 'Christbaumkerzen', unit: 'Stk', amount: 12 },
];

const cache = new Map<string, readonly InventoryRecord[]>();

/** The counts of a customer before anybody changed one, oldest first; always the same for a day. Every other one was recorded with the handheld. */
function seededInventories(customer: CustomerRecord, seededOn: LocalDate, assortment: Assortment): readonly InventoryRecord[] {
  const key = `${customerKey(customer.tenant, customer.customerId)}/${seededOn}`;
  const known = cache.get(key);
  if (known) return known;
  const made = customer.history.orders === 0 ? [] : makeInventories(customer, seededOn, assortment);
  cache.set(key, made);
  return made;
}

function makeInventories(customer: CustomerRecord, seededOn: LocalDate, assortment: Assortment): InventoryRecord[] {
  const random = seededRandom(`inventories/${customer.tenant}/${customer.customerId}`);
  const isLarge = customer.customerId === toolKitchen;
  const count = isLarge ? counts.large : counts.small;
  const usual = assortment(customer, isLarge ? 120 : 40);
  const users = demoUsers.filter(({ tenant, customerIds }) => tenant === customer.tenant && customerIds.includes(customer.customerId));
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(seededOn, -3 - (count - 1 - index) * interval);
    const items = random.sample(usual, isLarge ? 60 : random.whole(12, 24));
    const source = index % 2 === 0 ? 'WEB' : 'HANDHELD';
    // One count was made without saying where.
    const address = index === count - 3 ? undefined : customer.deliveryAddresses[index % customer.deliveryAddresses.length];
    const area = address?.unloadingAreas?.[0];
    const id = inventoryId(customer, index + 1);
    return recordOf(
      {
        id,
        customerId: customer.customerId,
        tenant: customer.tenant,
        createdBy: random.pick(users).userName,
        createdAt: momentOf(day, '18:20').toISOString(),
        source,
        ...(address && { inventoryLocation: locationOf(address), externalAddressId: address.externalId }),
        ...(area !== undefined && { unloadingArea: area }),
        ...(index % 4 === 3 && { comment: 'Monatsabschluss' }),
      },
      items.flatMap((product) => countedItem(random, product)),
      index % 3 === 0 ? random.sample(otherItems, 2) : [],
    );
  });
}

function countedItem(random: SeededRandom, product: Product): Omit<InventoryItem, 'id'>[] {
  const unit = random.pick(product.units.filter(({ ratio }) => ratio <= 24));
  const { sku, categoryId, name } = product;
  return [
    {
      productSku: sku,
      capturedQuantity: random.whole(0, 40) / 2,
      capturedUnit: unit.abbreviation,
      unitRatio: unit.ratio,
      ...(categoryId !== undefined && { categoryId }),
      productName: name,
    },
  ];
}

/** An address on one line. */
export function locationOf({ street, postCode, city }: CustomerRecord['deliveryAddresses'][number]): string {
  return `${street}, ${postCode} ${city}`;
}

/** The id of a customer's inventory by its number, which contains the customer for {@link customerIdOfInventory}. */
export function inventoryId({ customerId }: Pick<CustomerRecord, 'customerId'>, number: number | string): string {
  return `inventory-${customerId}-${number}`;
}

/** The number of the customer whose inventory an id can be; undefined for an id of no inventory. */
export function customerIdOfInventory(id: string): string | undefined {
  return /^inventory-(.+)-\w+$/.exec(id)?.[1];
}

/** An inventory with its lines, which get their ids. */
export function recordOf(
  inventory: Omit<Inventory, 'numberOfRegularItems' | 'numberOfNonWebshopItems'>,
  items: readonly Omit<InventoryItem, 'id'>[],
  nonWebshopItems: readonly NonWebshopInventoryItem[],
): InventoryRecord {
  return {
    inventory: { ...inventory, numberOfRegularItems: items.length, numberOfNonWebshopItems: nonWebshopItems.length },
    items: items.map((item, place) => ({ id: `${inventory.id}-${place + 1}`, ...item })),
    nonWebshopItems: [...nonWebshopItems],
  };
}

/** All inventories of a customer in the order of recording, each with whether it is deleted. */
export function inventoriesOf(
  state: State,
  customer: CustomerRecord,
  assortment: Assortment,
): { readonly record: InventoryRecord; readonly isDeleted: boolean }[] {
  const { recorded, deleted } = state.inventories[customerKey(customer.tenant, customer.customerId)] ?? { recorded: [], deleted: {} };
  const seeded = seededInventories(customer, state.seededOn, assortment);
  return [
    ...seeded.map((record, place) => ({ record, isDeleted: deleted[record.inventory.id] ?? place < deletedCounts })),
    ...recorded.map((record) => ({ record, isDeleted: deleted[record.inventory.id] ?? false })),
  ];
}

/** A customer's recorded, deleted and recovered inventories, to change. */
export function inventoriesToChange(state: State, { tenant, customerId }: CustomerRecord): InventoryState {
  return (state.inventories[customerKey(tenant, customerId)] ??= { recorded: [], deleted: {} });
}
