// Written from textBundles.ts by `npm run gen`.
import promotion from '../../messages/it/promotion.json';
import searchEmpty from '../../messages/it/search-empty.json';

export const messages = { ...promotion, ...searchEmpty };
