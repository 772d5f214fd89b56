export * from './get-allergens-excel.msw.ts';
export * from './get-essence-list-pdf.msw.ts';
export * from './get-essence-period.msw.ts';
export * from './list-essence-visibilities.msw.ts';
export * from './list-recent-essence-items-of-product.msw.ts';
export * from './list-recent-essence-items.msw.ts';
export * from './set-essence-period.msw.ts';
export * from './set-essence-visibility.msw.ts';
