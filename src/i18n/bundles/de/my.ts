// Written from textBundles.ts by `npm run gen`.
import my from '../../messages/de/my.json';

export const messages = { ...my };
