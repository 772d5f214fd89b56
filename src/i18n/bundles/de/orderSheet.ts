// Written from textBundles.ts by `npm run gen`.
import orderSheet from '../../messages/de/orderSheet.json';
import quantityNumber from '../../messages/de/quantity-number.json';
import templateChoice from '../../messages/de/templateChoice.json';

export const messages = { ...orderSheet, ...quantityNumber, ...templateChoice };
