// Written from textBundles.ts by `npm run gen`.
import promotion from '../../messages/de/promotion.json';
import searchEmpty from '../../messages/de/search-empty.json';

export const messages = { ...promotion, ...searchEmpty };
