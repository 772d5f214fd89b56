// Written from textBundles.ts by `npm run gen`.
import quickEntry from '../../messages/en/quickEntry.json';

export const messages = { ...quickEntry };
