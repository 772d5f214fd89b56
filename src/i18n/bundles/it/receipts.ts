// Written from textBundles.ts by `npm run gen`.
import receipt from '../../messages/it/receipt.json';

export const messages = { ...receipt };
