// Written from textBundles.ts by `npm run gen`.
import error from '../../messages/de/error.json';
import fair from '../../messages/de/fair.json';

export const messages = { ...error, ...fair };
