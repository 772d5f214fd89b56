// Written from textBundles.ts by `npm run gen`.
import journal from '../../messages/de/journal.json';
import cartUsers from '../../messages/de/cartUsers.json';

export const messages = { ...journal, ...cartUsers };
