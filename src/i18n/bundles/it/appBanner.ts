// Written from textBundles.ts by `npm run gen`.
import appBanner from '../../messages/it/appBanner.json';

export const messages = { ...appBanner };
