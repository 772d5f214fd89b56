import type { DayOption } from '#pages/checkout/rules/dayOption.ts';
import { momentOf } from '#domain/text/calendar.ts';
import type { Address } from '#domain/customer/customer.ts';
import type { OrderOverviewEntry } from '#domain/order/order.ts';
import { getAddressMock, getOrderMock, getOrderOverviewEntryMock } from '#gen/models/index.faker.ts';
import { made } from './made';
import { pictureExample } from './product';

/** Delivery addresses for stories: one with unloading areas, one without. */
export const addressesExample: readonly Address[] = [
  made(getAddressMock, {
    externalId: '100-01',
    companyLines: ['Gasthof Ebner'],
    street: 'Dorfplatz 4',
    city: 'Lienz',
    postCode: '9900',
    unloadingAreas: ['Küche', 'Keller'],
  }),
  made(getAddressMock, {
    externalId: '100-02',
    companyLines: ['Gasthof Ebner', 'Almhütte'],
    street: 'Almweg 1',
    city: 'Matrei in Osttirol',
    postCode: '9971',
    unloadingAreas: [],
  }),
];

/** The moment at which the days below are looked at. */
export const lookedAtExample = momentOf('2026-11-23', '10:48');

function dayExample(day: string, deadlineDay: string, deadlineTime: string, tour: 'regular' | 'alternative' = 'regular'): DayOption {
  const slot = {
    id: `slot-${day}`,
    tour,
    weekday: 3,
    time: tour === 'regular' ? '06:30' : '11:00',
    deadlineWeekday: 2,
    deadlineTime,
  } as const;
  return { day, orderUntil: momentOf(deadlineDay, deadlineTime), slotId: slot.id, slot };
}

/** Days that can be requested: one whose deadline is near, one by an alternative tour, and enough for a second page. */
export const daysExample: readonly DayOption[] = [
  dayExample('2026-11-24', '2026-11-23', '11:00'),
  dayExample('2026-11-25', '2026-11-24', '14:30'),
  dayExample('2026-11-27', '2026-11-25', '12:00', 'alternative'),
  dayExample('2026-11-28', '2026-11-27', '14:30'),
  dayExample('2026-12-01', '2026-11-30', '14:30'),
  dayExample('2026-12-02', '2026-12-01', '14:30'),
  dayExample('2026-12-04', '2026-12-03', '14:30'),
  dayExample('2026-12-05', '2026-12-04', '14:30'),
  dayExample('2026-12-08', '2026-12-07', '14:30'),
  dayExample('2026-12-09', '2026-12-08', '14:30'),
];

const [kitchen] = addressesExample;

/** An order for stories, with everything that an order can have. */
export const orderExample = made(getOrderMock, {
  id: '4500012345',
  creationTime: '2026-11-21T08:14:00Z',
  customerId: '100',
  customerOrderId: 'Hochzeit Huber',
  deliverySlotDate: '2026-11-25',
  requestedDeliveryDateFreshProducts: '2026-11-25',
  requestedDeliveryDateFrozenProducts: '2026-11-27',
  deliverySlotTime: '07:00',
  ...(kitchen && { deliveryAddress: kitchen }),
  unloadingArea: 'Küche',
  source: 'WEBSHOP',
  userName: 'johanna.ebner',
  comment: 'Bitte Hintereingang benutzen.',
  supplierNotes: 'Steinpilze kommen mit der nächsten Tour.',
  confirmationEmails: ['kueche@gasthof-ebner.example', 'johanna.ebner@gasthof-ebner.example'],
  orderItems: [
    {
      productSku: '104211',
      displayedProductId: '104211',
      name: 'Almbutter, 250 g Stück',
      imagePath: pictureExample,
      priceString: '2.45',
      mostAccurateRowTotalString: '29.40',
      amount: 2,
      ratio: 6,
      unitAbbr: 'KRT',
      baseUnit: 'STK',
    },
    {
      productSku: '904793',
      displayedProductId: '904793',
      name: 'Tischfein Weinglas 35 cl, 6 Stück',
      preOrder: true,
      priceString: '19.98',
      mostAccurateRowTotalString: '79.92',
      amount: 4,
      ratio: 1,
      unitAbbr: 'PKG',
      baseUnit: 'PKG',
    },
    {
      productSku: '707590',
      displayedProductId: '707590',
      name: 'Graved Lachs geschnitten, 200 g Packung',
      alternativeDeliveryDate: '2026-11-28',
      priceString: '5.68',
      mostAccurateRowTotalString: '568.00',
      amount: 10,
      ratio: 10,
      unitAbbr: 'KRT',
      baseUnit: 'PKG',
    },
  ],
  freeItems: [{ productSku: '104211', name: 'Almbutter, 250 g Stück', amount: 1, unitAbbr: 'KRT' }],
  nonWebshopItems: [
    { supplierProductId: 'HB-7781', gtin: '9001234567894', name: 'Schlutzkrapfen hausgemacht', amount: 3, unit: 'Tasse', freeAmount: 1 },
  ],
  rejectedItems: [{ sku: '208840', name: 'Steinpilze getrocknet, 500 g Beutel', reason: 'REMOVED_FROM_INVENTORY' }],
});

/** A page of the order list for stories. */
export const orderListExample: readonly OrderOverviewEntry[] = [
  made(getOrderOverviewEntryMock, {
    id: '4501000044',
    creationTime: '2026-11-19T07:47:00Z',
    deliverySlotDate: '2026-11-20',
    ...(kitchen && { deliveryAddress: kitchen }),
    unloadingArea: 'Küche',
    source: 'WEBSHOP',
    userName: 'anna.al',
    itemsCount: 6,
    totalPriceString: '536.16',
  }),
  made(getOrderOverviewEntryMock, {
    id: '4501000043',
    creationTime: '2026-10-31T06:47:00Z',
    customerOrderId: 'Terrasse',
    deliverySlotDate: '2026-11-04',
    requestedDeliveryDateFrozenProducts: '2026-11-06',
    ...(kitchen && { deliveryAddress: kitchen }),
    unloadingArea: 'Keller',
    source: 'EMAIL',
    userName: 'anna.al',
    itemsCount: 8,
    totalPriceString: '1815.12',
  }),
  made(getOrderOverviewEntryMock, {
    id: '4501000042',
    creationTime: '2026-10-15T11:05:00Z',
    deliverySlotDate: '2026-10-16',
    source: 'PUSH_NOTIFICATION',
    userName: 'ben.al',
    itemsCount: 1,
    totalPriceString: '24.05',
  }),
];
