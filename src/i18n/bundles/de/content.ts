// Written from textBundles.ts by `npm run gen`.
import content from '../../messages/de/content.json';
import promotion from '../../messages/de/promotion.json';

export const messages = { ...content, ...promotion };
