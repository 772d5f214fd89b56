// Written from textBundles.ts by `npm run gen`.
import quickEntry from '../../messages/en/quickEntry.json';
import quantityNumber from '../../messages/en/quantity-number.json';

export const messages = { ...quickEntry, ...quantityNumber };
