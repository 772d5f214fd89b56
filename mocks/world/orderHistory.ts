import type { Order, OrderFreeItem, OrderItem, OrderNonWebshopItem, Product } from '#gen/models/index.ts';
import { addDays, momentOf, weekdayOf, type LocalDate } from '#domain/text/calendar.ts';
import { minimumForUnit } from '#domain/product/quantity.ts';
import { demoUsers } from '../demoUsers';
import { seededRandom, type SeededRandom } from '../seededRandom';
import type { CustomerRecord } from './customers';
import { isHoliday } from './deliveryDays';
import { agedItem, makeOrderItem } from './orderLines';
import { plannedOrders, type PlannedLine } from './rhythm';

/** Source of purchases: the customer's usual products, named in German. */
export type Assortment = (customer: CustomerRecord, count: number) => readonly Product[];

/** The generated past's purchases, named in German. */
interface Bought {
  /** So many of the customer's usual products. */
  usual(count: number): readonly Product[];
  /** Products that are no longer delivered. */
  former(): readonly Product[];
}

/** Days that the made-up past goes back. */
const span = 760;

/** The number of an order with products that are no longer delivered, so that ordering it again has something to put in their place. */
const withFormer = 20;

/** So many of the last orders of a customer went to one place. */
const usualOrders = 6;

const cache = new Map<string, readonly Order[]>();

/** The orders of a customer before the first call, newest first; always the same for a day. */
export function orderHistoryOf(customer: CustomerRecord, seededOn: LocalDate, bought: Bought): readonly Order[] {
  const key = `${customer.tenant}/${customer.customerId}/${seededOn}`;
  const known = cache.get(key);
  if (known) return known;
  const made = makeHistory(customer, seededOn, bought);
  const history = customer.hasSeveralPlaces ? made : toOnePlace(made);
  cache.set(key, history);
  return history;
}

/** Has the last orders go where the last one went, as those of most customers do. */
function toOnePlace(history: readonly Order[]): readonly Order[] {
  const [last] = history;
  return history.map((order, index) => {
    if (!last?.deliveryAddress || index >= usualOrders) return order;
    const { unloadingArea: _other, ...rest } = order;
    const { deliveryAddress, unloadingArea } = last;
    return { ...rest, deliveryAddress, ...(unloadingArea !== undefined && { unloadingArea }) };
  });
}

function makeHistory(customer: CustomerRecord, seededOn: LocalDate, bought: Bought): Order[] {
  const { orders, lines } = customer.history;
  if (orders === 0) return [];
  const random = seededRandom(`history/${customer.tenant}/${customer.customerId}`);
  if (customer.hasRhythm) {
    return plannedOrders(customer.customerId, seededOn, bought.usual).map(({ day, age, lines: planned }, index) =>
      makeOrder(random, customer, {
        number: orders - index,
        day,
        age,
        choose: () => planned.map(({ product }) => product),
        measure: (product) => planned.find((line) => line.product === product),
      }),
    );
  }
  const usual = bought.usual(Math.max(40, lines * 4));
  // Of a long history every order has as many lines.
  const former = lines > 30 ? [] : bought.former();
  return Array.from({ length: orders }, (_, index) => {
    const age = 2 + Math.floor((index * span) / orders) + random.whole(0, 2);
    const day = addDays(seededOn, -age);
    const number = orders - index;
    return makeOrder(random, customer, {
      number,
      day,
      age,
      choose: () => [...everydayProducts(random, { age, lines, usual }), ...(number === withFormer ? former : [])],
      measure: (product) => {
        // They leave the other orders as they are.
        if (former.includes(product)) {
          const [unit] = everydayUnits(product);
          return unit && { unit, amount: 2 };
        }
        const unit = random.pick(everydayUnits(product));
        return { unit, amount: minimumForUnit(product.minSaleQuantity, unit.ratio) + random.whole(0, 3) };
      },
    });
  });
}

interface PastOrder {
  /** Counts the customer's orders from the oldest. */
  readonly number: number;
  readonly day: LocalDate;
  /** Days before the seed. */
  readonly age: number;
  /** The ordered products; called once. */
  readonly choose: () => readonly Product[];
  /** In which unit and how much of it; asked once for each product, after all of them were chosen. */
  readonly measure: (product: Product) => Pick<PlannedLine, 'unit' | 'amount'> | undefined;
}

/** Orders without a rhythm: some products were only bought long ago, some only lately, so that the essence period makes a difference. */
function everydayProducts(
  random: SeededRandom,
  { age, lines, usual }: { readonly age: number; readonly lines: number; readonly usual: readonly Product[] },
): Product[] {
  const bought = usual.filter((_, index) => (index % 5 === 3 ? age > 365 : index % 5 === 4 ? age <= 183 : true));
  return random.sample(bought, Math.min(bought.length, lines + (lines > 30 ? 0 : random.whole(-3, 4))));
}

const references = ['Hochzeit Huber', 'Wochenbedarf', 'Buffet Samstag', 'Seminar', 'Terrasse', 'Nachbestellung'] as const;
const comments = ['Bitte Hintereingang benutzen.', 'Bitte vor 7 Uhr liefern.', 'Leergut mitnehmen.', 'Anruf 10 Minuten vorher.'] as const;
const supplierNotes = ['Ein Artikel wurde durch eine gleichwertige Marke ersetzt.', 'Restmenge kommt mit der nächsten Lieferung.'] as const;

function makeOrder(random: SeededRandom, customer: CustomerRecord, { number, day, age, choose, measure }: PastOrder): Order {
  const users = demoUsers.filter((user) => user.tenant === customer.tenant && user.customerIds.includes(customer.customerId));
  const address = random.pick(customer.deliveryAddresses);
  const delivery = nextDeliveryDay(customer, day);
  const products = choose();
  const user = random.pick(users);
  const items = products.flatMap((product) => {
    const measured = measure(product);
    return measured
      ? [
          agedItem(
            makeOrderItem({
              product,
              amount: measured.amount,
              unitAbbreviation: measured.unit.abbreviation,
              fairDiscountFactor: undefined,
              showsCrossTenantId: user.flags.includes('displayCrossTenantProductId'),
              alternativeDeliveryDate: undefined,
            }),
            age,
          ),
        ]
      : [];
  });
  const has = (kind: string) => products.some(({ attributes }) => attributes.some(({ key }) => key === kind));
  return {
    id: `45${customer.customerId.padStart(4, '0')}${String(number).padStart(4, '0')}`,
    creationTime: momentOf(day, `${String(random.whole(6, 17)).padStart(2, '0')}:${random.pick(['05', '18', '32', '47'])}`).toISOString(),
    customerId: customer.customerId,
    ...(random.chance(0.3) && { customerOrderId: random.pick(references) }),
    ...(random.chance(0.25) && { comment: random.pick(comments) }),
    deliverySlotDate: delivery,
    ...(has('Gekuehlt') && { requestedDeliveryDateFreshProducts: delivery }),
    ...(has('Tiefgekuehlt') && { requestedDeliveryDateFrozenProducts: delivery }),
    deliverySlotTime: customer.deliverySlots[0]?.time ?? '07:00',
    deliveryAddress: address,
    ...(address.unloadingAreas?.length && { unloadingArea: random.pick(address.unloadingAreas) }),
    glnTenant: '9110000000015',
    source: random.chance(0.8) ? 'WEBSHOP' : random.pick(['EMAIL', 'PUSH_NOTIFICATION']),
    confirmationEmails: [user.email],
    orderItems: items,
    userName: user.userName,
    freeItems: number % 5 === 0 ? freeSamples(items) : [],
    nonWebshopItems: random.chance(0.12) ? [random.pick(phoneItems)] : [],
    ...(random.chance(0.1) && { supplierNotes: random.pick(supplierNotes) }),
  };
}

/** Free goods of an order: one more of its first line. */
function freeSamples([first]: readonly OrderItem[]): OrderFreeItem[] {
  if (!first) return [];
  const { productSku, name, unitAbbr } = first;
  return [{ productSku, name, amount: 1, ...(unitAbbr !== undefined && { unitAbbr }) }];
}

/** The units in which people usually order: no pallets. */
function everydayUnits({ units }: Product): Product['units'] {
  const visible = units.filter(({ isVisible }) => isVisible).sort((one, other) => one.ratio - other.ratio);
  const small = visible.filter(({ ratio }) => ratio <= 24);
  return small.length > 0 ? small : visible.slice(0, 1);
}

const phoneItems: readonly OrderNonWebshopItem[] = [
  { supplierProductId: 'HB-7781', gtin: '9001234567894', name: 'Schlutzkrapfen hausgemacht', amount: 3, unit: 'Tasse', freeAmount: 0 },
  { supplierProductId: 'HB-1204', name: 'Kastanienmehl vom Bauern', amount: 2, unit: 'kg' },
  { gtin: '9001234500017', name: 'Christbaumkerzen', amount: 12, unit: 'Stk', freeAmount: 2 },
];

/** The day on which an order of a day was delivered. */
function nextDeliveryDay({ deliverySlots }: CustomerRecord, day: LocalDate): LocalDate {
  for (let ahead = 1; ahead <= 14; ahead += 1) {
    const candidate = addDays(day, ahead);
    if (!isHoliday(candidate) && deliverySlots.some((slot) => slot.day === weekdayOf(candidate))) return candidate;
  }
  return addDays(day, 1);
}
