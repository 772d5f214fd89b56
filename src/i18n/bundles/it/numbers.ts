// Written from textBundles.ts by `npm run gen`.
import quantityNumber from '../../messages/it/quantity-number.json';

export const messages = { ...quantityNumber };
