// Written from textBundles.ts by `npm run gen`.
import priceExplanation from '../../messages/it/price-explanation.json';
import priceWatch from '../../messages/it/priceWatch.json';

export const messages = { ...priceExplanation, ...priceWatch };
