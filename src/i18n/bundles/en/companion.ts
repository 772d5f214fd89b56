// Written from textBundles.ts by `npm run gen`.
import companion from '../../messages/en/companion.json';
import usual from '../../messages/en/usual.json';

export const messages = { ...companion, ...usual };
