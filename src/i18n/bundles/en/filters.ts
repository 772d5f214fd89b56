// Written from textBundles.ts by `npm run gen`.
import searchFilters from '../../messages/en/search-filters.json';

export const messages = { ...searchFilters };
