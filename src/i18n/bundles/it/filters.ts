// Written from textBundles.ts by `npm run gen`.
import searchFilters from '../../messages/it/search-filters.json';

export const messages = { ...searchFilters };
