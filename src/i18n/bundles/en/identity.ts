// Written from textBundles.ts by `npm run gen`.
import identity from '../../messages/en/identity.json';

export const messages = { ...identity };
