// Written from textBundles.ts by `npm run gen`.
import content from '../../messages/it/content.json';
import promotion from '../../messages/it/promotion.json';

export const messages = { ...content, ...promotion };
