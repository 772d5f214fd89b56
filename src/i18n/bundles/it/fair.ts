// Written from textBundles.ts by `npm run gen`.
import error from '../../messages/it/error.json';
import fair from '../../messages/it/fair.json';

export const messages = { ...error, ...fair };
