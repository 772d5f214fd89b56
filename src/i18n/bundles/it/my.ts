// Written from textBundles.ts by `npm run gen`.
import my from '../../messages/it/my.json';

export const messages = { ...my };
