// Written from textBundles.ts by `npm run gen`.
import priceWatch from '../../messages/en/priceWatch.json';

export const messages = { ...priceWatch };
