// Written from textBundles.ts by `npm run gen`.
import analytics from '../../messages/de/analytics.json';

export const messages = { ...analytics };
