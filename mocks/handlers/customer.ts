import {
  getDoesCustomerHaveBfUserMockHandler,
  getGetCustomerMockHandler,
  getGetInvoiceAddressMockHandler,
  getGetProductRestrictionMockHandler,
  getListConfirmationEmailsMockHandler,
  getListCustomersMockHandler,
  getListDeliveryAddressesMockHandler,
  getListDeliverySlotsMockHandler,
} from '../../src/gen/customer/customer.msw';
import type { ListCustomersQueryParams } from '../../src/gen/zod/customer/customer.zod';
import { callOf, customerOf, queryOf, userOf } from '../call';
import { hashOf } from '../seededRandom';
import { alcoholCategories } from '../viewedCatalogue';
import { findCustomer, toRestriction } from '../world/customers';
import { profileOf } from '../world/profiles';
import { customerOfWorld, type World } from '../world/world';

/** Customer accounts of the user. */
export function customerHandlers(world: World) {
  return {
    doesCustomerHaveBfUser: getDoesCustomerHaveBfUserMockHandler((info) => hashOf(customerOf(callOf(info)).customerId) % 2 === 0),
    listConfirmationEmails: getListConfirmationEmailsMockHandler((info) => {
      const { email = '', ordermails = [] } = profileOf(world, userOf(callOf(info)));
      return [...new Set([email, ...ordermails])].filter(Boolean);
    }),
    listCustomers: getListCustomersMockHandler((info) => {
      const call = callOf(info);
      const user = userOf(call);
      if (queryOf<typeof ListCustomersQueryParams>(call).tenant !== user.tenant || call.scenario.noCustomers) return [];
      return user.customerIds
        .map((customerId) => findCustomer(user.tenant, customerId))
        .filter((customer) => customer !== undefined)
        .map((customer) => customerOfWorld(world, customer, call));
    }),
    getCustomer: getGetCustomerMockHandler((info) => {
      const call = callOf(info);
      return customerOfWorld(world, customerOf(call), call);
    }),
    listDeliveryAddresses: getListDeliveryAddressesMockHandler((info) => [...customerOf(callOf(info)).deliveryAddresses]),
    listDeliverySlots: getListDeliverySlotsMockHandler((info) =>
      customerOf(callOf(info)).deliverySlots.map(({ day, time }) => ({ day, ...(time !== undefined && { time }) })),
    ),
    getInvoiceAddress: getGetInvoiceAddressMockHandler((info) => {
      const { externalId, tenant, companyLines = [], street, city, postCode, countryCode = 'AT' } = customerOf(callOf(info)).seat;
      return { externalId, ...(tenant && { tenant }), companyLines, street, city, postCode, countryCode, unloadingAreas: [] };
    }),
    getProductRestriction: getGetProductRestrictionMockHandler((info) => {
      const call = callOf(info);
      return toRestriction(customerOf(call), call.language, alcoholCategories);
    }),
  };
}
