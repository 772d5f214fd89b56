// Written from textBundles.ts by `npm run gen`.
import receipt from '../../messages/de/receipt.json';

export const messages = { ...receipt };
