import { customerOf, customersOf, userOf } from '../call';
import type { Handlers } from '../respond';
import { hashOf } from '../seededRandom';
import { alcoholCategories } from '../visitedCatalogue';
import { toRestriction } from '../world/customers';
import { profileOf } from '../world/profiles';
import { customerOfWorld, type World } from '../world/world';

/** Customer accounts of the user. */
export function customerHandlers(world: World): Handlers {
  return {
    doesCustomerHaveBfUser: (call) => hashOf(customerOf(call).customerId) % 2 === 0,
    listConfirmationEmails: (call) => {
      const { email = '', ordermails = [] } = profileOf(world, userOf(call));
      return [...new Set([email, ...ordermails])].filter(Boolean);
    },
    listCustomers: (call) => {
      const user = userOf(call);
      if (call.query.tenant !== user.tenant || call.scenario.noCustomers) return [];
      return customersOf(call).map((customer) => customerOfWorld(world, customer, call));
    },
    getCustomer: (call) => customerOfWorld(world, customerOf(call), call),
    listDeliveryAddresses: (call) => [...customerOf(call).deliveryAddresses],
    listDeliverySlots: (call) => customerOf(call).deliverySlots.map(({ day, time }) => ({ day, ...(time !== undefined && { time }) })),
    getInvoiceAddress: (call) => {
      const { externalId, tenant, companyLines = [], street, city, postCode, countryCode = 'AT' } = customerOf(call).seat;
      return { externalId, ...(tenant && { tenant }), companyLines, street, city, postCode, countryCode, unloadingAreas: [] };
    },
    getProductRestriction: (call) => toRestriction(customerOf(call), call.language, alcoholCategories),
  };
}
