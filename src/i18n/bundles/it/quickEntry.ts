// Written from textBundles.ts by `npm run gen`.
import quickEntry from '../../messages/it/quickEntry.json';
import quantityNumber from '../../messages/it/quantity-number.json';

export const messages = { ...quickEntry, ...quantityNumber };
