import { queryOptions } from '@tanstack/react-query';
import type { TenantCode } from '../domain/tenant';
import { getGetCustomerQueryOptions } from '../gen/customer/get-customer';
import { getGetInvoiceAddressQueryOptions } from '../gen/customer/get-invoice-address';
import { getGetProductRestrictionQueryOptions } from '../gen/customer/get-product-restriction';
import { getListConfirmationEmailsQueryOptions } from '../gen/customer/list-confirmation-emails';
import { getListCustomersQueryOptions } from '../gen/customer/list-customers';
import { getListDeliveryAddressesQueryOptions } from '../gen/customer/list-delivery-addresses';
import { buyerQuery } from './buyerQuery';
import type { ShopContext } from './shopContext';

/** The customers in a tenant that the user may order for. The list stays the one that was read, so that it is known whether entries of it were left out. */
export const customersOptions = (tenant: TenantCode) =>
  queryOptions({ ...getListCustomersQueryOptions({ tenant }), structuralSharing: false });

/** The chosen customer with its delivery days, deadlines and limits. */
export const customerOptions = (context: ShopContext) =>
  queryOptions(buyerQuery(context, { ...getGetCustomerQueryOptions(context.tenant, context.customerId ?? '') }));

/** Where the customer can be delivered to. */
export const deliveryAddressesOptions = (context: ShopContext) =>
  queryOptions(buyerQuery(context, { ...getListDeliveryAddressesQueryOptions(context.tenant, context.customerId ?? '') }));

/** Where the customer's invoices go. */
export const invoiceAddressOptions = (context: ShopContext) =>
  queryOptions(buyerQuery(context, { ...getGetInvoiceAddressQueryOptions(context.tenant, context.customerId ?? '') }));

/** Addresses that confirmations of the user's orders went to. */
export const confirmationEmailsOptions = () => queryOptions({ ...getListConfirmationEmailsQueryOptions() });

/** What the customer may not order. The server leaves it out of its answers; this is for saying so. */
export const productRestrictionOptions = (context: ShopContext) =>
  queryOptions(buyerQuery(context, { ...getGetProductRestrictionQueryOptions(context.tenant, context.customerId ?? '') }));
