// Written from textBundles.ts by `npm run gen`.
import journal from '../../messages/en/journal.json';
import cartUsers from '../../messages/en/cartUsers.json';

export const messages = { ...journal, ...cartUsers };
