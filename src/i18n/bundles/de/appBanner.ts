// Written from textBundles.ts by `npm run gen`.
import appBanner from '../../messages/de/appBanner.json';

export const messages = { ...appBanner };
