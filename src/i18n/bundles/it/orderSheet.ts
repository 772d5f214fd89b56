// Written from textBundles.ts by `npm run gen`.
import orderSheet from '../../messages/it/orderSheet.json';
import quantityNumber from '../../messages/it/quantity-number.json';

export const messages = { ...orderSheet, ...quantityNumber };
