// Written from textBundles.ts by `npm run gen`.
import orderTemplateOverview from '../../messages/it/orderTemplateOverview.json';

export const messages = { ...orderTemplateOverview };
