// Written from textBundles.ts by `npm run gen`.
import priceExplanation from '../../messages/de/price-explanation.json';

export const messages = { ...priceExplanation };
