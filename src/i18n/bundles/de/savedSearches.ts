// Written from textBundles.ts by `npm run gen`.
import savedSearch from '../../messages/de/savedSearch.json';

export const messages = { ...savedSearch };
