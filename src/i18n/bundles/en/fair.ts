// Written from textBundles.ts by `npm run gen`.
import error from '../../messages/en/error.json';
import fair from '../../messages/en/fair.json';

export const messages = { ...error, ...fair };
