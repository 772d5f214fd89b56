// Written from textBundles.ts by `npm run gen`.
import signIn from '../../messages/en/signIn.json';

export const messages = { ...signIn };
