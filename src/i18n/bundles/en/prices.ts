// Written from textBundles.ts by `npm run gen`.
import priceExplanation from '../../messages/en/price-explanation.json';
import priceWatch from '../../messages/en/priceWatch.json';
import quantityNumber from '../../messages/en/quantity-number.json';

export const messages = { ...priceExplanation, ...priceWatch, ...quantityNumber };
