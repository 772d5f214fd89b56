export * from './list-orders.ts';
export * from './list-order-overview.ts';
export * from './get-order.ts';
export * from './list-companion-orders.ts';
export * from './delete-companion-order.ts';
export * from './import-companion-order.ts';
