// Written from textBundles.ts by `npm run gen`.
import quickEntry from '../../messages/it/quickEntry.json';

export const messages = { ...quickEntry };
