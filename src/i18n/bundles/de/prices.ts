// Written from textBundles.ts by `npm run gen`.
import priceExplanation from '../../messages/de/price-explanation.json';
import priceWatch from '../../messages/de/priceWatch.json';
import quantityNumber from '../../messages/de/quantity-number.json';

export const messages = { ...priceExplanation, ...priceWatch, ...quantityNumber };
