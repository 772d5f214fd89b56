import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { made } from '#tests/examples/made.ts';
import type { Address, Order } from '#gen/models/index.ts';
import { getAddressMock, getCustomerMock, getOrderMock, getOrderOverviewPageMock } from '#gen/models/index.faker.ts';
import { defaultOrderSort } from '#domain/order/order.ts';
import { own } from './context.fixture';
import { customerOptions } from './customer';
import { orderOptions, orderOverviewOptions } from './order';
import { previousDeliveryOptions } from './previousDelivery';

const address = (externalId: string) => made(getAddressMock, { externalId });
const kitchen = address('100-01');
const hut = address('100-02');
const order = (id: string, userName: string, deliveryAddress: Address, unloadingArea: string, mail: string): Order =>
  made(getOrderMock, { id, userName, deliveryAddress, unloadingArea, confirmationEmails: [mail] });
const orders = [
  order('46003', 'bert.al', hut, 'Talstation', 'bert@gasthof.example'),
  order('46002', 'anna.al', kitchen, 'Keller', 'anna@gasthof.example'),
  order('46001', 'bert.al', kitchen, 'Rampe', 'buero@gasthof.example'),
];

/** Everything is known already, so that nothing is asked. */
function knowing(listed: readonly Order[]): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(
    orderOverviewOptions(own, { sort: defaultOrderSort, filters: {}, page: 0 }).queryKey,
    made(getOrderOverviewPageMock, { orders: listed.map((one) => ({ ...one, itemsCount: 0 })) }),
  );
  client.setQueryData(customerOptions(own).queryKey, made(getCustomerMock));
  for (const one of listed) client.setQueryData(orderOptions(own, one.id).queryKey, one);
  return client;
}

test.each([
  [
    'no place where the last ones went to several, with the recipients of the own last one',
    orders,
    undefined,
    undefined,
    ['46002', ['anna@gasthof.example']],
    true,
  ],
  [
    'the order that is ordered again, no matter who placed it',
    orders,
    '46001',
    ['46001', kitchen, 'Rampe'],
    ['46001', ['buero@gasthof.example']],
    false,
  ],
  ['no recipients where the user has ordered nothing', orders.slice(0, 1), undefined, ['46003', hut, 'Talstation'], undefined, false],
  ['nothing before the first order', [], undefined, undefined, undefined, false],
] as const)('an order starts with %s', async (_what, listed, likeOrder, place, recipients, severalPlaces) => {
  const client = knowing(listed);
  const {
    place: at,
    recipients: to,
    hasSeveral,
  } = await client.fetchQuery(previousDeliveryOptions(client, own, { likeOrder, userName: 'anna.al' }));
  expect(at && [at.order.orderId, at.address, at.unloadingArea]).toEqual(place);
  expect(to && [to.order.orderId, to.mails]).toEqual(recipients);
  expect([at?.order.isRepeated, to?.order.isRepeated].filter((one) => one !== undefined)).not.toContain(likeOrder === undefined);
  expect(hasSeveral).toBe(severalPlaces);
});
