// Written from textBundles.ts by `npm run gen`.
import orderSheet from '../../messages/en/orderSheet.json';
import quantityNumber from '../../messages/en/quantity-number.json';
import templateChoice from '../../messages/en/templateChoice.json';

export const messages = { ...orderSheet, ...quantityNumber, ...templateChoice };
