// Written from textBundles.ts by `npm run gen`.
import fair from '../../messages/it/fair.json';

export const messages = { ...fair };
