// Written from textBundles.ts by `npm run gen`.
import orderSheet from '../../messages/it/orderSheet.json';
import quantityNumber from '../../messages/it/quantity-number.json';
import templateChoice from '../../messages/it/templateChoice.json';

export const messages = { ...orderSheet, ...quantityNumber, ...templateChoice };
