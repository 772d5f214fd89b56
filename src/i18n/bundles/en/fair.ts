// Written from textBundles.ts by `npm run gen`.
import fair from '../../messages/en/fair.json';

export const messages = { ...fair };
