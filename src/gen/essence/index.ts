export * from './get-essence-period.ts';
export * from './set-essence-period.ts';
export * from './get-allergens-excel.ts';
export * from './get-essence-list-pdf.ts';
export * from './list-essence-visibilities.ts';
export * from './list-recent-essence-items-of-product.ts';
export * from './list-recent-essence-items.ts';
export * from './set-essence-visibility.ts';
