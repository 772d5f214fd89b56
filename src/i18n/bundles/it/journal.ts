// Written from textBundles.ts by `npm run gen`.
import journal from '../../messages/it/journal.json';
import cartUsers from '../../messages/it/cartUsers.json';

export const messages = { ...journal, ...cartUsers };
