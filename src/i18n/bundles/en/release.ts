// Written from textBundles.ts by `npm run gen`.
import release from '../../messages/en/release.json';

export const messages = { ...release };
