// Written from textBundles.ts by `npm run gen`.
import receipt from '../../messages/en/receipt.json';

export const messages = { ...receipt };
