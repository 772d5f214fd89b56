// Written from textBundles.ts by `npm run gen`.
import companion from '../../messages/de/companion.json';
import usual from '../../messages/de/usual.json';

export const messages = { ...companion, ...usual };
