// Written from textBundles.ts by `npm run gen`.
import release from '../../messages/de/release.json';

export const messages = { ...release };
