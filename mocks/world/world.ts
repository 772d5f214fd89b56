import type { Order, Product } from '#gen/models/index.ts';
import { dayOfMoment, type LocalDate } from '#domain/text/calendar.ts';
import { tenantOf, type Call } from '../call';
import type { Scenario } from '../scenario';
import { catalogueOf } from '../catalogue/catalogue';
import { isForEssence } from '../catalogue/product';
import { assortmentOf, formerProductsOf, productOf, type Visit } from '../visitedCatalogue';
import { customerKey, type EssenceState, type State } from '../state/state';
import type { Store } from '../state/store';
import { toCustomer, type CustomerRecord } from './customers';
import { begunEssence, defaultEssenceDays, essenceListOf, type EssenceList } from './essence';
import { orderHistoryOf } from './orderHistory';

/** Orders in fairs that a customer has, all fairs together. */
const fairOrderLimit = 5;

/** The generated world with all changes by calls; the handlers work with it. */
export interface World {
  /** The state to read, and inside a changing call to change. */
  state(): State;
  now(): Date;
  /** The day in the tenants' zone. */
  today(): LocalDate;
  /** Seconds that a token holds. */
  readonly tokenLifetime: number;
  /** All orders of a customer, newest first. */
  ordersOf(customer: CustomerRecord): readonly Order[];
  /** Products that a customer usually buys, named in German. */
  assortmentOf(customer: CustomerRecord, count: number): readonly Product[];
  essenceStateOf(customer: CustomerRecord): EssenceState;
  essenceOf(customer: CustomerRecord): EssenceList;
  hasReachedOrderLimit(customer: CustomerRecord, scenario: Scenario): boolean;
  /** The range for the caller of a call. */
  visitOf(call: Call, options?: { readonly customer?: CustomerRecord | undefined; readonly fair?: string | undefined }): Visit;
}

/** The world of a state. */
export function openWorld({
  store,
  now,
  tokenLifetime,
}: {
  readonly store: Store;
  readonly now: () => Date;
  readonly tokenLifetime: number;
}): World {
  const state = () => store.current();
  const today = () => dayOfMoment(now());
  /** The last list of each customer, kept as long as no order is placed: derived data is found by its identity. */
  const lists = new Map<string, { readonly placed: number; readonly seededOn: LocalDate; readonly orders: readonly Order[] }>();

  const begun = new Map<string, EssenceState>();

  function ordersOf(customer: CustomerRecord): readonly Order[] {
    const { seededOn, orders } = state();
    const key = customerKey(customer.tenant, customer.customerId);
    const placed = orders[key] ?? [];
    const known = lists.get(key);
    if (known && known.placed === placed.length && known.seededOn === seededOn) return known.orders;
    const history = orderHistoryOf(customer, seededOn, {
      usual: (count) => assortmentOf(customer, count, seededOn),
      former: () => formerProductsOf(customer, seededOn),
    });
    const list = { placed: placed.length, seededOn, orders: [...placed.toReversed(), ...history] };
    lists.set(key, list);
    return list.orders;
  }

  function essenceStateOf(customer: CustomerRecord): EssenceState {
    const { tenant, customerId } = customer;
    const { essence, seededOn } = state();
    const key = customerKey(tenant, customerId);
    const changed = essence[key];
    if (changed) return changed;
    const known = begun.get(`${key}/${seededOn}`) ?? begunEssence(customer, (count) => assortmentOf(customer, count, seededOn));
    begun.set(`${key}/${seededOn}`, known);
    return known;
  }

  function essenceOf(customer: CustomerRecord): EssenceList {
    const { bySku } = catalogueOf(customer.tenant);
    return essenceListOf(ordersOf(customer), essenceStateOf(customer), today(), (sku) => {
      const article = bySku(sku);
      return article === undefined || isForEssence(article);
    });
  }

  return {
    state,
    now,
    today,
    tokenLifetime,
    ordersOf,
    assortmentOf: (customer, count) => assortmentOf(customer, count, state().seededOn),
    essenceStateOf,
    essenceOf,
    hasReachedOrderLimit: (customer, scenario) => {
      const ordered = state().fairOrders[customerKey(customer.tenant, customer.customerId)] ?? 0;
      return customer.hasReachedOrderLimit || scenario.orderLimitReached || ordered >= fairOrderLimit;
    },
    visitOf: (call, { customer = call.customer, fair } = {}) => ({
      tenant: tenantOf(call),
      customer,
      essence: customer && essenceOf(customer),
      language: call.language,
      fair,
      seesBonuses: call.user?.flags.includes('canSeeBonuses') ?? false,
      today: today(),
      isEmpty: call.scenario.emptyLists,
      seesPrices: call.user?.flags.includes('canSeePrices') === true,
    }),
  };
}

/** A customer as it is answered now. */
export function customerOfWorld(world: World, customer: CustomerRecord, { language, scenario }: Pick<Call, 'language' | 'scenario'>) {
  return toCustomer(customer, language, world.now(), {
    showEssenceForDays: world.essenceStateOf(customer).showEssenceForDays ?? defaultEssenceDays,
    hasReachedOrderLimit: world.hasReachedOrderLimit(customer, scenario),
  });
}

/** A product that must exist, else the call ends with 404. */
export function productOrRefuse(visit: Visit, sku: string, showInactive: boolean, refusal: () => Response): Product {
  const product = productOf(visit, sku, showInactive);
  if (!product) throw refusal();
  return product;
}
