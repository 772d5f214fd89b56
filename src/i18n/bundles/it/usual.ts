// Written from textBundles.ts by `npm run gen`.
import usual from '../../messages/it/usual.json';

export const messages = { ...usual };
