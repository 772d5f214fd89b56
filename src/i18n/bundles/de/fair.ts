// Written from textBundles.ts by `npm run gen`.
import fair from '../../messages/de/fair.json';

export const messages = { ...fair };
