// Written from textBundles.ts by `npm run gen`.
import quickEntry from '../../messages/de/quickEntry.json';

export const messages = { ...quickEntry };
