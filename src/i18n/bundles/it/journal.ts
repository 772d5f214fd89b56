// Written from textBundles.ts by `npm run gen`.
import journal from '../../messages/it/journal.json';

export const messages = { ...journal };
