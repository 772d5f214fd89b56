// Written from textBundles.ts by `npm run gen`.
import companion from '../../messages/de/companion.json';

export const messages = { ...companion };
