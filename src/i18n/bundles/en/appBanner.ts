// Written from textBundles.ts by `npm run gen`.
import appBanner from '../../messages/en/appBanner.json';

export const messages = { ...appBanner };
