// Written from textBundles.ts by `npm run gen`.
import journal from '../../messages/de/journal.json';

export const messages = { ...journal };
