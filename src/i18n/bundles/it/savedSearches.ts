// Written from textBundles.ts by `npm run gen`.
import savedSearch from '../../messages/it/savedSearch.json';

export const messages = { ...savedSearch };
