export * from './list-receipts.ts';
export * from './get-receipt-pdf.ts';
