import type {
  Address,
  AlternativeTourDeliverySlot,
  Customer,
  CustomerAddress,
  DeliverySlot,
  ProductRestriction,
} from '#gen/models/index.ts';
import type { Language } from '../language';
import type { TenantCode } from '#domain/customer/tenant.ts';
import { weekday } from '#domain/text/calendar.ts';
import { demoUsers } from '../demoUsers';
import { seededRandom, type SeededRandom } from '../seededRandom';
import { upcomingDaysOf } from './deliveryDays';
import { rhythmOf } from './rhythm';
import { toolKitchen, wellInformed } from './toolKitchen';
import { businesses, businessNames, firstNames, lastNames, placesOf, streets, unloadingAreas } from './places';

/** Why a customer may order only a part of the range. */
export type Restriction = 'none' | 'catalogue' | 'essenceOnly';

/** A generated customer account, without data that time or calls change. */
export interface CustomerRecord {
  readonly tenant: TenantCode;
  readonly customerId: string;
  readonly displayName: string;
  readonly seat: CustomerAddress;
  readonly deliveryAddresses: readonly Address[];
  readonly deliverySlots: readonly DeliverySlot[];
  readonly alternativeTours: readonly AlternativeTourDeliverySlot[];
  readonly isDisabled: boolean;
  readonly restriction: Restriction;
  readonly hasReachedOrderLimit: boolean;
  /** Orders in the made-up past, and lines in each of them. */
  readonly history: { readonly orders: number; readonly lines: number };
  /** True if the same staples come in nearly every order, on fixed days of the week. */
  readonly hasRhythm: boolean;
  /** True where its last orders went to several addresses. */
  readonly hasSeveralPlaces: boolean;
  readonly billingTime: 'ORDER_TIME' | 'DELIVERY_TIME';
  readonly contactPersonId: string;
}

/** Customer numbers with a story of their own, in every tenant that has them. */
const special = {
  disabled: ['417', '701'],
  catalogueRestriction: ['500'],
  essenceOnly: ['501'],
  orderLimit: ['600'],
  longHistory: ['800'],
  noHistory: ['102'],
  severalPlaces: ['101'],
};

const cache = new Map<string, CustomerRecord>();

/** The customer of a number; undefined where no demo user of the tenant has it. */
export function findCustomer(tenant: TenantCode, customerId: string): CustomerRecord | undefined {
  const key = `${tenant}/${customerId}`;
  const known = cache.get(key);
  if (known) return known;
  const exists = demoUsers.some((user) => user.tenant === tenant && user.customerIds.includes(customerId));
  if (!exists) return undefined;
  const made = makeCustomer(tenant, customerId);
  cache.set(key, made);
  return made;
}

function makeCustomer(tenant: TenantCode, customerId: string): CustomerRecord {
  const random = seededRandom(`customer/${tenant}/${customerId}`);
  // One after the other through the lists, so that no two customers of a tenant are called alike.
  const number = Number.parseInt(customerId, 10);
  const displayName =
    customerId === '900'
      ? 'Trattoria Rossi'
      : `${businesses[number % businesses.length]} ${businessNames[(number * 7) % businessNames.length]}`;
  const place = random.pick(placesOf(tenant));
  const street = `${random.pick(streets)} ${random.whole(1, 88)}`;
  const base = { tenant, companyLines: [displayName], street, city: place.city, postCode: place.postCode, countryCode: 'AT' };
  const hasRhythm = customerId === toolKitchen || wellInformed.includes(customerId);
  const historyOf = () => {
    if (hasRhythm) return rhythmOf(customerId);
    if (special.longHistory.includes(customerId)) return { orders: 200, lines: 40 };
    return special.noHistory.includes(customerId) ? { orders: 0, lines: 0 } : { orders: random.whole(26, 48), lines: random.whole(6, 16) };
  };
  return {
    tenant,
    customerId,
    displayName,
    seat: {
      ...base,
      externalId: `${customerId}-00`,
      customerId,
      firstName: random.pick(firstNames),
      lastName: random.pick(lastNames),
      unloadingAreas: [],
    },
    deliveryAddresses: makeAddresses(random, tenant, customerId, base),
    deliverySlots: makeSlots(random),
    alternativeTours: number % 3 === 2 ? [] : [makeTour(random)],
    isDisabled: special.disabled.includes(customerId),
    restriction: special.catalogueRestriction.includes(customerId)
      ? 'catalogue'
      : special.essenceOnly.includes(customerId)
        ? 'essenceOnly'
        : 'none',
    hasReachedOrderLimit: special.orderLimit.includes(customerId),
    history: historyOf(),
    hasRhythm,
    hasSeveralPlaces: special.severalPlaces.includes(customerId),
    billingTime: random.chance(0.5) ? 'ORDER_TIME' : 'DELIVERY_TIME',
    contactPersonId: `contact-${random.whole(1, 3)}`,
  };
}

/** The seat itself first; customer 100 has three addresses, the others one or two. */
function makeAddresses(random: SeededRandom, tenant: TenantCode, customerId: string, seat: Omit<Address, 'externalId'>): Address[] {
  const count = customerId === '100' ? 3 : random.whole(1, 2);
  return Array.from({ length: count }, (_, index) => {
    const externalId = `${customerId}-0${index + 1}`;
    if (index === 0) return { ...seat, externalId, unloadingAreas: random.sample(unloadingAreas, random.whole(2, 3)) };
    const place = random.pick(placesOf(tenant));
    return {
      ...seat,
      externalId,
      companyLines: [...(seat.companyLines ?? []), index === 1 ? 'Zweigbetrieb' : 'Sommerbetrieb'],
      street: `${random.pick(streets)} ${random.whole(1, 88)}`,
      city: place.city,
      postCode: place.postCode,
      // The second address has no unloading areas, so that both cases can be tried.
      unloadingAreas: index === 1 ? [] : random.sample(unloadingAreas, 2),
    };
  });
}

/** Two to four weekly deliveries, Monday to Saturday, to be ordered by the afternoon before. */
function makeSlots(random: SeededRandom): DeliverySlot[] {
  const days = random.sample([1, 2, 3, 4, 5, 6], random.whole(3, 4));
  const time = random.pick(['06:30', '07:00', '08:15']);
  return days.map((day) => ({
    id: `slot-${day}`,
    day,
    time,
    lastOrderDay: weekday(day - 1),
    lastOrderTime: day === 1 ? '18:00' : '14:30',
  }));
}

function makeTour(random: SeededRandom): AlternativeTourDeliverySlot {
  const day = random.whole(2, 5);
  return {
    id: `tour-${day}`,
    dayOfDelivery: day,
    timeOfDelivery: '11:00',
    orderUntilDeadlineDay: weekday(day - 2),
    orderUntilDeadlineTime: '12:00',
    tourId: `T-${random.whole(100, 599)}`,
  };
}

const disabledReasons: Readonly<Record<Language, string>> = {
  de: 'Dieses Kundenkonto ist gesperrt. Bitte wenden Sie sich an Ihren Außendienst.',
  en: 'This customer account is blocked. Please contact your sales representative.',
  it: 'Questo account cliente è bloccato. Si rivolga al Suo agente di vendita.',
};

/** A customer's changes by calls. */
export interface CustomerChanges {
  readonly showEssenceForDays: number;
  readonly hasReachedOrderLimit: boolean;
}

/** A customer as the backend answers it now. */
export function toCustomer(record: CustomerRecord, language: Language, now: Date, changes: CustomerChanges): Customer {
  const { tenant, customerId } = record;
  return {
    id: `${tenant}-${customerId}`,
    customerId,
    tenant,
    displayName: record.displayName,
    customerAddress: record.seat,
    disabled: record.isDisabled,
    ...(record.isDisabled && { disabledReason: disabledReasons[language] }),
    priceLists: ['GASTRO-A'],
    deliveryAddresses: [...record.deliveryAddresses],
    deliverySlots: [...record.deliverySlots],
    alternativeTourDeliverySlots: [...record.alternativeTours],
    upcomingDays: upcomingDaysOf(record, now),
    assignedUsers: demoUsers
      .filter((user) => user.tenant === tenant && user.customerIds.includes(customerId))
      .map(({ userId, userName, email }) => ({ userId, userName, email, isEnabled: true })),
    lastOrderTime: '14:30',
    hasCatalogRestriction: record.restriction !== 'none',
    showEssenceForDays: changes.showEssenceForDays,
    billingTime: record.billingTime,
    reachedSubshopOrderLimit: changes.hasReachedOrderLimit,
    personalContactPersonId: record.contactPersonId,
  };
}

const restrictionTexts: Readonly<Record<Exclude<Restriction, 'none'>, Readonly<Record<Language, string>>>> = {
  catalogue: {
    de: 'Für Ihren Betrieb sind Getränke mit Alkohol nicht freigeschaltet.',
    en: 'Drinks with alcohol are not available to your business.',
    it: 'Le bevande alcoliche non sono disponibili per la Sua azienda.',
  },
  essenceOnly: {
    de: 'Ihr Betrieb kann nur Artikel der Essenzliste bestellen.',
    en: 'Your business can only order products on the essence list.',
    it: 'La Sua azienda può ordinare solo articoli della lista essenziale.',
  },
};

/**
 * The restriction of a customer as the backend answers it.
 *
 * @param blockedCategoryIds categories that a catalogue restriction takes out
 */
export function toRestriction(
  { restriction }: CustomerRecord,
  language: Language,
  blockedCategoryIds: readonly string[],
): ProductRestriction {
  switch (restriction) {
    case 'none':
      return {};
    case 'catalogue':
      return { blockedCategoryIds: [...blockedCategoryIds], message: restrictionTexts.catalogue[language] };
    case 'essenceOnly':
      return { essenceOnly: true, message: restrictionTexts.essenceOnly[language] };
  }
}
