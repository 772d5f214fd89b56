// Written from textBundles.ts by `npm run gen`.
import promotion from '../../messages/en/promotion.json';

export const messages = { ...promotion };
