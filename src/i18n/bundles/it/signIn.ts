// Written from textBundles.ts by `npm run gen`.
import signIn from '../../messages/it/signIn.json';

export const messages = { ...signIn };
