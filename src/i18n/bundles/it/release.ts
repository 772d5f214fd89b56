// Written from textBundles.ts by `npm run gen`.
import release from '../../messages/it/release.json';

export const messages = { ...release };
