// Written from textBundles.ts by `npm run gen`.
import promotion from '../../messages/it/promotion.json';

export const messages = { ...promotion };
