// Written from textBundles.ts by `npm run gen`.
import priceExplanation from '../../messages/it/price-explanation.json';

export const messages = { ...priceExplanation };
