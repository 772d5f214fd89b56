// Written from textBundles.ts by `npm run gen`.
import priceExplanation from '../../messages/en/price-explanation.json';

export const messages = { ...priceExplanation };
