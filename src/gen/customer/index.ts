export * from './does-customer-have-bf-user.ts';
export * from './list-confirmation-emails.ts';
export * from './list-customers.ts';
export * from './get-customer.ts';
export * from './list-delivery-addresses.ts';
export * from './list-delivery-slots.ts';
export * from './get-invoice-address.ts';
export * from './get-product-restriction.ts';
