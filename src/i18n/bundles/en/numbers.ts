// Written from textBundles.ts by `npm run gen`.
import quantityNumber from '../../messages/en/quantity-number.json';

export const messages = { ...quantityNumber };
