// Written from textBundles.ts by `npm run gen`.
import quickEntry from '../../messages/de/quickEntry.json';
import quantityNumber from '../../messages/de/quantity-number.json';

export const messages = { ...quickEntry, ...quantityNumber };
