// Written from textBundles.ts by `npm run gen`.
import orderTemplateOverview from '../../messages/de/orderTemplateOverview.json';

export const messages = { ...orderTemplateOverview };
