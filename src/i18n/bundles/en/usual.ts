// Written from textBundles.ts by `npm run gen`.
import usual from '../../messages/en/usual.json';

export const messages = { ...usual };
