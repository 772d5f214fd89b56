// Written from textBundles.ts by `npm run gen`.
import orderTemplateOverview from '../../messages/en/orderTemplateOverview.json';

export const messages = { ...orderTemplateOverview };
