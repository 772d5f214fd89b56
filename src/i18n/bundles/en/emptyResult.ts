// Written from textBundles.ts by `npm run gen`.
import promotion from '../../messages/en/promotion.json';
import searchEmpty from '../../messages/en/search-empty.json';

export const messages = { ...promotion, ...searchEmpty };
