export * from './create-inventory.msw.ts';
export * from './delete-inventory.msw.ts';
export * from './get-inventories-excel.msw.ts';
export * from './get-inventory-details.msw.ts';
export * from './list-deleted-inventories.msw.ts';
export * from './list-grouped-inventories.msw.ts';
export * from './recover-inventory.msw.ts';
