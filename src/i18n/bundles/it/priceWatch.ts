// Written from textBundles.ts by `npm run gen`.
import priceWatch from '../../messages/it/priceWatch.json';

export const messages = { ...priceWatch };
