// Written from textBundles.ts by `npm run gen`.
import journal from '../../messages/en/journal.json';

export const messages = { ...journal };
