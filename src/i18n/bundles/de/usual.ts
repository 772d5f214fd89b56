// Written from textBundles.ts by `npm run gen`.
import usual from '../../messages/de/usual.json';

export const messages = { ...usual };
