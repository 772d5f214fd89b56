// Written from textBundles.ts by `npm run gen`.
import identity from '../../messages/de/identity.json';

export const messages = { ...identity };
