// Written from textBundles.ts by `npm run gen`.
import quantityLarge from '../../messages/de/quantity-large.json';

export const messages = { ...quantityLarge };
