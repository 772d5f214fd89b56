import { queryOptions } from '@tanstack/react-query';
import type { TenantCode } from '#domain/customer/tenant.ts';
import { getGetCustomerQueryOptions } from '#gen/customer/get-customer.ts';
import { getListCustomersQueryOptions } from '#gen/customer/list-customers.ts';
import { enabledForCustomer } from './enabledForCustomer';
import type { ShopContext } from './shopContext';

/** The customers in a tenant that the user may order for. The list stays the one that was read, so that it is known whether entries of it were left out. */
export const customersOptions = (tenant: TenantCode) =>
  queryOptions({ ...getListCustomersQueryOptions({ tenant }), structuralSharing: false });

/** The chosen customer with its delivery days, deadlines and limits. */
export const customerOptions = (context: ShopContext) =>
  queryOptions(enabledForCustomer(context, { ...getGetCustomerQueryOptions(context.tenant, context.customerId ?? '') }));
