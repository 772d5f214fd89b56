// Written from textBundles.ts by `npm run gen`.
import analytics from '../../messages/it/analytics.json';

export const messages = { ...analytics };
