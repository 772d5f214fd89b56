export * from './does-customer-have-bf-user.msw.ts';
export * from './get-customer.msw.ts';
export * from './get-invoice-address.msw.ts';
export * from './get-product-restriction.msw.ts';
export * from './list-confirmation-emails.msw.ts';
export * from './list-customers.msw.ts';
export * from './list-delivery-addresses.msw.ts';
export * from './list-delivery-slots.msw.ts';
