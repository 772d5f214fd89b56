// Written from textBundles.ts by `npm run gen`.
import signIn from '../../messages/de/signIn.json';

export const messages = { ...signIn };
