// Written from textBundles.ts by `npm run gen`.
import quantityNumber from '../../messages/de/quantity-number.json';

export const messages = { ...quantityNumber };
