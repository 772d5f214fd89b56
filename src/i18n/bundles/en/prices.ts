// Written from textBundles.ts by `npm run gen`.
import priceExplanation from '../../messages/en/price-explanation.json';
import priceWatch from '../../messages/en/priceWatch.json';

export const messages = { ...priceExplanation, ...priceWatch };
