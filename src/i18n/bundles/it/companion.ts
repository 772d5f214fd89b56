// Written from textBundles.ts by `npm run gen`.
import companion from '../../messages/it/companion.json';

export const messages = { ...companion };
