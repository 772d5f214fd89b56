// Written from textBundles.ts by `npm run gen`.
import quantityLarge from '../../messages/it/quantity-large.json';

export const messages = { ...quantityLarge };
