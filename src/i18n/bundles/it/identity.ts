// Written from textBundles.ts by `npm run gen`.
import identity from '../../messages/it/identity.json';

export const messages = { ...identity };
