// Written from textBundles.ts by `npm run gen`.
import analytics from '../../messages/en/analytics.json';

export const messages = { ...analytics };
