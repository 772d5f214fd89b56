// Written from textBundles.ts by `npm run gen`.
import companion from '../../messages/it/companion.json';
import usual from '../../messages/it/usual.json';

export const messages = { ...companion, ...usual };
