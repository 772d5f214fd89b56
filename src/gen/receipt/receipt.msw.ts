export * from './get-receipt-pdf.msw.ts';
export * from './list-receipts.msw.ts';
