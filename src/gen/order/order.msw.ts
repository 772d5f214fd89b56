export * from './delete-companion-order.msw.ts';
export * from './get-order.msw.ts';
export * from './import-companion-order.msw.ts';
export * from './list-companion-orders.msw.ts';
export * from './list-order-overview.msw.ts';
export * from './list-orders.msw.ts';
