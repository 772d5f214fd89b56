export * from './create-inventory.ts';
export * from './delete-inventory.ts';
export * from './list-deleted-inventories.ts';
export * from './list-grouped-inventories.ts';
export * from './get-inventories-excel.ts';
export * from './get-inventory-details.ts';
export * from './recover-inventory.ts';
