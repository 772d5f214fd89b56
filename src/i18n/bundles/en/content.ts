// Written from textBundles.ts by `npm run gen`.
import content from '../../messages/en/content.json';
import promotion from '../../messages/en/promotion.json';

export const messages = { ...content, ...promotion };
