// Written from textBundles.ts by `npm run gen`.
import priceExplanation from '../../messages/it/price-explanation.json';
import priceWatch from '../../messages/it/priceWatch.json';
import quantityNumber from '../../messages/it/quantity-number.json';

export const messages = { ...priceExplanation, ...priceWatch, ...quantityNumber };
