// Written from textBundles.ts by `npm run gen`.
import savedSearch from '../../messages/en/savedSearch.json';

export const messages = { ...savedSearch };
