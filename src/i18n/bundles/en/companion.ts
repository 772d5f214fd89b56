// Written from textBundles.ts by `npm run gen`.
import companion from '../../messages/en/companion.json';

export const messages = { ...companion };
