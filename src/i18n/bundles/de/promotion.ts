// Written from textBundles.ts by `npm run gen`.
import promotion from '../../messages/de/promotion.json';

export const messages = { ...promotion };
