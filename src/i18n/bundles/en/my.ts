// Written from textBundles.ts by `npm run gen`.
import my from '../../messages/en/my.json';

export const messages = { ...my };
