// Written from textBundles.ts by `npm run gen`.
import orderSheet from '../../messages/de/orderSheet.json';
import quantityNumber from '../../messages/de/quantity-number.json';

export const messages = { ...orderSheet, ...quantityNumber };
