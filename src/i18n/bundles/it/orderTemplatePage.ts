// Written from textBundles.ts by `npm run gen`.
import orderTemplatePage from '../../messages/it/orderTemplatePage.json';

export const messages = { ...orderTemplatePage };
