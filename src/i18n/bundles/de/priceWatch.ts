// Written from textBundles.ts by `npm run gen`.
import priceWatch from '../../messages/de/priceWatch.json';

export const messages = { ...priceWatch };
